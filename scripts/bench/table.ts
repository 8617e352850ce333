import { median } from "./load.ts";

interface Row {
  what: string;
  must: string;
  measured: string;
  met: boolean;
}

const rows: Row[] = [];

export function record(what: string, must: string, measured: string, met: boolean) {
  rows.push({ what, must, measured, met });
  console.error(`${met ? "✓" : "✗"} ${what}: ${measured} (${must})`);
}

/** Alternating rounds of two figures; the spread of the ratios shows how far to trust them. */
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

export const markdown = () =>
  [
    "| what | must | measured | |",
    "|---|---|---|---|",
    ...rows.map(({ what, must, measured, met }) => `| ${what} | ${must} | ${measured} | ${met ? "✓" : "✗"} |`),
  ].join("\n");

export const thousands = (value: number) => Math.round(value).toLocaleString("en");
export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
