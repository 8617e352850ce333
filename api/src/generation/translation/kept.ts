import { fixedParts } from "../../content/translation/fixed.ts";

/** Parts that a translation may not change: formulas, code, URLs of images and links. */
const fixed = {
  plain: /https?:\/\/\S+/g,
  rich: new RegExp(`${fixedParts.source}|https?:\\/\\/[^\\s)]+`, "g"),
};

/** Whether a drafted translation contains every part that is the same in all languages, as often as the original. */
export function keepsFixedParts(original: string, drafted: string, isRich: boolean): boolean {
  const pattern = isRich ? fixed.rich : fixed.plain;
  const partsOf = (text: string) => [...text.matchAll(pattern)].map(([part]) => part).sort();
  const images = (text: string) => (isRich ? text.split("![").length : 0);
  return partsOf(original).join("\n") === partsOf(drafted).join("\n") && images(original) === images(drafted);
}
