import { expect, it } from "vitest";
import { ManualAssessment } from "../../content/content.rules.ts";
import { selfRatingLevels } from "./levels.ts";

const questions = [
  { questionText: "How well do you know kilns?", options: ["New to me", "Well"], optionWeights: [0, 1] },
];

it.each(["en", "de", "fr", "es", "it", "pt", "nl"])("names the levels of an assessment in %s", (code) => {
  const skillLevels = selfRatingLevels(`${code}-XX`);
  expect(skillLevels).toHaveLength(4);
  if (code !== "en") expect(skillLevels).not.toEqual(selfRatingLevels("en"));
  expect(ManualAssessment.safeParse({ title: "A", skillLevels, questions }).error).toBeUndefined();
});

it("names the levels in English for other languages", () => {
  expect(selfRatingLevels("sv")).toEqual(selfRatingLevels("en"));
});
