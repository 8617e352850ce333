import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bandsOf, type Level, reachOf } from "./bands.ts";

const level = (name: string, from: number, to: number): Level => ({ name, from, to });
const usual = [level("Developing", 0, 5), level("Proficient", 6, 15), level("Advanced", 16, 20)];
const marks = (
  levels: Level[],
  reach: { from: number; to: number } | null = null,
  scale: "points" | "decimal" = "points",
) => bandsOf(levels, reach, scale)?.marks.map(({ kind, from, to, given }) => ({ kind, from, to, given }));

describe("where results can fall", () => {
  it("is between the sums on points and between the means on decimals", () => {
    expect(
      reachOf(
        [
          [1, 2, 3],
          [2, 4],
        ],
        "points",
      ),
    ).toEqual({ from: 3, to: 7 });
    expect(
      reachOf(
        [
          [0.1, 1],
          [0.2, 0.7],
        ],
        "decimal",
      ),
    ).toEqual({ from: 0.15, to: 0.85 });
  });

  it("leaves out what is not written yet", () => {
    expect(reachOf([[1, Number.NaN, 3], [Number.NaN]], "points")).toEqual({ from: 1, to: 3 });
    expect(reachOf([], "points")).toBeNull();
  });
});

describe("bands", () => {
  it("lie side by side when whole points follow one another", () => {
    const bands = bandsOf(usual, null, "points");
    expect(bands?.marks).toEqual([]);
    expect(bands?.axis).toEqual({ from: 0, to: 20 });
    expect(bands?.bands.map(({ left, width }) => left + width).at(-1)).toBeCloseTo(100);
  });

  it("lie side by side on decimals when one ends where the next starts", () => {
    expect(marks([level("a", 0, 0.25), level("b", 0.25, 1)], null, "decimal")).toEqual([]);
  });

  it("show a gap and what a result in it counts as", () => {
    expect(marks([level("a", 0, 5), level("b", 8, 10)])).toEqual([{ kind: "gap", from: 6, to: 7, given: "a" }]);
  });

  it("show an overlap, in which the higher level counts", () => {
    expect(marks([level("a", 0, 6), level("b", 5, 10)])).toEqual([{ kind: "overlap", from: 5, to: 6, given: "b" }]);
  });

  it("show results beyond the levels at both ends", () => {
    expect(marks([level("a", 4, 10)], { from: 2, to: 12 })).toEqual([
      { kind: "gap", from: 2, to: 3, given: "a" },
      { kind: "gap", from: 11, to: 12, given: "a" },
    ]);
  });

  it("expect decimals to cover 0 to 1", () => {
    expect(marks([level("a", 0.2, 0.8)], null, "decimal")).toEqual([
      { kind: "gap", from: 0, to: 0.2, given: "a" },
      { kind: "gap", from: 0.8, to: 1, given: "a" },
    ]);
  });

  it("name the levels nobody can get", () => {
    const [developing, proficient, advanced] = usual;
    expect(bandsOf(usual, reachOf([[1, 2, 3, 4]], "points"), "points")?.unreachable).toEqual([proficient, advanced]);
    expect(bandsOf(usual, { from: 6, to: 20 }, "points")?.unreachable).toEqual([developing]);
    expect(bandsOf(usual, { from: 4, to: 20 }, "points")?.unreachable).toEqual([]);
  });

  it("need at least one level with both ends", () => {
    expect(bandsOf([level("a", 0, Number.NaN), level("b", 5, 3)], null, "points")).toBeNull();
  });

  it("stay on the axis, whatever is written", { tags: ["property"] }, () => {
    const ranges = fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(ranges, (pairs) => {
        const drawn = bandsOf(
          pairs.map(([a, b], place) => level(`L${place}`, Math.min(a, b), Math.max(a, b))),
          null,
          "points",
        );
        for (const { left, width } of [...(drawn?.bands ?? []), ...(drawn?.marks ?? [])]) {
          expect(left).toBeGreaterThanOrEqual(-1e-9);
          expect(left + width).toBeLessThanOrEqual(100 + 1e-9);
        }
      }),
    );
  });
});
