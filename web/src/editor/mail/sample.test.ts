import { expect, it } from "vitest";
import { resultLetter, resultSubject } from "../../../../api/src/attempt/mail/result-letter.shared.ts";
import { messages } from "../../../../api/src/content/taking/messages.ts?resultMail";
import { renderLetter } from "../../../../api/src/platform/mail/letter.shared.ts";
import { blankDraft, level } from "../draft/draft.ts";
import { sampleResult } from "./sample.ts";

const draft = (levels: [string, string][]) => ({
  ...blankDraft("ASSESSMENT"),
  title: "Spreadsheets",
  skillLevels: levels.map(([from, to], place) =>
    level({ name: `Level ${place}`, from, to, description: "", encouragingMessage: "" }),
  ),
});

it("is a result in the middle of the highest level, on its scale", () => {
  expect(
    sampleResult(
      draft([
        ["0", "5"],
        ["6", "20"],
      ]),
    ),
  ).toMatchObject({
    level: { name: "Level 1" },
    skillScore: "13",
    percentage: 65,
  });
  expect(
    sampleResult(
      draft([
        ["0.0", "0.5"],
        ["0.5", "1.0"],
      ]),
    ),
  ).toMatchObject({ skillScore: "0.75", percentage: 75 });
});

it("can be read before anything is written", () => {
  const result = sampleResult({ ...blankDraft("ASSESSMENT"), skillLevels: [] });
  expect(resultSubject(result, messages)).toBe("Your result: Untitled");
  expect(renderLetter(resultLetter(result, messages)).text).toContain("The level\nScore 0 · 0%");
  expect(sampleResult(draft([["", "x"]]))).toMatchObject({ skillScore: "0", percentage: 0 });
});
