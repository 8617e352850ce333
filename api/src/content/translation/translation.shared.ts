/** Number of languages that an item may be translated into. */
export const mostLanguages = 30;
