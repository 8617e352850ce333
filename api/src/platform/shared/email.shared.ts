// What an unquoted local part is made of (RFC 5322 atoms, RFC 6532 letters); the domain is ASCII by then.
const part = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
export const emailPattern = new RegExp(
  `^${part}(?:\\.${part})*@(?:[a-z\\d][a-z\\d-]*\\.)+(?:[a-z]{2,}|xn--[a-z\\d-]+)$`,
  "iu",
);

export const longestEmail = 254;

/** The stored form of an address: without what is copied along with it, lower case, NFC, its domain in ASCII. */
export function canonicalEmail(written: string): string {
  const address = copied(written).toLowerCase().normalize("NFC");
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

/** Joiners between letters beyond ASCII are visible in some scripts, and part of their domains. */
const invisible =
  /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/gu;

/** An address out of a link or a sentence, typed in full-width letters as well. */
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

/** Needs SMTPUTF8, because the part before the @ has no ASCII form. */
export const isInternational = (address: string) => /[^\0-\x7f]/.test(address);

function asciiDomain(domain: string): string {
  if (!isInternational(domain) || !/^(?:[\p{L}\p{M}\p{N}\u3002\uff61.-]|\u200c|\u200d)+$/u.test(domain)) return domain;
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}
