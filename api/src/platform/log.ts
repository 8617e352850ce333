import { hostname } from "node:os";
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";

export type Log = Logger;

/**
 * One JSON line an event, with the process and host it comes from. Bodies are never logged; what could carry a secret is
 * cut out, and so is each address and each thing that looks like a secret, whatever brings it along: a server's answer, a
 * library's error.
 */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: { pid: process.pid, host: hostname() },
      timestamp: stdTimeFunctions.isoTime,
      redact: ["req.headers.authorization", "req.headers.cookie", "password", "token", "accessToken", "refreshToken"],
      depthLimit: 5,
      edgeLimit: 50,
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  );

/** Stands before what is looked for, and must not be torn apart: an escape of JSON, whose last letter looks like text. */
const escaped = String.raw`((?:\\u[0-9a-f]{4}|\\.)?)`;
// A domain may begin with digits, but has a letter somewhere; the version of a package has none.
const inAddress = String.raw`\p{L}\p{M}\p{N}.`;
const mailAddress = new RegExp(`${escaped}[${inAddress}_%+'-]{1,64}@(?=[\\p{N}.-]*\\p{L})[${inAddress}-]+`, "gu");
/** Tokens, keys of links, signatures: longer than any id, and with digits in them. */
const secret = new RegExp(`${escaped}[\\w-]{40,}`, "g");
const credentials = /(?<=:\/\/)[^\s/@"\\]{1,256}@/g;

/** A line of the log without what it must not hold. */
function withoutSecrets(line: string): string {
  return (
    line.includes("@") ? line.replace(credentials, "[secret]@").replace(mailAddress, "$1[address]") : line
  ).replace(secret, (found, before: string) => (/\d/.test(found.slice(before.length)) ? `${before}[secret]` : found));
}
