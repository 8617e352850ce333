import { expect, it } from "vitest";
import { availabilityIn, spanInWords, timesInWords } from "./times.ts";

const opensAt = "2026-12-01T08:00:00.000Z";
const closesAt = "2026-12-01T09:30:00.000Z";
const before = Date.parse("2026-11-23T12:00:00Z");
const told = (times: object, now = before) =>
  timesInWords({ opensAt: "", closesAt: "", ...times }, "Europe/Berlin", now);

it("shows when an item opens and closes", () => {
  expect(told({})).toBe("");
  expect(told({ opensAt })).toBe("Opens Tue, Dec 1, 9:00 AM, Europe/Berlin");
  expect(told({ closesAt })).toBe("Closes Tue, Dec 1, 10:30 AM, Europe/Berlin");
  expect(told({ opensAt, closesAt })).toBe("Opens Tue, Dec 1, 9:00 AM, closes 10:30 AM, Europe/Berlin");
});

it("shows another day and another year", () => {
  expect(told({ opensAt, closesAt: "2027-01-02T09:30:00.000Z" })).toBe(
    "Opens Tue, Dec 1, 9:00 AM, closes Sat, Jan 2, 2027, 10:30 AM, Europe/Berlin",
  );
});

it("uses the past tense for times that are over", () => {
  const now = Date.parse(closesAt);
  expect(told({ opensAt, closesAt }, now)).toBe("Opened Tue, Dec 1, 9:00 AM, closed 10:30 AM, Europe/Berlin");
  expect(availabilityIn({ opensAt, closesAt }, now)).toBe("CLOSED");
  expect(availabilityIn({ opensAt, closesAt: "" }, before)).toBe("WAITING");
  expect(availabilityIn({ opensAt: "", closesAt: "" }, before)).toBe("OPEN");
});

it("shows a span of time within a sentence", () => {
  expect(spanInWords({ opensAt, closesAt }, "Europe/Berlin", before)).toEqual({
    from: "from Tue, Dec 1, 9:00 AM",
    until: "until 10:30 AM",
  });
});
