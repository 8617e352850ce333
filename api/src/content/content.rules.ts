import { z } from "zod";
import { languageTag } from "../platform/shared/language.rules.ts";
import { optionalText, requiredText, text, webLink, writing } from "../platform/shared/text.rules.ts";
import { difficulties, formats, type Kind, limits, questionTypes } from "./content.shared.ts";
import { answering } from "./question/form/form.rules.ts";
import { formLimits, typesOf } from "./question/form/form.shared.ts";
import { type Formed, flawsOf, problemsOf } from "./question/form/problem.shared.ts";
import { RulesEdit } from "./rules/rules.rules.ts";

const description = optionalText(limits.description);
const language = languageTag.meta({
  description: "Language of the texts, as a BCP 47 tag; null if not set.",
  example: "en",
});
const explanation = optionalText(limits.explanation);

/** The minimum number of options depends on the question type. */
const options = z
  .array(requiredText("Option cannot be empty", limits.option))
  .max(formLimits.scale.points, `Maximum ${formLimits.scale.points} options allowed`)
  .default([]);

const fitting = (kind: Kind) => (question: Formed, context: z.RefinementCtx) => {
  for (const { path, message } of [...problemsOf(kind, question), ...flawsOf(kind, question)])
    context.addIssue({ code: "custom", path, message });
};

/** Bounds of levels and weights of options: whole points, or fractions of 1. */
const points = z
  .number("Enter a number")
  .min(0, "Must be 0 or more")
  .max(limits.assessment.points, `Must be ${limits.assessment.points} or less`);

export const SkillLevel = z
  .object({
    name: requiredText("Level name is required", limits.levelName),
    range: z.tuple([points, points]),
    description: requiredText("Level description is required", limits.description),
    encouragingMessage: requiredText("Encouraging message is required", limits.description),
    followUpContent: optionalText(limits.description),
  })
  .refine(({ range: [low, high] }) => low <= high, { path: ["range"], message: "A level cannot end below its start" });
export type SkillLevel = z.output<typeof SkillLevel>;

export const EmailResultsSettings = z.object({
  enabled: z.boolean().default(false),
  subject: writing(limits.mail.subject).default(""),
  customMessage: writing(limits.mail.message).default(""),
  resourceLinks: z
    .array(z.object({ title: requiredText("Link title is required", limits.mail.linkTitle), url: webLink }))
    .max(10, "Maximum 10 links")
    .default([]),
  authorSignature: writing(limits.mail.signature).default(""),
});
export type EmailResultsSettings = z.output<typeof EmailResultsSettings>;

const format = z.enum(formats).meta({
  description: "Format of all texts except the title: Markdown (`rich`), or shown as written (`plain`).",
});

const settings = {
  format: format.default("plain"),
  language: language.optional(),
  isPublic: z.boolean().default(true),
  showResultsToTakers: z.boolean().default(false),
  collectEmailUpfront: z.boolean().default(false),
  emailResultsSettings: EmailResultsSettings.nullish(),
  rules: RulesEdit.nullish().meta({ description: "Rules about access, times, order and results." }),
  translationsFrom: text(100).nullish().meta({
    description:
      "Id of one of your items. Its translations are copied for texts that are the same; translations of changed texts count as outdated, and translations of changed questions are omitted. Nothing is copied from an item that no longer exists.",
  }),
};

export const ManualQuiz = z.object({
  title: requiredText("Quiz title is required", limits.title, "Title is too long"),
  description,
  difficulty: z.enum(difficulties).default("medium"),
  ...settings,
  questions: z
    .array(
      z
        .object({
          questionText: requiredText("Question text is required", limits.question),
          questionType: z.enum(typesOf.QUIZ).default("multiple_choice"),
          options,
          correctAnswer: z
            .number("Correct answer is required")
            .int("Correct answer is required")
            .min(0, "Correct answer is required")
            .nullish(),
          explanation,
          ...answering,
        })
        .superRefine(fitting("QUIZ")),
    )
    .min(1, "At least 1 question required")
    .max(limits.quiz.questions, `Maximum ${limits.quiz.questions} questions allowed`),
});

