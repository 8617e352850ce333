import { invalid } from "../../platform/errors.ts";
import type { Source } from "../source/source.ts";

/** All headings of a source, in its order. */
export const headingsOf = ({ passages }: Source): string[] => [
  ...new Set(passages.flatMap(({ section }) => (section === null ? [] : [section]))),
];

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\s\p{P}\p{S}]+/gu, " ")
    .trim()
    .toLowerCase();

/** The headings that a wish means: those of the same words, or else those that hold them. */
function meant(wish: string, headings: readonly string[]): readonly string[] {
  const words = plain(wish);
  const same = headings.filter((heading) => plain(heading) === words);
  return same.length > 0 || words === "" ? same : headings.filter((heading) => plain(heading).includes(words));
}

/** Wishes may be written before anybody has seen the headings. What means none of them is left out. */
export function namedSections(wished: readonly string[], headings: readonly string[]): string[] {
  const named = new Set(wished.flatMap((wish) => meant(wish, headings)));
  return headings.filter((heading) => named.has(heading));
}

/** As many headings as a sentence holds. */
const mostNamed = 8;

/** Throws VALIDATION_FAILED if a source lacks a section that is wished for. */
export function requireSections(wished: readonly string[], headings: readonly string[]): void {
  const unknown = wished.find((wish) => meant(wish, headings).length === 0);
  if (unknown === undefined) return;
  const named = headings.slice(0, mostNamed).map((heading) => `“${heading}”`);
  const there =
    named.length === 0
      ? "Its headings could not be told from its text, so leave the sections empty."
      : `It has ${named.join(", ")}${headings.length > named.length ? " and others" : ""}.`;
  throw invalid("sections", `The source has no section “${unknown}”. ${there}`);
}
