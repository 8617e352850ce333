import { z } from "zod";
import { optionFeedback } from "../../content/content.rules.ts";
import { difficulties, type Kind, limits, questionTypes } from "../../content/content.shared.ts";
import { answering } from "../../content/question/form/form.rules.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { optionalText, writing } from "../../platform/shared/text.rules.ts";
import { typeWishes, wishes } from "../generation.rules.ts";
import { candidateStates, draftingLimits, revisions } from "./drafting.shared.ts";

const MoreQuestions = z.object({
  count: z
    .int("Choose how many questions")
    .min(1, "Minimum 1 question")
    .max(draftingLimits.more, `Maximum ${draftingLimits.more} questions`)
    .default(5)
    .meta({ description: "Number of candidates to add." }),
  difficulty: z
    .enum(difficulties)
    .register(shapes, { name: "Difficulty" })
    .optional()
    .meta({ description: "Difficulty; only for quizzes. If omitted, it stays unchanged." }),
  language: wishes.language
    .meta({ description: "Language to write in from now on, as a BCP 47 tag.", example: null })
    .optional(),
  audience: wishes.audience.optional(),
  focus: wishes.focus.optional(),
  sections: wishes.sections.unwrap().optional(),
});

export const moreQuestions = {
  QUIZ: MoreQuestions.extend({ questionTypes: typeWishes.QUIZ }),
  SURVEY: MoreQuestions.extend({ questionTypes: typeWishes.SURVEY }),
  ASSESSMENT: MoreQuestions.extend({ questionTypes: typeWishes.ASSESSMENT }),
} as const satisfies Record<Kind, z.ZodType>;

/** The documented form: the types available depend on the kind of the draft. */
export const ToldMoreQuestions = MoreQuestions.extend({
  questionTypes: z
    .array(z.enum(questionTypes).register(shapes, { name: "QuestionType" }))
    .min(1)
    .optional()
    .meta({ description: "The types that questions may have from now on. If omitted, they stay unchanged." }),
});

export const CandidateRevision = z.object({
  how: z.enum(revisions).meta({
    description:
      "`another` question, a `harder` or an `easier` question, or other `options` for the same question. Without a language model, the next question from the source replaces it.",
  }),
});

export const CandidateEdit = z
  .object({
    state: z
      .enum(candidateStates)
      .register(shapes, { name: "CandidateState" })
      .optional()
      .meta({ description: "The creator's decision about the question." }),
    questionText: writing(limits.question)
      .optional()
      .meta({ description: "The question as participants will read it." }),
    questionType: z
      .enum(questionTypes)
      .register(shapes, { name: "QuestionType" })
      .optional()
      .meta({ description: "Type of the question; a different type resets the form and the answer key." }),
    options: z.array(writing(limits.option)).optional().meta({ description: "The options in their order." }),
    correctAnswer: z.int32().optional().meta({ description: "Index of the correct option, from 0; only in quizzes." }),
    optionWeights: z
      .array(z.number())
      .optional()
      .meta({ description: "Weight of each option; only in skill assessments." }),
    explanation: writing(limits.explanation)
      .nullable()
      .optional()
      .meta({ description: "Explanation of the correct answer; not in surveys." }),
    optionFeedback,
    ...answering,
  })
  .meta({ example: { state: "kept", options: ["Rhine", "Elbe", "Danube"], correctAnswer: 2 } });
export type CandidateEdit = z.output<typeof CandidateEdit>;

export const DraftingEnd = z.object({
  title: optionalText(limits.title, "Title is too long").meta({
    description: "The title of the item; the title of the draft by default.",
    example: "Rivers",
  }),
});
