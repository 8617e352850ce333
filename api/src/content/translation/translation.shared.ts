/** How many languages an item may be translated into. */
export const mostLanguages = 30;
