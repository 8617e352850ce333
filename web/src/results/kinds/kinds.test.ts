import { expect, it } from "vitest";
import { netPromoter } from "../../../../api/src/results/questions/scale.shared.ts";
import { middleOf } from "./middle.ts";
import { promoterVerdict, signedScore } from "./promoter.ts";

it("returns the median of a scale of numbers, and the mean", () => {
  expect(middleOf(["1", "2", "3", "4", "5"], [0, 0, 0, 0, 0])).toBeNull();
  // Median of 1, 4, 4, 5 is 4; the mean is 3.5.
  expect(middleOf(["1", "2", "3", "4", "5"], [1, 0, 0, 2, 1])).toEqual({ median: "4", mean: "3.5" });
  expect(middleOf(["1", "2", "3", "4", "5"], [0, 0, 1, 1, 0])).toEqual({ median: "3.5", mean: "3.5" });
  expect(middleOf(["-1", "0", "1"], [3, 1, 0])).toEqual({ median: "−1", mean: "−0.8" });
});

it("returns no mean of words", () => {
  const points = ["Disagree", "Neither", "Agree"];
  expect(middleOf(points, [1, 2, 1])).toEqual({ median: "Neither", mean: null });
  expect(middleOf(points, [2, 0, 2])).toEqual({ median: "Disagree – Agree", mean: null });
});

const scored = (detractors: number, passives: number, promoters: number) => {
  const nps = netPromoter([detractors, 0, 0, 0, 0, 0, 0, passives, 0, promoters, 0]);
  if (!nps) throw new Error("Nobody answered");
  return promoterVerdict(nps);
};

it("describes in words what a Net Promoter Score leaves open", () => {
  expect(scored(20, 30, 50)).toBe(
    "If these 100 people are representative, the score of all is most likely (95%) between +14 and +44: more would recommend it than advise against it.",
  );
  expect(scored(50, 30, 20)).toContain("between −44 and −14: more would advise against it than recommend it.");
  expect(scored(30, 40, 30)).toContain("either side could be larger.");
});

it("warns if a single answer changes the score much", () => {
  // The score of a single promoter is +100; a detractor would make it 0.
  expect(scored(0, 0, 1)).toMatch(
    /^If this person is representative.* The next answer alone can move it by up to 100\.$/,
  );
  // 4 promoters among 9 people make +44. A detractor more makes it (4 − 1) / 10 = +30, a promoter +50.
  expect(scored(0, 5, 4)).toContain("by up to 15.");
});

it("shows the sign of a score", () => {
  expect([30, 0, -12].map(signedScore)).toEqual(["+30", "0", "−12"]);
});
