/** In characters. */
const addressLength = { shortest: 3, longest: 40 };

/** How many an item may have, of which one is its present one and the others lead on to it. */
export const mostAddresses = 20;

/** Words that people would take for a part of the site, and not for somebody's item. */
const reserved = new Set(
  "about account admin administrator api app assay billing contact help home login logout mail null official operator owner password privacy register reset root security settings signin signup status support system terms undefined verify www".split(
    " ",
  ),
);

/** Capitals and spaces around are no part of an address. */
export const addressFrom = (typed: string): string => typed.trim().toLowerCase();

/** Why no item can have an address; null if one could. Letters are those of ASCII, so that none look alike. */
export function formFlaw(address: string): string | null {
  const { shortest, longest } = addressLength;
  if (/[^a-z0-9-]/.test(address)) return "Use only letters from a to z, digits and hyphens";
  if (address.length < shortest) return `Use at least ${shortest} characters`;
  if (address.length > longest) return `Use at most ${longest} characters`;
  if (/^-|-$|--/.test(address)) return "Use single hyphens, between letters or digits";
  if (reserved.has(address)) return "This word is kept for the site itself. Choose another.";
  return null;
}

/** In characters: what people type on a phone without sighing. */
const suggestedLength = 24;

/** An address made of a title; null where it has too few letters for one. */
export function addressOfTitle(title: string): string | null {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const most = words.findIndex((_, place) => words.slice(0, place + 1).join("-").length > suggestedLength);
  const kept = most === -1 ? words : words.slice(0, Math.max(1, most));
  // An address that was cut off does not end with an article.
  while (kept.length < words.length && kept.length > 1 && (kept.at(-1)?.length ?? 0) <= 3) kept.pop();
  const address = kept.join("-");
  return formFlaw(address) === null ? address : null;
}

export const addressPath = (address: string) => `/q/${address}`;
