import { hostname } from "node:os";
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";

export type Log = Logger;

/** JSON lines without bodies. Secrets and email addresses are removed, even from error messages of libraries. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: { pid: process.pid, host: hostname() },
      timestamp: stdTimeFunctions.isoTime,
      redact: [
        "req.headers.authorization",
        "req.headers.cookie",
        "passcode",
        "password",
        "token",
        "accessToken",
        "refreshToken",
      ],
      depthLimit: 5,
      edgeLimit: 50,
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  );

/** Matches a JSON escape before the text, whose last letter would look like a part of it. */
const escaped = String.raw`((?:\\u[0-9a-f]{4}|\\.)?)`;
// Requires a letter in the domain, unlike the version of a package (`name@1.2`). Scopes of packages follow a slash.
const inAddress = String.raw`\p{L}\p{M}\p{N}.`;
const mailAddress = new RegExp(
  `${escaped}[${inAddress}!#$%&'*+/=?^_\`{|}~-]{1,64}(?<!/)@(?=[\\p{N}.-]*\\p{L})[${inAddress}-]+`,
  "gu",
);
/** Tokens, keys of links and signatures are longer than any id. */
const secret = new RegExp(`${escaped}[\\w-]{40,}`, "g");
const credentials = /(?<=:\/\/)[^\s/@"\\]{1,256}@/g;

function withoutSecrets(line: string): string {
  return (
    line.includes("@") ? line.replace(credentials, "[secret]@").replace(mailAddress, "$1[address]") : line
  ).replace(secret, (found, before: string) => (/\d/.test(found.slice(before.length)) ? `${before}[secret]` : found));
}
