// Letters, marks and digits of any script before the @; the domain is in ASCII when this is asked.
const part = "[\\p{L}\\p{M}\\p{N}_'+-]";
export const emailPattern = new RegExp(
  `^(?:${part}+\\.)*[\\p{L}\\p{M}\\p{N}_'+-]*[\\p{L}\\p{M}\\p{N}_+-]@(?:[a-z\\d][a-z\\d-]*\\.)+(?:[a-z]{2,}|xn--[a-z\\d-]+)$`,
  "iu",
);
export const longestEmail = 254;

/** An address as it is stored and compared: trimmed, in lower case, composed, its domain in ASCII. */
export function canonicalEmail(written: string): string {
  const address = written.trim().toLowerCase().normalize("NFC");
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

/** What only some mail servers take (SMTPUTF8): domains are written in ASCII, but the part before the @ cannot be. */
export const isInternational = (address: string) => /[^\0-\x7f]/.test(address);

function asciiDomain(domain: string): string {
  if (!isInternational(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}
