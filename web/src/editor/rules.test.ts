import { expect, it } from "vitest";
import { ContentEdit, ManualAssessment, ManualQuiz, ManualSurvey } from "../../../api/src/content/content.rules.ts";
import { blankDraft, type Draft, option, question } from "./draft.ts";
import { assessmentInput, editInput, quizInput, surveyInput } from "./input.ts";
import { fieldOf, resolverFor, scaleIssues } from "./rules.ts";

const told = async (resolver: ReturnType<typeof resolverFor>, draft: Draft) =>
  (await resolver(draft, undefined, { fields: {}, shouldUseNativeValidation: false })).errors;

it.each([
  ["title", "title"],
  ["questions.0.questionText", "questions.0.questionText"],
  ["questions.2.options.1", "questions.2.options.1.text"],
  ["questions.2.options", "questions.2.options.root"],
  ["questions.2.optionWeights.3", "questions.2.options.3.weight"],
  ["questions.2.correctAnswer", "questions.2.correct"],
  ["skillLevels.1.range.0", "skillLevels.1.from"],
  ["skillLevels.1.range", "skillLevels.1.to"],
  ["questions", "questions.root"],
  ["emailResultsSettings.resourceLinks.0.url", "emailResultsSettings.resourceLinks.0.url"],
])("puts a complaint about %s at %s", (path, field) => expect(fieldOf(path)).toBe(field));

it("says what an empty quiz lacks, in the words of the rules", async () => {
  expect(await told(resolverFor(ManualQuiz, quizInput), blankDraft("QUIZ"))).toMatchObject({
    title: { message: "Quiz title is required" },
    questions: [
      {
        questionText: { message: "Question text is required" },
        options: [{ text: { message: "Option cannot be empty" } }, { text: { message: "Option cannot be empty" } }],
        correct: { message: "Correct answer is required" },
      },
    ],
  });
});

it("says what an empty survey lacks", async () => {
  expect(await told(resolverFor(ManualSurvey, surveyInput), blankDraft("SURVEY"))).toMatchObject({
    title: { message: "Title is required" },
    questions: [{ questionText: { message: "Question is required" } }],
  });
});

it("asks for numbers where an assessment lacks them", async () => {
  const draft = {
    ...blankDraft("ASSESSMENT"),
    questions: [question({ options: [option("a", ""), option("b", "101")] })],
  };
  expect(await told(resolverFor(ManualAssessment, assessmentInput), draft)).toMatchObject({
    skillLevels: { root: { message: "At least 2 skill levels required" } },
    questions: [
      { options: [{ weight: { message: "Enter a number" } }, { weight: { message: "Must be 100 or less" } }] },
    ],
  });
});

it("has the editor's own words for a saved item", async () => {
  const draft = { ...blankDraft("QUIZ"), title: "t" };
  expect(
    await told(
      resolverFor(ContentEdit, (value) => editInput("QUIZ", value)),
      draft,
    ),
  ).toMatchObject({
    questions: [
      {
        questionText: { message: "Question cannot be empty" },
        correct: { message: "Please select the correct answer" },
      },
    ],
  });
});

it("hands over what the rules made of it", async () => {
  const options = [option("a"), option("b")];
  const draft = {
    ...blankDraft("QUIZ"),
    title: "t",
    description: "  ",
    questions: [question({ questionText: "q", options, correct: options[0]?.key ?? null })],
  };
  const result = await resolverFor(ManualQuiz, quizInput)(draft, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(result).toMatchObject({
    errors: {},
    values: { title: "t", description: null, questions: [{ correctAnswer: 0 }] },
  });
});

it("keeps an assessment on its scale", () => {
  const level = {
    key: "k",
    name: "n",
    from: "0",
    to: "1",
    description: "",
    encouragingMessage: "",
    followUpContent: "",
  };
  const draft = { ...blankDraft("ASSESSMENT"), skillLevels: [level, { ...level, to: "1.5" }] };
  expect(scaleIssues(draft, "decimal").map(({ path }) => path)).toEqual([
    "skillLevels.1.to",
    "questions.0.options.1.weight",
    "questions.0.options.2.weight",
    "questions.0.options.3.weight",
  ]);
  expect(scaleIssues(draft, "points")).toEqual([]);
  expect(scaleIssues({ ...draft, skillLevels: [level] }, "points").map(({ path }) => path)).toEqual([
    "skillLevels.0.to",
  ]);
});
