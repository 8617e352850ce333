import { arch, availableParallelism, cpus, platform, totalmem } from "node:os";
import { median } from "./load.ts";

interface Row {
  what: string;
  must: string;
  measured: string;
  /** Null for a row without a goal. */
  met: boolean | null;
}

const rows: Row[] = [];

/** Throws if a figure is not a number, for example after a round without a single response. */
export function record(what: string, must: string, measured: string, met: boolean | null) {
  if (/NaN|Infinity|undefined/.test(measured)) throw new Error(`${what}: ${measured}`);
  rows.push({ what, must, measured, met });
  console.error(`${markOf(met)} ${what}: ${measured} (${must})`);
}

const markOf = (met: boolean | null) => (met === null ? "–" : met ? "✓" : "✗");

/** Runs two measurements in alternating rounds. The spread of the ratios shows how reliable they are. */
export async function ratio(rounds: number, mine: () => Promise<number>, reference: () => Promise<number>) {
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) {
    const base = await reference();
    pairs.push([await mine(), base]);
  }
  const ratios = pairs.map(([a, b]) => a / b);
  return {
    ratio: median(ratios),
    spread: `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
    mine: median(pairs.map(([a]) => a)),
    reference: median(pairs.map(([, b]) => b)),
  };
}

export const numberOfRows = () => rows.length;

/** The day, the machine and the table. */
export const markdown = () =>
  [
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}, Node ${process.version}:`,
    "",
    "| what | must | measured | |",
    "|---|---|---|---|",
    ...rows.map(({ what, must, measured, met }) => `| ${what} | ${must} | ${measured} | ${markOf(met)} |`),
  ].join("\n");

export const thousands = (value: number) => Math.round(value).toLocaleString("en");
export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
