import { invalid } from "../../platform/errors.ts";
import type { Source } from "../source/source.ts";

/** All headings of a source, in order. */
export const headingsOf = ({ passages }: Source): string[] => [
  ...new Set(passages.flatMap(({ section }) => (section === null ? [] : [section]))),
];

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\s\p{P}\p{S}]+/gu, " ")
    .trim()
    .toLowerCase();

/** The headings that match a requested section: the same words, or otherwise the headings that contain them. */
function headingsMeant(wish: string, headings: readonly string[]): readonly string[] {
  const words = plain(wish);
  const same = headings.filter((heading) => plain(heading) === words);
  return same.length > 0 || words === "" ? same : headings.filter((heading) => plain(heading).includes(words));
}

/** Sections may be requested before anyone has seen the headings. Names that match no heading are left out. */
export function namedSections(wished: readonly string[], headings: readonly string[]): string[] {
  const wishedHeadings = new Set(wished.flatMap((wish) => headingsMeant(wish, headings)));
  return headings.filter((heading) => wishedHeadings.has(heading));
}

/** Number of headings that fit into a sentence. */
const mostNamed = 8;

/** Throws VALIDATION_FAILED if a source lacks a requested section. */
export function requireSections(wished: readonly string[], headings: readonly string[]): void {
  const unknown = wished.find((wish) => headingsMeant(wish, headings).length === 0);
  if (unknown === undefined) return;
  const quotedHeadings = headings.slice(0, mostNamed).map((heading) => `“${heading}”`);
  const there =
    quotedHeadings.length === 0
      ? "No headings were recognized in it, so leave the sections empty."
      : `It has ${quotedHeadings.join(", ")}${headings.length > quotedHeadings.length ? " and others" : ""}.`;
  throw invalid("sections", `The source has no section “${unknown}”. ${there}`);
}
