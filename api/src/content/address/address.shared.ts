/** Characters. */
const addressLength = { shortest: 3, longest: 40 };

/** Number of addresses an item may have. One is current; the others redirect to the item. */
export const mostAddresses = 20;

/** Words that people would take for a part of the site rather than for an item. */
const reserved = new Set(
  "about account admin administrator api app assay billing contact help home login logout mail null official operator owner password privacy register reset root security settings signin signup status support system terms undefined verify www".split(
    " ",
  ),
);

/** Ignores capitals and surrounding spaces. */
export const addressFrom = (typed: string): string => typed.trim().toLowerCase();

/** The reason why no item can have this address, or null if one could. Only ASCII letters, so that none look alike. */
export function formFlaw(address: string): string | null {
  const { shortest, longest } = addressLength;
  if (/[^a-z0-9-]/.test(address)) return "Use only letters from a to z, digits and hyphens";
  if (address.length < shortest) return `Use at least ${shortest} characters`;
  if (address.length > longest) return `Use up to ${longest} characters`;
  if (/^-|-$|--/.test(address)) return "Use single hyphens, between letters or digits";
  if (reserved.has(address)) return "This word is kept for the site itself. Choose another.";
  return null;
}

/** Characters. Short enough to type comfortably on a phone. */
const suggestedLength = 24;

/** An address made from a title, or null if the title has too few usable letters. */
export function addressOfTitle(title: string): string | null {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const most = words.findIndex((_, place) => words.slice(0, place + 1).join("-").length > suggestedLength);
  const nameWords = most === -1 ? words : words.slice(0, Math.max(1, most));
  // An address that was cut off doesn't end with an article.
  while (nameWords.length < words.length && nameWords.length > 1 && (nameWords.at(-1)?.length ?? 0) <= 3)
    nameWords.pop();
  const address = nameWords.join("-");
  return formFlaw(address) === null ? address : null;
}

export const addressPath = (address: string) => `/q/${address}`;
