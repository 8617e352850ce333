import { setTimeout as sleep } from "node:timers/promises";
import type { Platform } from "../src/platform/platform.ts";

/**
 * Returns the number of other requests that this process served until the promise settled. A small number means that it
 * was busy.
 */
export async function servedUntil({ sql }: Platform, settled: Promise<unknown>): Promise<number> {
  let isSettled = false;
  const note = () => {
    isSettled = true;
  };
  settled.then(note, note);
  let served = 0;
  while (!isSettled) {
    await sql.query("SELECT 1");
    served++;
    await sleep(20);
  }
  return served;
}
