// Characters of an unquoted local part (RFC 5322 atoms, RFC 6532 letters). The domain is already ASCII here.
const part = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
export const emailPattern = new RegExp(
  `^${part}(?:\\.${part})*@(?:[a-z\\d][a-z\\d-]*\\.)+(?:[a-z]{2,}|xn--[a-z\\d-]+)$`,
  "iu",
);

export const longestEmail = 254;

/** The stored form of an address: lower case, NFC, domain in ASCII, without characters copied along with it. */
export function canonicalEmail(written: string): string {
  const address = copied(written).toLowerCase().normalize("NFC");
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

/** Joiners between letters beyond ASCII are visible in some scripts, and part of their domains. */
const invisible =
  /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/gu;

/** Extracts an address from a link or a sentence, even one typed in full-width letters. */
function copied(written: string): string {
  const text = written
    .replace(invisible, "")
    .normalize("NFKC")
    .replace(/^[\s<("]+|(?<![\s>)".,;])[\s>)".,;]+$/g, "");
  const [, linked] = /^mailto:([^?]*)/i.exec(text) ?? [];
  return linked === undefined ? text : decoded(linked);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).trim();
  } catch {
    return part;
  }
}

/** True for an address that needs SMTPUTF8, because the part before the @ has no ASCII form. */
export const isInternational = (address: string) => /[^\0-\x7f]/.test(address);

function asciiDomain(domain: string): string {
  if (!isInternational(domain) || !/^(?:[\p{L}\p{M}\p{N}\u3002\uff61.-]|\u200c|\u200d)+$/u.test(domain)) return domain;
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}
