import { expect, it } from "vitest";
import { reaches } from "../../content/rules/rules.shared.ts";
import { scoreShare } from "./share.shared.ts";

it.each([
  { score: 2, most: 3, percentage: 67, reached: 66 },
  { score: 1, most: 3, percentage: 33, reached: 33 },
  { score: 119, most: 200, percentage: 60, reached: 59 },
  { score: 120, most: 200, percentage: 60, reached: 60 },
  { score: 599_999, most: 1_000_000, percentage: 60, reached: 59 },
  { score: 399, most: 400, percentage: 99, reached: 99 },
  { score: 197, most: 200, percentage: 99, reached: 98 },
  { score: 400, most: 400, percentage: 100, reached: 100 },
  { score: 1, most: 250, percentage: 0, reached: 0 },
  { score: 1, most: 150, percentage: 1, reached: 0 },
  { score: 0, most: 0, percentage: 0, reached: 0 },
  // Floating point makes 57.49999999999999 and 57.99999999999999 of these.
  { score: 1.15, most: 2, percentage: 58, reached: 57 },
  { score: 0.58, most: 1, percentage: 58, reached: 58 },
])("$score of $most is $percentage %, and reaches $reached", ({ score, most, percentage, reached }) => {
  const share = scoreShare(score, most);
  expect(share.percentage).toBe(percentage);
  expect([reached, reached + 1].map((mark) => reaches(share, mark))).toEqual([true, false]);
});

it("reaches each mark with exactly the points that it takes", () => {
  const wrong: unknown[] = [];
  for (let most = 1; most <= 200; most++)
    for (let score = 0; score <= most; score++)
      for (const mark of [Math.floor((100 * score) / most), Math.ceil((100 * score) / most)])
        if (reaches(scoreShare(score, most), mark) !== 100 * score >= mark * most) wrong.push({ score, most, mark });
  expect(wrong).toEqual([]);
});
