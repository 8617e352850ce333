import { expect, it } from "vitest";
import { faults } from "./faults.ts";
import { type Cell, runMatrix } from "./matrix.ts";

/** Longest time until the service works after a fault: milliseconds, and rounds at the machine's own pace. */
const backWithin = { millis: 2000, rounds: 5 };

it.each([1, 2, 3])("loses, doubles and breaks nothing under any fault (seed %i)", { tags: ["slow"] }, async (seed) => {
  const { cells, pace } = await runMatrix(faults, seed);
  console.log(`${table(cells)}\none round without a fault: ${Math.round(pace)} ms`);
  const limit = backWithin.millis + backWithin.rounds * pace;
  expect(cells.filter(({ backAfter }) => backAfter > limit)).toEqual([]);
});

function table(cells: Cell[]): string {
  const byFault = Map.groupBy(cells, ({ fault }) => fault);
  const flows = [...new Set(cells.map(({ flow }) => flow))];
  const lines = [...byFault].map(([fault, row]) => [
    fault,
    ...row.map(({ acknowledged }) => acknowledged),
    `${Math.max(...row.map(({ backAfter }) => backAfter))} ms`,
  ]);
  return [["fault", ...flows, "back after"], ...lines].map((line) => line.join(" | ")).join("\n");
}
