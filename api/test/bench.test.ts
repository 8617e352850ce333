import { expect, it } from "vitest";
import { runScript } from "./program.ts";

it("runs each part of the bench to its end", { tags: ["slow"], timeout: 900_000 }, async () => {
  const { CHROMIUM } = process.env;
  const bench = runScript("bench/index", ["--short"], { ...(CHROMIUM && { CHROMIUM }) });
  // Fails when a part fails, measures nothing or reports a figure that is not a number.
  expect(await bench.exited, bench.output()).toBe(0);
  expect(bench.output()).toContain("| what | must | measured | |");
});
