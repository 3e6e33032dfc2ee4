/** Records and beans: which members they have, and the class that writes them. */
package org.jotjson.internal.bind;
