import { createHash, timingSafeEqual } from "node:crypto";

/** Whether someone gave the right passcode. The time it takes doesn't reveal how much of a guess is right. */
export const isPasscode = (given: string, passcode: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(passcode));

// Normalises a passcode that was read aloud, or typed on a phone that starts with a capital and ends with a space.
const asHeard = (passcode: string) => passcode.normalize("NFKC").trim().replace(/\s+/gu, " ").toUpperCase();

const digestOf = (passcode: string) => createHash("sha256").update(asHeard(passcode)).digest();
