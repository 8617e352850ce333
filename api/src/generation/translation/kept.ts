import { fixedParts } from "../../content/translation/fixed.ts";

/** What a translation may not change: formulas, code, addresses of images and links. */
const fixed = {
  plain: /https?:\/\/\S+/g,
  rich: new RegExp(`${fixedParts.source}|https?:\\/\\/[^\\s)]+`, "g"),
};

/** Whether a drafted translation has everything that is the same in every language, as often as the original. */
export function keepsFixedParts(original: string, drafted: string, isRich: boolean): boolean {
  const pattern = isRich ? fixed.rich : fixed.plain;
  const partsOf = (text: string) => [...text.matchAll(pattern)].map(([part]) => part).sort();
  const images = (text: string) => (isRich ? text.split("![").length : 0);
  return partsOf(original).join("\n") === partsOf(drafted).join("\n") && images(original) === images(drafted);
}
