/** What the page and its service worker call things between them. */
export const keepMessage = "keep";
export const syncTag = "hand-in";
/** Stands in every page that this server sends to takers, and in no error page of a proxy. */
export const mark = 'name="assay-page"';
