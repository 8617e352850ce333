import { z } from "zod";
import { questionRules } from "../../content/content.rules.ts";
import type { Kind } from "../../content/content.shared.ts";
import { questionLevels } from "../../content/question/evidence.ts";
import { storedQuestion } from "../../content/question/form/stored.ts";
import type { QuestionDraft } from "../../content/question/question.ts";
import type { FieldIssue } from "../../platform/errors.ts";
import { optionFeedback, readFeedback, readTyped, selfRatings, typedShape } from "./typed.ts";

// Limits are checked afterwards by the manual builders' rules: not every server accepts them in a schema.
const shapes = {
  QUIZ: z.object({
    question: z.string(),
    options: z.array(z.string()).describe("Four, of which exactly one is right"),
    correctOption: z.int().describe("The index of the right option in the list, from 0"),
    explanation: z.string().describe("Why it is right, in one or two sentences"),
    optionFeedback,
  }),
  SURVEY: z.object({
    question: z.string(),
    type: z.enum(["single_choice", "multi_select"]),
    options: z.array(z.string()).describe("Two to seven answers to choose from"),
  }),
  ASSESSMENT: z.object({
    question: z.string().describe("Asks people to rate their own skill"),
    options: z.array(z.string()).length(4).describe("Four answers, from the weakest to the strongest"),
  }),
};
const planned = z.object({ goal: z.int().describe("The number of its goal in the plan") });
// First, so that the question is written from the quote and not the other way round.
const quoted = z.object({ passage: z.string().describe("The sentence it is made from, copied word for word") });

const levelled = z.object({
  level: z
    .enum(questionLevels)
    .describe(
      "Skill that the question tests: to remember what the source says, to understand it, to apply it to a case",
    ),
});

/** The shape of an answer: a list of questions, of these types or otherwise the usual ones. */
export function answerShape(
  kind: Kind,
  types: readonly string[] | null,
  { hasSource, hasPlan }: { hasSource: boolean; hasPlan: boolean },
) {
  const requested = types ? typedShape(kind, types) : shapes[kind];
  const quoting = z.object({ ...(hasPlan && planned.shape), ...(hasSource && quoted.shape), ...requested.shape });
  return z.object({ questions: z.array(kind === "QUIZ" ? quoting.extend(levelled.shape) : quoting) });
}

/** The level that a model assigns to its question; null if it assigns none. */
export const levelOf = (item: unknown) => levelled.safeParse(item).data?.level ?? null;

/** The number of the goal that a model writes its question for; null if it gives none. */
export const goalOf = (item: unknown) => planned.safeParse(item).data?.goal ?? null;

/** Whether an object of an answer is a question, rather than a list of them. */
export const isQuestion = (value: Record<string, unknown>) =>
  typeof value.question === "string" || Array.isArray(value.options);

/** Validates an item like a question from its manual builder. Returns all problems if it is invalid. */
export function readItem(
  kind: Kind,
  types: readonly string[] | null,
  item: unknown,
): QuestionDraft | { issues: FieldIssue[] } {
  const parsed = types ? readTyped(kind, types, item) : readUsual(kind, item);
  if (parsed.issues) return issuesOf(parsed.issues);
  const builtQuestion = readBuilt(kind, parsed.input);
  return builtQuestion instanceof z.ZodError ? issuesOf(builtQuestion) : builtQuestion;
}

/** A question with the fields of its builder. Options are shuffled where their order does not matter. */
export function readBuilt(kind: Kind, input: { questionText: string; options: string[] }): QuestionDraft | z.ZodError {
  const result = questionRules[kind].safeParse({ ...input, ...tidied(input) });
  return result.success ? shuffled(kind, storedQuestion(kind, result.data)) : result.error;
}

function readUsual(kind: Kind, item: unknown) {
  switch (kind) {
    case "QUIZ": {
      const outcome = shapes.QUIZ.safeParse(item);
      if (!outcome.success) return { issues: outcome.error };
      const { question, options, correctOption, explanation } = outcome.data;
      const key = { questionText: question, options, correctAnswer: correctOption, explanation };
      return { input: { ...key, optionFeedback: readFeedback(outcome.data.optionFeedback, options, [correctOption]) } };
    }
    case "SURVEY": {
      const read = shapes.SURVEY.safeParse(item);
      if (!read.success) return { issues: read.error };
      const { question, options, type } = read.data;
      return { input: { questionText: question, options, questionType: type } };
    }
    case "ASSESSMENT": {
      const read = shapes.ASSESSMENT.safeParse(item);
      if (!read.success) return { issues: read.error };
      const { question, options } = read.data;
      return { input: { questionText: question, options, optionWeights: selfRatings(options.length) } };
    }
  }
}

const issuesOf = ({ issues }: z.ZodError) => ({
  issues: issues.map(({ path, message }) => ({ path: nameOfPath(path.map(String)), message })),
});

const names: Record<string, string> = {
  questionText: "question",
  correctAnswer: "correctOption",
  "answerKey.options": "correctOptions",
  "answerKey.text": "acceptedAnswers",
  "answerKey.number.value": "correctNumber",
  "answerKey.number.tolerance": "tolerance",
  "form.number.unit": "unit",
  "form.number.decimals": "correctNumber",
  "form.scale.lowLabel": "lowLabel",
  "form.scale.highLabel": "highLabel",
};

/** Replaces a builder's field names with the names that a model writes. */
function nameOfPath(path: string[]): string {
  for (let length = path.length; length > 0; length--) {
    const name = names[path.slice(0, length).join(".")];
    if (name) return [name, ...path.slice(length)].join(".");
  }
  return path.join(".") || "question";
}

/** Removes the labels that models add: "A) Paris". */
const tidied = ({ questionText, options }: { questionText: string; options: string[] }) => ({
  questionText: questionText.trim(),
  options: options.map((option) => option.trim().replace(/^(?:[A-Fa-f]|[1-6])[.)]\s+/, "")),
});

/**
 * Shuffles options, because models favour some positions. Options about the others ("all of the above") stay last, and
 * scales in order.
 */
function shuffled(kind: Kind, question: QuestionDraft): QuestionDraft {
  const { options, correctAnswer, answerKey, optionFeedback } = question;
  if (kind !== "QUIZ") return question;
  const isAboutOthers = (option: string) => /^(all|none|both|neither)\b.*\b(above|these|them|options)\b/i.test(option);
  const optionOrder = options
    .map((option, index) => ({ option, index, rank: Math.random() + (isAboutOthers(option) ? 1 : 0) }))
    .sort((a, b) => a.rank - b.rank);
  const placeOf = (option: number) => optionOrder.findIndex(({ index }) => index === option);
  return {
    ...question,
    options: optionOrder.map(({ option }) => option),
    correctAnswer: correctAnswer === null ? null : placeOf(correctAnswer),
    ...(optionFeedback && { optionFeedback: optionOrder.map(({ index }) => optionFeedback[index] ?? "") }),
    ...(answerKey?.options && { answerKey: { options: answerKey.options.map(placeOf).sort((a, b) => a - b) } }),
  };
}