export const ManualSurvey = z.object({
  title: requiredText("Title is required", limits.title, "Title is too long"),
  description,
  ...settings,
  questions: z
    .array(
      z
        .object({
          questionText: requiredText("Question is required", limits.question),
          questionType: z.enum(typesOf.SURVEY).default("single_choice"),
          options,
          ...answering,
        })
        .superRefine(fitting("SURVEY")),
    )
    .min(1, "At least 1 question required")
    .max(limits.survey.questions, `Maximum ${limits.survey.questions} questions allowed`),
});

export const ManualAssessment = z.object({
  title: requiredText("Title is required", limits.title, "Title is too long"),
  description,
  ...settings,
  skillLevels: z
    .array(SkillLevel)
    .min(2, "At least 2 skill levels required")
    .max(limits.assessment.levels, `Maximum ${limits.assessment.levels} skill levels`),
  questions: z
    .array(
      z
        .object({
          questionText: requiredText("Question text is required", limits.question),
          questionType: z.enum(typesOf.ASSESSMENT).default("multiple_choice"),
          options,
          optionWeights: z.array(points).nullish(),
          explanation,
          ...answering,
        })
        .superRefine(fitting("ASSESSMENT")),
    )
    .min(1, "At least 1 question required")
    .max(limits.assessment.questions, `Maximum ${limits.assessment.questions} questions allowed`),
});

/** The schema that each kind's builder uses for a question. */
export const questionRules = {
  QUIZ: ManualQuiz.shape.questions.element,
  SURVEY: ManualSurvey.shape.questions.element,
  ASSESSMENT: ManualAssessment.shape.questions.element,
} as const satisfies Record<Kind, z.ZodType>;

export const EditedQuestion = z.object({
  id: z.string().max(100).nullish(),
  /**
   * The version whose line of data a reworded question continues. Null for a different question. If absent, the
   * question continues the version being edited, provided that type, options and key allow it.
   */
  sameAs: text(100).nullish(),
  questionText: requiredText("Question cannot be empty", limits.question),
  questionType: z.enum(questionTypes).nullish(),
  options,
  correctAnswer: z.int32("Please select the correct answer").min(0, "Please select the correct answer").nullish(),
  optionWeights: z.array(points).nullish(),
  explanation: explanation.optional(),
  ...answering,
});
export type EditedQuestion = z.output<typeof EditedQuestion>;

export const ContentEdit = z.object({
  /** The revision that the edit is based on. An older revision is a conflict. */
  revision: z.int32().min(1).nullish(),
  title: requiredText("Title is required", limits.title, "Title is too long").optional(),
  description: description.optional(),
  language: language.optional(),
  format: format.optional(),
  sourceUrl: text(2048).nullish(),
  difficulty: z.enum(difficulties).optional(),
  isPublic: z.boolean().optional(),
  showResultsToTakers: z.boolean().optional(),
  collectEmailUpfront: z.boolean().optional(),
  emailResultsSettings: EmailResultsSettings.nullish(),
  rules: RulesEdit.nullish().meta({
    description:
      "Rules about access, times, order and results. Omitted rules stay unchanged. Null removes a rule, or all of them.",
  }),
  skillLevels: z
    .array(SkillLevel)
    .min(1, "At least 1 skill level required")
    .max(limits.assessment.levels, `Maximum ${limits.assessment.levels} skill levels`)
    .nullish(),
  questions: z
    .array(EditedQuestion)
    .min(1, "At least 1 question required")
    .max(limits.quiz.questions, `Maximum ${limits.quiz.questions} questions allowed`)
    .optional(),
});
export type ContentEdit = z.output<typeof ContentEdit>;
