import { randomBytes } from "node:crypto";

/** Crockford's base 32: without letters that look like digits, and without U. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const group = 4;
/** Five bits per character: 80 in total, too many to find a code by guessing. */
const length = 16;

export const newCode = (): string => [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join("");

const groups = new RegExp(`.{${group}}`, "g");

/** The form in which people read and type a code: 7QK2-M9XW-4TQZ-81RB. */
export const inGroups = (code: string): string => code.match(groups)?.join("-") ?? code;

/** Accepts lower case, look-alikes of digits and any grouping. Null if it cannot be a code. */
export function codeFrom(typed: string): string | null {
  const code = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null;
}
