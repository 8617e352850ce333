/** False if a text certainly looks the same formatted. */
export const mayHaveMarkup = (text: string) => /[*_`$\\[]|&#?\w+;|https?:|@|^\s*(?:[-+]|\d{1,9}[.)])\s/m.test(text);
