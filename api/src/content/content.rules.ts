import { z } from "zod";
import { shapes } from "../platform/shape/shape.rules.ts";
import { languageTag } from "../platform/shared/language.rules.ts";
import { optionalText, requiredText, text, trimmedText, webLink, writing } from "../platform/shared/text.rules.ts";
import { difficulties, formats, type Kind, limits, questionTypes } from "./content.shared.ts";
import { answering } from "./question/form/form.rules.ts";
import { formLimits, typesOf } from "./question/form/form.shared.ts";
import { type Formed, flawsOf, problemsOf } from "./question/form/problem.shared.ts";
import { RulesEdit } from "./rules/rules.rules.ts";

const title = (required: string) =>
  requiredText(required, limits.title, "Title is too long").meta({ description: "Title shown to participants." });
const description = optionalText(limits.description).meta({
  description: "Text below the title, shown before the first question.",
});
const language = languageTag.meta({
  description: "BCP 47 tag of the texts' language; null if not set.",
  example: "en",
});
const format = z.enum(formats).register(shapes, { name: "TextFormat" }).meta({
  description: "Format of texts except the title: Markdown (`rich`) or `plain`.",
});
const difficulty = z
  .enum(difficulties)
  .register(shapes, { name: "Difficulty" })
  .meta({ description: "Difficulty of a quiz." });
const isPublic = z.boolean().meta({ description: "Whether anyone with the link can respond." });
const showResultsToTakers = z.boolean().meta({ description: "Whether participants see their result." });
const collectEmailUpfront = z
  .boolean()
  .meta({ description: "Whether participants must enter an email address to start." });

const fitting = (kind: Kind) => (question: Formed, context: z.RefinementCtx) => {
  for (const { path, message } of [...problemsOf(kind, question), ...flawsOf(kind, question)])
    context.addIssue({ code: "custom", path, message });
};

/** Bounds of levels and weights of options: whole points, or fractions of 1. */
const points = z
  .number("Enter a number")
  .min(0, "Must be 0 or more")
  .max(limits.assessment.points, `Must be ${limits.assessment.points} or less`);

const questionText = (required: string) =>
  requiredText(required, limits.question).meta({ description: "Text of the question, as shown to participants." });
const questionType = <const Types extends readonly string[]>(types: Types) =>
  z.enum(types).register(shapes, { name: "QuestionType" }).meta({ description: "Type of the question." });
/** The minimum number of options depends on the question type. */
const options = z
  .array(requiredText("Option cannot be empty", limits.option))
  .max(formLimits.scale.points, `Maximum ${formLimits.scale.points} options allowed`)
  .default([])
  .meta({
    description: "Options in order: two or more, all different; the points of a scale; none for texts and numbers.",
  });
const optionWeights = z.array(points).nullish().meta({
  description:
    "Weight of each option: the points of a participant who chooses it. If omitted, scales count their points. Assessments only.",
});
const correctAnswer = "Index of the correct option, from 0. Quizzes only, where a single option is correct.";
const explanation = optionalText(limits.explanation).meta({
  description: "Explanation of the correct answer, shown to participants with their result.",
});

export const optionFeedback = z
  .array(trimmedText(limits.feedback))
  .max(limits.quiz.options, `Maximum ${limits.quiz.options} options allowed`)
  .nullish()
  .meta({
    description: "Feedback on each option, in order, empty for none. Participants who chose it see it with the result.",
  });

export const SkillLevel = z
  .object({
    name: requiredText("Level name is required", limits.levelName).meta({
      description: "Name of the level, shown to participants and in results.",
    }),
    range: z.tuple([points, points]).meta({
      description: `Lowest and highest score of the level: 0 to 1 for mean weights, up to ${limits.assessment.points} for sums.`,
    }),
    description: requiredText("Level description is required", limits.description).meta({
      description: "Description of participants at this level.",
    }),
    encouragingMessage: requiredText("Encouraging message is required", limits.description).meta({
      description: "Encouraging message to participants who reached the level.",
    }),
    followUpContent: optionalText(limits.description).meta({
      description: "Suggestions for what participants at this level can do or read next.",
    }),
  })
  .refine(({ range: [low, high] }) => low <= high, { path: ["range"], message: "A level cannot end below its start" })
  .register(shapes, { name: "SkillLevel", description: "A named range of scores in a skill assessment." });
