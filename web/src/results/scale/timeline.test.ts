import { expect, it } from "vitest";
import { daysLabel, ticks, timeline } from "./timeline.ts";

const on = (...days: [string, number][]) => days.map(([day, attempts]) => ({ day, attempts }));

it("draws the days without answers, too, and at least two weeks", () => {
  const { unit, periods } = timeline(on(["2026-11-01", 3], ["2026-11-03", 5]));
  expect(unit).toBe("day");
  expect(periods).toHaveLength(14);
  expect(periods.slice(-3)).toEqual([
    { from: "2026-11-01", to: "2026-11-01", attempts: 3 },
    { from: "2026-11-02", to: "2026-11-02", attempts: 0 },
    { from: "2026-11-03", to: "2026-11-03", attempts: 5 },
  ]);
});

it("draws exactly the days of a filter", () => {
  const days = on(["2026-11-02", 4]);
  expect(timeline(days, { from: "2026-11-01", to: "2026-11-03" }).periods.map(({ attempts }) => attempts)).toEqual([
    0, 4, 0,
  ]);
  expect(timeline([], { to: "2026-11-03" }).periods).toHaveLength(14);
  expect(timeline([], { from: "2026-11-04", to: "2026-11-03" }).periods).toEqual([]);
  expect(timeline([]).periods).toEqual([]);
});

it("gathers many days into weeks from Monday, very many into months, and loses none", () => {
  const weeks = timeline(on(["2026-08-05", 1], ["2026-08-09", 2], ["2026-11-21", 4]));
  expect(weeks.unit).toBe("week");
  expect(weeks.periods[0]).toEqual({ from: "2026-08-05", to: "2026-08-09", attempts: 3 });
  expect(weeks.periods[1]).toMatchObject({ from: "2026-08-10", to: "2026-08-16" });
  expect(weeks.periods.at(-1)).toEqual({ from: "2026-11-16", to: "2026-11-21", attempts: 4 });

  const months = timeline(on(["2023-12-31", 1], ["2026-02-28", 2]));
  expect(months.unit).toBe("month");
  expect(months.periods[0]).toEqual({ from: "2023-12-31", to: "2023-12-31", attempts: 1 });
  expect(months.periods.at(-1)).toEqual({ from: "2026-02-01", to: "2026-02-28", attempts: 2 });
});

it("labels the last period, and from there back at even steps", () => {
  const labelled = (from: string, to: string) => ticks(timeline([], { from, to }));
  expect(labelled("2026-11-09", "2026-11-22").map(({ label }) => label)).toEqual([
    "Nov 10",
    "Nov 13",
    "Nov 16",
    "Nov 19",
    "Nov 22",
  ]);
  for (let length = 0; length < 4000; length += length < 200 ? 1 : 97) {
    const to = new Date(Date.UTC(2026, 10, 22) + 86_400_000 * length).toISOString().slice(0, 10);
    const all = timeline([], { from: "2026-11-22", to });
    const places = ticks(all).map(({ place }) => place);
    expect(places.at(-1)).toBe(all.periods.length - 1);
    expect(places.length).toBeLessThanOrEqual(5);
    const steps = places.slice(1).map((place, before) => place - (places[before] as number));
    expect(new Set(steps).size).toBeLessThanOrEqual(1);
  }
});

it("names days", () => {
  expect(daysLabel({ from: "2026-11-03", to: "2026-11-03" })).toBe("Nov 3, 2026");
  expect(daysLabel({ from: "2026-11-03", to: "2026-11-09" })).toBe("Nov 3, 2026 to Nov 9, 2026");
  expect(daysLabel({ from: "2026-11-03" })).toBe("since Nov 3, 2026");
  expect(daysLabel({ to: "2026-11-03" })).toBe("until Nov 3, 2026");
});
