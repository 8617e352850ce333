import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import { ManualAssessment, ManualQuiz, ManualSurvey } from "../../content/content.rules.ts";
import type { Kind } from "../../content/content.shared.ts";
import { defaultType, type QuestionDraft } from "../../content/question/question.ts";

// Limits are checked afterwards by the manual builders' rules: not every server accepts them in a schema.
const shapes = {
  QUIZ: z.object({
    question: z.string(),
    options: z.array(z.string()).describe("Four, of which exactly one is right"),
    correctOption: z.int().describe("The index of the right option in the list, from 0"),
    explanation: z.string().describe("Why it is right, in one or two sentences"),
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
// First, so that the question is written from the quote and not the other way round.
const quoted = z.object({ passage: z.string().describe("The sentence it is made from, copied word for word") });

export function responseFormat(kind: Kind, hasSource: boolean) {
  const item: z.ZodType = hasSource ? quoted.extend(shapes[kind].shape) : shapes[kind];
  return zodResponseFormat(z.object({ questions: z.array(item) }), "questions");
}

const selfRatingWeights = [0.25, 0.5, 0.75, 1];

/** Validates an item like a question from its manual builder; else says what is wrong with it. */
export function readItem(kind: Kind, item: unknown): QuestionDraft | { problem: string } {
  const blank = { correctAnswer: null, optionWeights: null, explanation: null, questionType: defaultType[kind] };
  switch (kind) {
    case "QUIZ": {
      const written = shapes.QUIZ.safeParse(item);
      if (!written.success) return problemOf(written.error);
      const { question, options, correctOption, explanation } = written.data;
      const rule = ManualQuiz.shape.questions.element;
      const read = rule.safeParse({ ...tidied(question, options), correctAnswer: correctOption, explanation });
      return read.success ? { ...blank, ...shuffled(read.data) } : problemOf(read.error);
    }
    case "SURVEY": {
      const written = shapes.SURVEY.safeParse(item);
      if (!written.success) return problemOf(written.error);
      const { question, options, type } = written.data;
      const read = ManualSurvey.shape.questions.element.safeParse({ ...tidied(question, options), questionType: type });
      return read.success ? { ...blank, ...read.data } : problemOf(read.error);
    }
    case "ASSESSMENT": {
      const written = shapes.ASSESSMENT.safeParse(item);
      if (!written.success) return problemOf(written.error);
      const { question, options } = written.data;
      const rated = { ...tidied(question, options), optionWeights: selfRatingWeights };
      const read = ManualAssessment.shape.questions.element.safeParse(rated);
      return read.success ? { ...blank, ...read.data, explanation: null } : problemOf(read.error);
    }
  }
}

const problemOf = ({ issues: [issue] }: z.ZodError) => ({
  problem: `${issue?.path.join(".") || "question"}: ${issue?.message ?? "not as asked"}`,
});

/** Removes the labels that models add: "A) Paris". */
const tidied = (question: string, options: string[]) => ({
  questionText: question.trim(),
  options: options.map((option) => option.trim().replace(/^(?:[A-Fa-f]|[1-6])[.)]\s+/, "")),
});

/** Models favour some positions. Options about the others ("all of the above") stay last. */
function shuffled<T extends { options: string[]; correctAnswer: number }>(question: T): T {
  const { options, correctAnswer } = question;
  const isAboutOthers = (option: string) => /^(all|none|both|neither)\b.*\b(above|these|them|options)\b/i.test(option);
  const drawn = options
    .map((option, index) => ({
      option,
      isRight: index === correctAnswer,
      rank: Math.random() + (isAboutOthers(option) ? 1 : 0),
    }))
    .sort((a, b) => a.rank - b.rank);
  return {
    ...question,
    options: drawn.map(({ option }) => option),
    correctAnswer: drawn.findIndex(({ isRight }) => isRight),
  };
}
