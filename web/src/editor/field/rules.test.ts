import { expect, it } from "vitest";
import { ContentEdit, ManualAssessment, ManualQuiz, ManualSurvey } from "../../../../api/src/content/content.rules.ts";
import { blankDraft, type Draft, line, option, question } from "../draft/draft.ts";
import { assessmentInput, editInput, quizInput, surveyInput } from "../saving/input.ts";
import { editRules } from "./editRules.ts";
import { type Check, checkFor, faultyQuestion, fieldOf, scaleIssues } from "./rules.ts";

const told = <T>(check: Check<T>, draft: Draft) => {
  const result = check(draft);
  return "issues" in result ? Object.fromEntries(result.issues.map(({ path, message }) => [path, message])) : {};
};

it.each([
  ["title", "title"],
  ["questions.0.questionText", "questions.0.questionText"],
  ["questions.2.options.1", "questions.2.options.1.text"],
  ["questions.2.options", "questions.2.options"],
  ["questions.2.optionWeights.3", "questions.2.options.3.weight"],
  ["questions.2.correctAnswer", "questions.2.correct"],
  ["questions.2.answerKey.options", "questions.2.rights"],
  ["questions.2.answerKey.text.accepted.1", "questions.2.accepted.1.text"],
  ["questions.2.answerKey.number.value", "questions.2.right.value"],
  ["questions.2.form.rows.3", "questions.2.rows.3.text"],
  ["questions.2.form.rows", "questions.2.rows"],
  ["questions.2.form.text.minLength", "questions.2.text.minLength"],
  ["questions.2.form.number.max", "questions.2.number.max"],
  ["questions.2.form.choice.other", "questions.2.options"],
  ["skillLevels.1.range.0", "skillLevels.1.from"],
  ["skillLevels.1.range", "skillLevels.1.to"],
  ["questions", "questions"],
  ["emailResultsSettings.resourceLinks.0.url", "emailResultsSettings.resourceLinks.0.url"],
])("puts a fieldError about %s at %s", (path, field) => expect(fieldOf(path)).toBe(field));

it("reports what an empty quiz lacks, with the messages of the rules", () => {
  expect(told(checkFor(ManualQuiz, quizInput), blankDraft("QUIZ"))).toEqual({
    title: "Quiz title is required",
    "questions.0.questionText": "Question text is required",
    "questions.0.options.0.text": "Option cannot be empty",
    "questions.0.options.1.text": "Option cannot be empty",
    "questions.0.correct": "Correct answer is required",
  });
});

it("reports what an empty survey lacks", () => {
  expect(told(checkFor(ManualSurvey, surveyInput), blankDraft("SURVEY"))).toMatchObject({
    title: "Title is required",
    "questions.0.questionText": "Question is required",
  });
});

it("reports missing and invalid numbers of an assessment", () => {
  const draft = {
    ...blankDraft("ASSESSMENT"),
    questions: [question({ options: [option("a", ""), option("b", "101")] })],
  };
  expect(told(checkFor(ManualAssessment, assessmentInput), draft)).toMatchObject({
    skillLevels: "At least 2 skill levels required",
    "questions.0.options.0.weight": "Enter a number",
    "questions.0.options.1.weight": "Must be 100 or less",
  });
});

it("has its own messages for a saved item", () => {
  const draft = { ...blankDraft("QUIZ"), title: "t" };
  expect(
    told(
      checkFor(ContentEdit, (value) => editInput("QUIZ", value)),
      draft,
    ),
  ).toMatchObject({
    "questions.0.questionText": "Question cannot be empty",
    "questions.0.correct": "Please select the correct answer",
  });
});

it("reports what does not fit the types of a saved item, before it is sent", () => {
  const options = [option("a"), option("b")];
  const questions = [
    question({ questionText: "q", questionType: "multi_select", options }),
    question({
      questionText: "q",
      questionType: "text",
      accepted: [line("Oslo")],
      text: { isLong: false, minLength: "9", maxLength: "3", isShared: false },
    }),
    question({ questionText: "q", questionType: "number" }),
  ];
  const draft = { ...blankDraft("QUIZ"), title: "t", questions };
  const check = checkFor(editRules("QUIZ", []), (value) => editInput("QUIZ", value));
  expect(told(check, { ...draft, questions: questions.slice(0, 2) })).toEqual({
    "questions.0.rights": "Please select the correct answer",
    "questions.1.text.minLength": "Must not be more than the maximum",
    "questions.1.accepted.0.text": "Participants may write up to 3 characters",
  });
  expect(told(check, draft)).toMatchObject({ "questions.2.right.value": "Enter a number" });
});

it("reports keys of a saved item that no taker can enter, except stored ones", () => {
  const unreachable = (questionText: string, value: string) =>
    question({
      questionText,
      questionType: "number",
      number: { decimals: "0", unit: "", min: "", max: "" },
      right: { value, tolerance: "0" },
    });
  const stored = { ...blankDraft("QUIZ"), title: "t", questions: [unreachable("q", "2.5")] };
  const input = (value: typeof stored) => editInput("QUIZ", value);
  const check = checkFor(editRules("QUIZ", input(stored).questions), input);
  const edited = { ...stored, questions: [unreachable("Reworded", "2.5"), unreachable("q", "3.5")] };
  expect(told(check, edited)).toEqual({
    "questions.1.right.value": "Participants cannot enter this number: allow more decimals, or a tolerance",
  });
});

it("shows an issue of feedback at the field of its option", () => {
  const options = [option("a"), option("b", "", "x".repeat(1001))];
  const questions = [question({ questionText: "q", options, correct: options[0]?.key ?? null })];
  expect(told(checkFor(ManualQuiz, quizInput), { ...blankDraft("QUIZ"), title: "t", questions })).toEqual({
    "questions.0.options.1.feedback": "Must be 1000 characters or fewer",
  });
});

it("finds the first question to open", () => {
  const issue = (path: string) => ({ path, message: "" });
  expect(faultyQuestion([issue("title"), issue("questions.11.correct"), issue("questions.2.options")])).toBe(2);
  expect(faultyQuestion([issue("title"), issue("questions")])).toBeNull();
});

it("returns the output of the rules", () => {
  const options = [option("a"), option("b")];
  const draft = {
    ...blankDraft("QUIZ"),
    title: "t",
    description: "  ",
    questions: [question({ questionText: "q", options, correct: options[0]?.key ?? null })],
  };
  expect(checkFor(ManualQuiz, quizInput)(draft)).toMatchObject({
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