export type SkillLevel = z.output<typeof SkillLevel>;
const skillLevels = (least: number, tooFew: string) =>
  z
    .array(SkillLevel)
    .min(least, tooFew)
    .max(limits.assessment.levels, `Maximum ${limits.assessment.levels} skill levels`)
    .meta({ description: "Levels of an assessment. Participants get the highest level that their score reaches." });

const ResourceLink = z
  .object({
    title: requiredText("Link title is required", limits.mail.linkTitle).meta({ description: "Text of the link." }),
    url: webLink.meta({ description: "URL of the link." }),
  })
  .register(shapes, {
    name: "ResourceLink",
    description: "A link for further reading in the email with the result.",
  });

export const EmailResultsSettings = z
  .object({
    enabled: z.boolean().default(false).meta({ description: "Whether the email is sent." }),
    subject: writing(limits.mail.subject)
      .default("")
      .meta({ description: "Subject line. If empty, `Your result:` and the title." }),
    customMessage: writing(limits.mail.message).default("").meta({ description: "Author's message; may be empty." }),
    resourceLinks: z
      .array(ResourceLink)
      .max(10, "Maximum 10 links")
      .default([])
      .meta({ description: "Links for further reading." }),
    authorSignature: writing(limits.mail.signature)
      .default("")
      .meta({ description: "Name below the message; may be empty." }),
  })
  .register(shapes, {
    name: "EmailResultsSettings",
    description: "Email with the result, sent to participants of an assessment.",
    required: ["enabled"],
  });
export type EmailResultsSettings = z.output<typeof EmailResultsSettings>;
const emailResultsSettings = EmailResultsSettings.nullish().meta({
  description: "Email with the result, sent to participants of an assessment.",
});

const settings = {
  format: format.default("plain"),
  language: language.optional(),
  isPublic: isPublic.default(true),
  showResultsToTakers: showResultsToTakers.default(false),
  collectEmailUpfront: collectEmailUpfront.default(false),
  emailResultsSettings,
  rules: RulesEdit.nullish().meta({ description: "Rules about access, times, order and results." }),
  translationsFrom: text(100).register(shapes, { name: "ID" }).nullish().meta({
    description:
      "Id of your item whose translations are copied for texts that are the same. Those of changed texts count as outdated; those of changed questions are omitted.",
  }),
};

export const ManualQuiz = z.object({
  title: title("Quiz title is required"),
  description,
  difficulty: difficulty.default("medium"),
  ...settings,
  questions: z
    .array(
      z
        .object({
          questionText: questionText("Question text is required"),
          questionType: questionType(typesOf.QUIZ).default("multiple_choice"),
          options,
          correctAnswer: z
            .number("Correct answer is required")
            .int("Correct answer is required")
            .min(0, "Correct answer is required")
            .nullish()
            .meta({ description: correctAnswer }),
          explanation,
          optionFeedback,
          ...answering,
        })
        .superRefine(fitting("QUIZ"))
        .register(shapes, { name: "QuizQuestion", description: "A question with a correct answer." }),
    )
    .min(1, "At least 1 question required")
    .max(limits.quiz.questions, `Maximum ${limits.quiz.questions} questions allowed`)
    .meta({ description: "Questions, in order." }),
});

