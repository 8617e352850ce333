// Letters, marks and digits of any script before the @; the domain is ASCII by then.
const part = "[\\p{L}\\p{M}\\p{N}_'+-]";
export const emailPattern = new RegExp(
  `^(?:${part}+\\.)*[\\p{L}\\p{M}\\p{N}_'+-]*[\\p{L}\\p{M}\\p{N}_+-]@(?:[a-z\\d][a-z\\d-]*\\.)+(?:[a-z]{2,}|xn--[a-z\\d-]+)$`,
  "iu",
);

export const longestEmail = 254;

/** The stored form of an address: trimmed, lower case, NFC, its domain in ASCII. */
export function canonicalEmail(written: string): string {
  const address = written.trim().toLowerCase().normalize("NFC");
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

/** Needs SMTPUTF8, because the part before the @ has no ASCII form. */
export const isInternational = (address: string) => /[^\0-\x7f]/.test(address);

function asciiDomain(domain: string): string {
  if (!isInternational(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}
