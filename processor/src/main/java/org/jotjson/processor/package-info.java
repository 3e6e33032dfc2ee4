/** Makes the writers of records and beans when these are compiled. */
package org.jotjson.processor;
