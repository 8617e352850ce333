import { expect, it, vi } from "vitest";
import { foreignZone, zoneFrom } from "./zone.ts";

it("names a zone that is not the reader's, by whichever of its names", () => {
  vi.stubEnv("TZ", "Asia/Kolkata");
  expect(["Asia/Kolkata", "Asia/Calcutta", null, undefined].map(foreignZone)).toEqual([null, null, null, null]);
  expect(["America/New_York", "UTC", "Mars/Olympus"].map(foreignZone)).toEqual([
    "America/New York",
    "UTC",
    "Mars/Olympus",
  ]);
  vi.unstubAllEnvs();
});

it("finds the zone that somebody means", () => {
  const written = ["berlin", "utc", "new york", "America/new_york", " Europe/Berlin ", "Atlantis", ""];
  const meant = ["Europe/Berlin", "UTC", "America/New_York", "America/New_York", "Europe/Berlin", "Atlantis", ""];
  expect(written.map(zoneFrom)).toEqual(meant);
});
