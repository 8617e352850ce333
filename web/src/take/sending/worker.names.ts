export const cacheMessage = "keep";
export const syncTag = "hand-in";
/** Part of every page this server sends to takers, and of no proxy's error page. */
export const mark = 'name="assay-page"';
