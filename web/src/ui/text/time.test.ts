import { expect, it } from "vitest";
import { timeAgo, timeUntil } from "./time.ts";

const now = Date.UTC(2026, 5, 15, 12);
const ago = (milliseconds: number) => timeAgo(new Date(now - milliseconds), now);
const hour = 3_600_000;

it("uses the largest unit that has passed", () => {
  expect(ago(20_000)).toBe("just now");
  expect(ago(60_000)).toBe("1 minute ago");
  expect(ago(59 * 60_000)).toBe("59 minutes ago");
  expect(ago(3 * hour)).toBe("3 hours ago");
  expect(ago(30 * hour)).toBe("yesterday");
  expect(ago(13 * 24 * hour)).toBe("last week");
  expect(ago(70 * 24 * hour)).toBe("2 months ago");
  expect(ago(800 * 24 * hour)).toBe("2 years ago");
});

it("shows no time in the future", () => {
  expect(ago(-5 * hour)).toBe("just now");
});

it("shows the time until something ends", () => {
  const until = (milliseconds: number) => timeUntil(new Date(now + milliseconds), now);
  expect(until(-hour)).toBe("in a moment");
  expect(until(20_000)).toBe("in less than a minute");
  expect(until(5 * 60_000)).toBe("in 5 minutes");
  expect(until(61 * 60_000)).toBe("in 1 hour");
});
