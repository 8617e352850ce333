import { z } from "zod";
import { difficulties, type Kind, kinds, limits, questionTypes } from "../../content/content.shared.ts";
import { answering } from "../../content/question/form/form.rules.ts";
import { languageTag } from "../../platform/shared/language.rules.ts";
import { optionalText, text, writing } from "../../platform/shared/text.rules.ts";
import { builders, type Origin, origins, typeWishes } from "../generation.rules.ts";
import { candidateStates, draftingLimits, revisions } from "./drafting.shared.ts";

const wishes = {
  audience: optionalText(draftingLimits.wish).meta({
    description: "Who it is for.",
    example: "Pupils of the seventh grade",
  }),
  focus: optionalText(draftingLimits.wish).meta({ description: "What to ask about most.", example: "Causes" }),
  sections: z
    .array(text(1000))
    .max(draftingLimits.sections, `Maximum ${draftingLimits.sections} sections`)
    .default([])
    .meta({ description: "Headings of the source to ask about; none for all of it.", example: [] }),
};

const formOf = (kind: Kind, origin: Origin) => builders[kind][origin].extend(wishes);

/** The form that starts a drafting, for each kind and origin. */
export const draftingForms = Object.fromEntries(
  kinds.map((kind) => [kind, Object.fromEntries(origins.map((origin) => [origin, formOf(kind, origin)]))]),
) as { [K in Kind]: { [O in Origin]: ReturnType<typeof formOf> } };

const MoreQuestions = z.object({
  count: z
    .int("Choose how many questions")
    .min(1, "Minimum 1 question")
    .max(draftingLimits.more, `Maximum ${draftingLimits.more} questions`)
    .default(5)
    .meta({ description: "How many candidates to add." }),
  difficulty: z.enum(difficulties).optional().meta({ description: "Of quizzes only. As before when it is left out." }),
  language: languageTag.meta({ description: "The language to write in from now on.", example: null }).optional(),
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
    .array(z.enum(questionTypes))
    .min(1)
    .optional()
    .meta({ description: "The types that questions may have from now on. As before when it is left out." }),
});

export const CandidateRevision = z.object({
  how: z.enum(revisions).meta({
    description:
      "`another` question, a `harder` or an `easier` one, or other `options` for the same. Without a model, the next that the source gives.",
  }),
});

export const CandidateEdit = z
  .object({
    state: z.enum(candidateStates).optional().meta({ description: "What its creator thinks of it." }),
    questionText: writing(limits.question).optional(),
    questionType: z
      .enum(questionTypes)
      .optional()
      .meta({ description: "How it is answered; with another one, form and key begin anew." }),
    options: z.array(writing(limits.option)).optional(),
    correctAnswer: z.int32().optional().meta({ description: "The index of the right option; of quizzes only." }),
    optionWeights: z.array(z.number()).optional().meta({ description: "Of skill assessments only." }),
    explanation: writing(limits.explanation).nullable().optional().meta({ description: "Not of surveys." }),
    ...answering,
  })
  .meta({ example: { state: "kept", options: ["Rhine", "Elbe", "Danube"], correctAnswer: 2 } });
export type CandidateEdit = z.output<typeof CandidateEdit>;

export const DraftingEnd = z.object({
  title: optionalText(limits.title, "Title is too long").meta({
    description: "The title of the item; that of the drafting when it is left out.",
    example: "Rivers",
  }),
});
