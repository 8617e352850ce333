export const cacheMessage = "keep";
export const syncTag = "hand-in";
/** Part of every page that this server sends to takers, but not of a proxy's error page. */
export const mark = 'name="assay-page"';
