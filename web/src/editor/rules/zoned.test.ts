import { expect, it } from "vitest";
import { instantOf, localOf } from "./zoned.ts";

const berlin = "Europe/Berlin";

it.each([
  ["2026-12-01T09:00", berlin, "2026-12-01T08:00:00.000Z"],
  ["2026-07-01T09:00", berlin, "2026-07-01T07:00:00.000Z"],
  ["2026-12-01T09:00", "Asia/Kathmandu", "2026-12-01T03:15:00.000Z"],
  ["2026-12-01T00:00", "America/Los_Angeles", "2026-12-01T08:00:00.000Z"],
  ["2026-12-31T23:30", "Pacific/Kiritimati", "2026-12-31T09:30:00.000Z"],
])("finds the instant of %s in %s", (local, zone, instant) => {
  expect(instantOf(local, zone)).toBe(instant);
  expect(localOf(instant, zone)).toBe(local);
});

it("moves a time that clocks skip by as much as they skip", () => {
  expect(instantOf("2026-03-29T02:30", berlin)).toBe("2026-03-29T01:30:00.000Z");
  expect(localOf("2026-03-29T01:30:00.000Z", berlin)).toBe("2026-03-29T03:30");
});

it("takes the first of two times that clocks show twice", () => {
  expect(instantOf("2026-10-25T02:30", berlin)).toBe("2026-10-25T00:30:00.000Z");
  expect(localOf("2026-10-25T01:30:00.000Z", berlin)).toBe("2026-10-25T02:30");
});

it.each([
  "2026-03-29T01:59",
  "2026-03-29T03:00",
  "2026-10-25T01:59",
  "2026-10-25T03:00",
])("keeps %s near a change of the clocks as it was written", (local) =>
  expect(localOf(instantOf(local, berlin), berlin)).toBe(local));

it("returns an empty text for an empty time", () => {
  expect(instantOf("", berlin)).toBe("");
  expect(localOf("", berlin)).toBe("");
});
