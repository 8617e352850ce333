import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Number of passwords that an attacker would guess first. */
const refused = 3000;

let known: Set<string> | undefined;

/** Whether a password, in any case, is among the most common. The list is read on first use. */
export function isCommon(password: string): boolean {
  known ??= new Set(mostCommon().slice(0, refused));
  return known.has(password.toLowerCase());
}

function mostCommon(): string[] {
  const path = fileURLToPath(import.meta.resolve("@zxcvbn-ts/language-common/src/passwords.json"));
  return JSON.parse(readFileSync(path, "utf8"));
}
