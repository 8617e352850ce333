import type { Platform } from "./platform.ts";

const hour = 60 * 60 * 1000;

/** Runs a chore every hour while this process runs; `trouble` is logged if it fails. */
export function hourly({ log, onStop }: Platform, trouble: string, chore: () => Promise<unknown>) {
  const timer = setInterval(() => {
    chore().catch((error) => log.warn({ err: error }, trouble));
  }, hour);
  onStop(async () => clearInterval(timer));
}
