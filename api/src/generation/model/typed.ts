import { z } from "zod";
import { type Kind, limits } from "../../content/content.shared.ts";
import { formLimits, type QuestionForm } from "../../content/question/form/form.shared.ts";
import { writtenTypes } from "../types.shared.ts";
import { namesLetter } from "./tells.ts";

// Questions of other types than the usual ones. One shape for all of them, because not every server takes alternatives.

const parts = {
  correctOptions: z
    .array(z.int())
    .describe("The indexes of the right options, from 0; empty for questions without options"),
  acceptedAnswers: z
    .array(z.string())
    .describe("For text: every correct answer, in one to three words each; empty for other types"),
  correctNumber: z.number().nullable().describe("For number: the correct number; null for other types"),
  tolerance: z
    .number()
    .nullable()
    .describe("For number: the largest difference that is still correct; null for other types"),
  unit: z.string().nullable().describe("For number: its unit; null without one"),
  lowLabel: z.string().nullable().describe("For a scale of numbers: label of the first point; null for other types"),
  highLabel: z.string().nullable().describe("For a scale of numbers: label of the last point; null for other types"),
  explanation: z.string().describe("Why it is right, in one or two sentences"),
};

/** Servers may ignore the shape, and a question without feedback is as good as before. */
export const optionFeedback = z
  .array(z.string())
  .describe(
    "For each option in order, one sentence to people who chose it: the misconception behind it, and why it is wrong. Empty for the right ones",
  )
  .catch([]);

/** Feedback for each option; null if it is not for these options. Feedback that names options by letters is left out. */
export function readFeedback(written: readonly string[], options: readonly string[], right: readonly number[]) {
  if (options.length === 0 || written.length !== options.length) return null;
  const isOfUse = (text: string, option: number) =>
    !right.includes(option) && text.length <= limits.explanation && !namesLetter.test(text);
  const feedback = written.map((text, option) => (isOfUse(text.trim(), option) ? text.trim() : ""));
  return feedback.some((text) => text !== "") ? feedback : null;
}

const { text } = formLimits;
/** More words on a scale are hard to tell apart. */
const mostWords = 7;
const fewestPoints = 3;

const openForm: QuestionForm = { text: { isLong: true, minLength: null, maxLength: text.lines } };

/** The shape of one question of any of these types. */
export function typedShape(kind: Kind, types: readonly string[]): z.ZodObject {
  const { correctOptions, acceptedAnswers, correctNumber, tolerance, unit, lowLabel, highLabel, explanation } = parts;
  const has = (type: string) => types.includes(type);
  return z.object({
    type: z.enum(types),
    question: z.string(),
    options: z.array(z.string()).describe("Options in order; empty for text and number"),
    ...(kind === "QUIZ" && { correctOptions }),
    ...(kind === "QUIZ" && has("text") && { acceptedAnswers }),
    ...(has("number") && { correctNumber, tolerance, unit }),
    ...(has("scale") && { lowLabel, highLabel }),
    ...(kind === "QUIZ" && { explanation, optionFeedback }),
  });
}

const Written = z.object({
  type: z.string(),
  question: z.string(),
  options: z.array(z.string()).catch([]),
  correctOptions: z.array(z.int()).catch([]),
  acceptedAnswers: z.array(z.string()).catch([]),
  correctNumber: parts.correctNumber.catch(null),
  tolerance: parts.tolerance.catch(null),
  unit: parts.unit.catch(null),
  lowLabel: parts.lowLabel.catch(null),
  highLabel: parts.highLabel.catch(null),
  explanation: z.string().nullish().catch(null),
  optionFeedback,
});
type Written = z.output<typeof Written>;

/**
 * Converts a question of one of these types to its builder's fields, or returns problems that the builder does not
 * check.
 */
export function readTyped(kind: Kind, types: readonly string[], item: unknown) {
  const TypedQuestion = Written.refine(({ type }) => types.includes(type), {
    path: ["type"],
    message: `It is one of ${types.join(", ")}`,
  })
    .superRefine((question, context) => {
      for (const { path, message } of flawsOf(question)) context.addIssue({ code: "custom", path: [path], message });
    })
    .safeParse(item);
  if (!TypedQuestion.success) return { issues: TypedQuestion.error };
  const { type, question, options, explanation, correctOptions } = TypedQuestion.data;
  const typedFields = { questionText: question, questionType: type, options: hasChoice(type) ? options : [] };
  const weights = kind === "ASSESSMENT" && { optionWeights: selfRatings(options.length) };
  const feedback =
    kind === "QUIZ" ? readFeedback(TypedQuestion.data.optionFeedback, typedFields.options, correctOptions) : null;
  const input = { ...typedFields, ...weights, ...answeringOf(kind, TypedQuestion.data), explanation };
  return { input: { ...input, ...(feedback && { optionFeedback: feedback }) } };
}

