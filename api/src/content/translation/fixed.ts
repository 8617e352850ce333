import { typedFormulas } from "../../rich/typed.shared.ts";

const code = /```[\s\S]*?```|`[^`]+`/;
const target = /\]\((?:(?!\]\()[^)])*\)/;

/** Parts of Markdown that are the same in every language. */
export const fixedParts = new RegExp([typedFormulas, code, target].map(({ source }) => source).join("|"), "g");
