/**
 * What a writer of one class is made of. Writers are made at run time, or at build time by the
 * processor for classes with {@link org.jotjson.annotation.JsonRecord}; by hand, {@link
 * org.jotjson.ToJson} is simpler.
 */
package org.jotjson.bind;
