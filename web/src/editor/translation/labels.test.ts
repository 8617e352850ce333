import { expect, it } from "vitest";
import { groupsOf, labelOf } from "./labels.ts";
import { rowsOf } from "./rows.ts";

const paths = [
  "title",
  "description",
  "skillLevels.1.name",
  "skillLevels.1.description",
  "emailResultsSettings.resourceLinks.0.title",
  "questions.a.questionText",
  "questions.a.options.2",
  "questions.a.optionFeedback.1",
  "questions.a.form.rows.0",
  "questions.a.form.scale.lowLabel",
  "questions.a.form.number.unit",
];

it("calls texts as the editor does, under the headings they belong to", () => {
  const texts = paths.map((path) => ({
    path,
    questionKey: path.startsWith("questions") ? "a" : null,
    original: "x",
    text: null,
    isOutdated: false,
    isRich: false,
    maxLength: 10,
  }));
  const groups = groupsOf(rowsOf(texts, [{ key: "a" }]));
  expect(groups.map(({ title, rows }) => [title, ...rows.map((row) => labelOf(row, false))])).toEqual([
    ["Title and description", "Title", "Description"],
    ["Question 1", "Question", "Option C", "Feedback on option B", "Row 1", "Label of the first point", "Unit"],
    ["Level 2", "Level name", "Description"],
    ["Email with the result", "Title of link 1"],
  ]);
  expect(labelOf({ place: "options.2" }, true)).toBe("Point 3");
  expect(labelOf({ place: "somethingNew" }, false)).toBe("Text");
});