const hasChoice = (type: string) => type !== "text" && type !== "number";

/** Flaws that builders accept, because a person may want them, but that models only write by mistake. */
function flawsOf({ type, options, correctOptions, correctNumber, tolerance }: Written) {
  const flaws: { path: string; message: string }[] = [];
  const flaw = (path: string, message: string) => flaws.push({ path, message });
  if (type === "multiple_choice" && correctOptions.length > 1) flaw("correctOptions", "Exactly one option is right");
  if (type === "multi_select" && correctOptions.length === 1) flaw("correctOptions", "Two or more options are right");
  if (type === "multi_select" && options.length > 0 && correctOptions.length === options.length)
    flaw("correctOptions", "Some options are wrong");
  if (type === "scale" && options.length < fewestPoints) flaw("options", `A scale has ${fewestPoints} points or more`);
  if (type === "scale" && !areNumbers(options) && options.length > mostWords)
    flaw("options", `A scale of words has up to ${mostWords} points`);
  if (correctNumber !== null && correctNumber !== 0 && (tolerance ?? 0) >= Math.abs(correctNumber))
    flaw("tolerance", "It is as large as the number");
  return flaws;
}

const areNumbers = (options: readonly string[]) => options.every((option) => /^\d+$/.test(option.trim()));

/** Weights like the four answers of a self-rating, from the weakest to the strongest, which counts 1. */
export const selfRatings = (count: number) =>
  Array.from({ length: count }, (_, place) => Math.round((100 * (place + 1)) / count) / 100);

function answeringOf(kind: Kind, { type, options, correctOptions, ...written }: Written) {
  const { acceptedAnswers, correctNumber, tolerance, unit, lowLabel, highLabel } = written;
  const look = areNumbers(options) ? "numbers" : "labels";
  const ends = look === "numbers" ? { lowLabel, highLabel } : { lowLabel: null, highLabel: null };
  switch (type) {
    case "scale":
      return { form: { scale: { look, ...ends, isNps: false } } };
    case "multi_select":
      return kind === "QUIZ" ? { answerKey: { options: correctOptions } } : {};
    case "text": {
      const accepted = [...new Set(acceptedAnswers.map((answer) => answer.trim()))];
      return kind === "QUIZ" ? { answerKey: { text: { accepted } } } : { form: openForm };
    }
    case "number": {
      const decimals = Math.max(decimalsOf(correctNumber ?? 0), decimalsOf(tolerance ?? 0));
      const number = { value: correctNumber, tolerance: tolerance ?? 0 };
      return { form: { number: { decimals, unit: unit || null } }, answerKey: { number } };
    }
    default:
      return { correctAnswer: correctOptions[0] };
  }
}

const decimalsOf = (value: number) => String(value).split(".")[1]?.length ?? 0;

const tasks: Record<string, string> = {
  QUIZ: "You write questions for a quiz. Wrong options are plausible, and wrong beyond doubt. Never ask about the text itself or its author's wording.",
  SURVEY:
    "You write questions for a survey that finds out what people think, know or do. There are no right answers. Options cover all sensible answers without overlapping.",
  ASSESSMENT: "You write questions for a skill self-assessment. Each asks people to rate one skill of their own.",
};

const rules: Record<string, Record<string, string>> = {
  QUIZ: {
    multiple_choice: "four options of similar length and style, exactly one of them right.",
    multi_select:
      "four to six options of similar length and style, two or more of them right and others wrong; the question says that several are right.",
    text: "asked so that one term, name or word is the answer beyond doubt, which the question itself does not hold; without options. All its spellings and synonyms are accepted answers.",
    number:
      "asked so that one number is the answer; without options. The question names the unit, and how exact the answer is to be.",
  },
  SURVEY: {
    single_choice: "one of two to seven options is chosen.",
    multi_select: "any number of two to seven options is chosen.",
    scale:
      "a point of a balanced scale is chosen: either three to seven words from the lowest to the highest, or the numbers 1 to 5 with what their ends stand for.",
    text: "people write their own words; without options. There are few of these, for what nobody can foresee.",
  },
  ASSESSMENT: {
    multiple_choice: "four answers from the weakest to the strongest that describe what somebody at that level does.",
    scale:
      "a statement about one's own skill that is rated: either three to seven words from the weakest to the strongest, or the numbers 1 to 5 with what their ends stand for.",
  },
};

/** Instructions for a model that writes questions of these types. */
export const typedTask = (kind: Kind, types: readonly string[]): string =>
  [
    tasks[kind],
    types.length > 1
      ? "Each question is of one of these types, whichever suits it best; use all of them:"
      : "Its type:",
    ...writtenTypes[kind].filter((type) => types.includes(type)).map((type) => `- ${type}: ${rules[kind]?.[type]}`),
  ].join("\n");
