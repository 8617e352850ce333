import { expect, it } from "vitest";
import { daysLabel, timeline } from "./timeline.ts";

const on = (...days: [string, number][]) => days.map(([day, attempts]) => ({ day, attempts }));

it("draws the days without answers, too, and at least two weeks", () => {
  const { unit, stretches } = timeline(on(["2026-11-01", 3], ["2026-11-03", 5]));
  expect(unit).toBe("day");
  expect(stretches).toHaveLength(14);
  expect(stretches.slice(-3)).toEqual([
    { from: "2026-11-01", to: "2026-11-01", attempts: 3 },
    { from: "2026-11-02", to: "2026-11-02", attempts: 0 },
    { from: "2026-11-03", to: "2026-11-03", attempts: 5 },
  ]);
});

it("draws exactly the days of a filter", () => {
  const days = on(["2026-11-02", 4]);
  expect(timeline(days, { from: "2026-11-01", to: "2026-11-03" }).stretches.map(({ attempts }) => attempts)).toEqual([
    0, 4, 0,
  ]);
  expect(timeline([], { to: "2026-11-03" }).stretches).toHaveLength(14);
  expect(timeline([], { from: "2026-11-04", to: "2026-11-03" }).stretches).toEqual([]);
  expect(timeline([]).stretches).toEqual([]);
});

it("gathers many days into weeks from Monday, very many into months, and loses none", () => {
  const weeks = timeline(on(["2026-08-05", 1], ["2026-08-09", 2], ["2026-11-21", 4]));
  expect(weeks.unit).toBe("week");
  expect(weeks.stretches[0]).toEqual({ from: "2026-08-05", to: "2026-08-09", attempts: 3 });
  expect(weeks.stretches[1]).toMatchObject({ from: "2026-08-10", to: "2026-08-16" });
  expect(weeks.stretches.at(-1)).toEqual({ from: "2026-11-16", to: "2026-11-21", attempts: 4 });

  const months = timeline(on(["2023-12-31", 1], ["2026-02-28", 2]));
  expect(months.unit).toBe("month");
  expect(months.stretches[0]).toEqual({ from: "2023-12-31", to: "2023-12-31", attempts: 1 });
  expect(months.stretches.at(-1)).toEqual({ from: "2026-02-01", to: "2026-02-28", attempts: 2 });
});

it("names days", () => {
  expect(daysLabel({ from: "2026-11-03", to: "2026-11-03" })).toBe("Nov 3, 2026");
  expect(daysLabel({ from: "2026-11-03", to: "2026-11-09" })).toBe("Nov 3, 2026 to Nov 9, 2026");
  expect(daysLabel({ from: "2026-11-03" })).toBe("since Nov 3, 2026");
  expect(daysLabel({ to: "2026-11-03" })).toBe("until Nov 3, 2026");
});
