/** In Markdown: what is the same in every language. A dollar sign begins and ends formulas where prices do not have it. */
const formula = /\$\$[^$]+\$\$|\$(?!\s)[^$\n]+(?<!\s)\$(?!\d)/;
const code = /```[\s\S]*?```|`[^`]+`/;
const target = /\]\([^)]*\)/;

export const fixedParts = new RegExp([formula, code, target].map(({ source }) => source).join("|"), "g");
