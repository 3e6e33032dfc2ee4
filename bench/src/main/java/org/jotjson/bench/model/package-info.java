/**
 * Documents as classes: the MediaContent of the Eishay benchmark as beans, twitter and citm_catalog
 * as records. Names are those of the JSON, so that no library needs a naming strategy.
 */
package org.jotjson.bench.model;
