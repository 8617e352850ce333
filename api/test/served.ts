import { setTimeout as sleep } from "node:timers/promises";
import type { Platform } from "../src/platform/platform.ts";

/** How many requests of others this process served until something was settled: a handful if it was busy with it. */
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
