import { expect, it } from "vitest";
import { binLabel, fullestBins } from "./bins.ts";

it("names the bins, the last with its hundred", () => {
  expect(binLabel(0)).toBe("0–9%");
  expect(binLabel(8)).toBe("80–89%");
  expect(binLabel(9)).toBe("90–100%");
});

it("finds the fullest bins, several when they tie", () => {
  expect(fullestBins([0, 3, 1])).toEqual([1]);
  expect(fullestBins([2, 0, 2])).toEqual([0, 2]);
  expect(fullestBins([0, 0])).toEqual([]);
});