export const ManualSurvey = z.object({
  title: title("Title is required"),
  description,
  ...settings,
  questions: z
    .array(
      z
        .object({
          questionText: questionText("Question is required"),
          questionType: questionType(typesOf.SURVEY).default("single_choice"),
          options,
          ...answering,
        })
        .superRefine(fitting("SURVEY"))
        .register(shapes, {
          name: "SurveyQuestion",
          description: "A question without correct answers.",
          without: ["points", "answerKey"],
        }),
    )
    .min(1, "At least 1 question required")
    .max(limits.survey.questions, `Maximum ${limits.survey.questions} questions allowed`)
    .meta({ description: "Questions, in order." }),
});

export const ManualAssessment = z.object({
  title: title("Title is required"),
  description,
  ...settings,
  skillLevels: skillLevels(2, "At least 2 skill levels required"),
  questions: z
    .array(
      z
        .object({
          questionText: questionText("Question text is required"),
          questionType: questionType(typesOf.ASSESSMENT).default("multiple_choice"),
          options,
          optionWeights,
          explanation,
          optionFeedback,
          ...answering,
        })
        .superRefine(fitting("ASSESSMENT"))
        .register(shapes, {
          name: "AssessmentQuestion",
          description: "A question with weighted options.",
          without: ["points", "answerKey"],
        }),
    )
    .min(1, "At least 1 question required")
    .max(limits.assessment.questions, `Maximum ${limits.assessment.questions} questions allowed`)
    .meta({ description: "Questions, in order." }),
});

/** The schema that each kind's builder uses for a question. */
export const questionRules = {
  QUIZ: ManualQuiz.shape.questions.element,
  SURVEY: ManualSurvey.shape.questions.element,
  ASSESSMENT: ManualAssessment.shape.questions.element,
} as const satisfies Record<Kind, z.ZodType>;

export const EditedQuestion = z
  .object({
    id: z
      .string()
      .max(100)
      .register(shapes, { name: "ID" })
      .nullish()
      .meta({ description: "Id of the version that was edited; none for a new question." }),
    sameAs: text(100).register(shapes, { name: "ID" }).nullish().meta({
      description:
        "Id of the version whose data a reworded question continues; null for a different question. If omitted, the question continues the version that was edited, provided that its options keep their number, order and key.",
    }),
    questionText: questionText("Question cannot be empty"),
    questionType: questionType(questionTypes).nullish(),
    options,
    correctAnswer: z
      .int32("Please select the correct answer")
      .min(0, "Please select the correct answer")
      .nullish()
      .meta({ description: correctAnswer }),
    optionWeights,
    explanation: explanation.optional(),
    optionFeedback,
    ...answering,
    isCredited: z
      .boolean()
      .nullish()
      .meta({ description: "Whether everyone gets the points in a quiz. If omitted, it stays unchanged." }),
  })
  .register(shapes, { name: "EditedQuestion", description: "A question as it should be after the edit." });
export type EditedQuestion = z.output<typeof EditedQuestion>;

export const ContentEdit = z.object({
  revision: z
    .int32()
    .min(1)
    .nullish()
    .meta({ description: "Revision that the edit is based on; CONFLICT if it is no longer the current one." }),
  title: title("Title is required").optional(),
  description: description.optional(),
  language: language.optional(),
  format: format.optional(),
  sourceUrl: text(2048).nullish(),
  difficulty: difficulty.optional(),
  isPublic: isPublic.optional(),
  showResultsToTakers: showResultsToTakers.optional(),
  collectEmailUpfront: collectEmailUpfront.optional(),
  emailResultsSettings,
  rules: RulesEdit.nullish().meta({
    description:
      "Rules about access, times, order and results. Omitted rules stay unchanged. Null removes a rule, or all of them.",
  }),
  skillLevels: skillLevels(1, "At least 1 skill level required").nullish(),
  questions: z
    .array(EditedQuestion)
    .min(1, "At least 1 question required")
    .max(limits.quiz.questions, `Maximum ${limits.quiz.questions} questions allowed`)
    .optional()
    .meta({ description: "All questions of the item, in order. Omitted questions are removed." }),
});
export type ContentEdit = z.output<typeof ContentEdit>;
