import type { Platform } from "./platform.ts";

const hour = 60 * 60 * 1000;

/** Does a chore every hour for as long as this process runs; `trouble` tells the log that it failed. */
export function hourly({ log, onStop }: Platform, trouble: string, chore: () => Promise<unknown>) {
  const timer = setInterval(() => {
    chore().catch((error) => log.warn({ err: error }, trouble));
  }, hour);
  onStop(async () => clearInterval(timer));
}
