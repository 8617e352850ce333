import { expect, it } from "vitest";
import {
  countOf,
  formatCompact,
  formatCount,
  formatDateTime,
  formatDuration,
  formatPercent,
  formatRoughly,
} from "./format.ts";

it("groups large numbers, and shortens them where room is scarce", () => {
  expect(formatCount(1_234_567)).toBe("1,234,567");
  expect(formatCompact(1_234_567)).toBe("1.2M");
  expect(formatCompact(999)).toBe("999");
});

it("uses the singular for one", () => {
  expect(countOf(1, "response")).toBe("1 response");
  expect(countOf(0, "response")).toBe("0 responses");
  expect(countOf(1204, "person", "people")).toBe("1,204 people");
});

it("gives durations in minutes and seconds", () => {
  expect(formatDuration(0)).toBe("0m 0s");
  expect(formatDuration(59)).toBe("0m 59s");
  expect(formatDuration(185)).toBe("3m 5s");
  expect(formatDuration(604_800)).toBe("10,080m 0s");
});

it("shows a duration only as precisely as it is known", () => {
  expect(formatRoughly(3700, 0)).toBe("61m 40s");
  expect(formatRoughly(3712, 17)).toBe("about 62m");
  expect(formatRoughly(131, 1)).toBe("about 2m 10s");
  expect(formatRoughly(90_000, 1100)).toBe("about 1,500m");
});

it("shows a dash where there is nothing", () => {
  expect(formatDuration(null)).toBe("–");
  expect(formatPercent(null)).toBe("–");
  expect(formatPercent(0)).toBe("0%");
});

it("writes out a date and a time", () => {
  expect(formatDateTime(new Date(2026, 0, 5, 15, 7).toISOString())).toBe("Jan 5, 2026 3:07 PM");
});
