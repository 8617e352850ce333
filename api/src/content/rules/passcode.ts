import { createHash, timingSafeEqual } from "node:crypto";

/** Whether somebody means a passcode, in a time that does not tell how much of it is right. */
export const isPasscode = (given: string, passcode: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(passcode));

// It may be read out, or typed on a phone, which begins with a capital and ends with a space.
const asHeard = (passcode: string) => passcode.normalize("NFKC").trim().replace(/\s+/gu, " ").toUpperCase();

const digestOf = (passcode: string) => createHash("sha256").update(asHeard(passcode)).digest();
