import { type Logger, pino, stdTimeFunctions } from "pino";

export type Log = Logger;

/** One JSON line an event. Bodies are never logged; what could carry a secret is cut out. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: ["req.headers.authorization", "req.headers.cookie", "password", "token", "accessToken", "refreshToken"],
    depthLimit: 5,
    edgeLimit: 50,
  });
