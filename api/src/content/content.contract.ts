import { z } from "zod";
import { Deleted, IfMatch, id, promised, timestamp } from "../platform/rest/operation.ts";
import * as example from "./content.example.ts";
import {
  ContentEdit,
  EditedQuestion,
  EmailResultsSettings,
  ManualAssessment,
  ManualQuiz,
  ManualSurvey,
  SkillLevel,
} from "./content.rules.ts";
import { difficulties, formats, kinds, questionTypes } from "./content.shared.ts";
import { Evidence } from "./question/evidence.ts";
import { AnswerKey, QuestionForm, Scoring } from "./question/form/form.rules.ts";
import { takenRules, writtenRules } from "./rules/rules.contract.ts";
import type * as Shared from "./taking/take.shared.ts";
import { notInTrashText, trashDays } from "./trash/trash.shared.ts";

export const contentType = z.enum(["quiz", "survey"]).meta({ description: "`quiz` for skill assessments as well." });
export const scoringType = z
  .enum(["traditional", "skill_based"])
  .meta({ description: "`skill_based` for skill assessments." });
export const kind = z.enum(kinds).meta({ description: "What it is: contentType and scoringType in one." });
export const revision = z.int().min(1).meta({ description: "Grows by one with each save that changes something." });
export const title = z.string().meta({ example: "Capitals of the North" });
export const description = z
  .string()
  .nullable()
  .meta({ description: "Shown before the first question.", example: null });

const language = z
  .string()
  .nullable()
  .meta({ description: "The language of its texts, as BCP 47 has it; null where nobody said it.", example: "en" });

export const readOnly = z.unknown().optional().meta({ readOnly: true, description: "Never changed by what is sent." });

export const Anchor = z
  .union([
    z.object({ kind: z.literal("paragraph"), paragraph: z.int() }),
    z.object({ kind: z.literal("page"), page: z.int() }),
    z.object({ kind: z.literal("second"), second: z.number() }),
  ])
  .meta({ description: "Where a passage stands in its source." });

const taking = {
  required: z.boolean().optional().meta({ description: "Whether it must be answered; absent where it must." }),
  points: z.int().optional().meta({ description: "What a right answer is worth; absent for one." }),
  form: QuestionForm.optional().meta({ description: "Absent where options are all there is." }),
};

/** Fields that questions have unless they are a single required choice. */
export const unusualAnswering = {
  ...taking,
  answerKey: AnswerKey.optional().meta({ description: "Of quizzes; absent where one option is right." }),
};

const questionShape = {
  id,
  questionText: z.string().meta({ example: "What is the capital of Norway?" }),
  questionType: z.enum(questionTypes).meta({ description: "Only `multi_select` takes several options." }),
  options: z
    .array(z.string())
    .meta({ description: "The points of a scale; empty for texts and numbers.", example: ["Oslo", "Bergen"] }),
  order: z.int().meta({ description: "Counted from 0." }),
  ...taking,
};

export const html = z.string().meta({ description: "HTML of a fixed list of elements, made by the service." });

export const QuestionHtml = z
  .object({
    text: html,
    options: z.array(html).meta({ description: "Lines: without blocks." }),
    rows: z.array(html).optional().meta({ description: "Of a matrix." }),
    lowLabel: html.optional().meta({ description: "What the first point of a scale stands for." }),
    highLabel: html.optional().meta({ description: "What the last point of a scale stands for." }),
  })
  .meta({ id: "QuestionHtml", description: "The texts of a question, where they are Markdown, as they are shown." });

const untranslated = z.array(z.string());

/** Fields about an item's translations. */
const translating = {
  languages: z
    .array(z.string())
    .optional()
    .meta({ description: "Those that it was translated into; absent without any.", example: ["de", "fr"] }),
  translation: z
    .object({
      from: z.string().nullable().meta({ description: "The language of the original; null where nobody said it." }),
      untranslated: untranslated.meta({
        description: "Where its own texts are those of the original.",
        example: ["description"],
      }),
    })
    .optional()
    .meta({ description: "Absent in the original." }),
};

export const ofQuestion = untranslated.optional().meta({
  description: "In a translation: where texts are those of the original.",
  example: ["options.0"],
});

const format = z
  .enum(formats)
  .optional()
  .meta({ description: "`rich` if its texts are Markdown; absent where they are plain." });

export const TakenItem = z
  .object({
    id,
    title,
    description,
    language,
    ...translating,
    contentType,
    scoringType,
    kind,
    difficulty: z.enum(difficulties).nullable().meta({ description: "Of quizzes only." }),
    showResultsToTakers: z.boolean(),
    collectEmailUpfront: z.boolean(),
    revision,
    rules: takenRules,
    availability: z.enum(["WAITING", "CLOSED", "INVITED", "LOCKED"]).optional().meta({
      description:
        "Absent while it can be answered; `questions` are empty otherwise. INVITED asks for a personal link. LOCKED asks for the passcode, without which there is no description either.",
    }),
    html: html.optional().meta({ description: "The description as it is shown; absent where texts are plain." }),
    questionsAfterStart: z.literal(true).optional().meta({
      description: "With a time limit: `questions` are empty, and come with the start.",
    }),
    size: z.object({ questions: z.int(), minutes: z.int() }).optional().meta({
      description: "With that: how many questions there are, and about how many minutes they take.",
    }),
    questions: z.array(
      z.object({
        ...questionShape,
        scoring: Scoring.optional().meta({
          description: "Of several right options; absent where all of them must be chosen, and no other.",
        }),
        html: QuestionHtml.optional().meta({ description: "Absent where texts are plain." }),
        untranslated: ofQuestion,
      }),
    ),
  })
  .meta({
    id: "TakenItem",
    description: "An item as takers see it, without anything that gives an answer away.",
  }) satisfies z.ZodType<Shared.TakenItem>;

export const WholeItem = z
  .object({
    id,
    title,
    description,
    language,
    format,
    sourceUrl: z
      .string()
      .nullable()
      .meta({ description: "The link it was generated from; of surveys the description." }),
    sourceType: z.enum(["article", "pdf", "text", "youtube", "ai_generated"]),
    draftedBy: z.enum(["model", "extractive"]).nullable().meta({ description: "Null for what was written by hand." }),
    contentType,
    difficulty: z.enum(difficulties).meta({ description: "Means something for quizzes only." }),
    scoringType,
    kind,
    skillLevels: z.array(SkillLevel).nullable().meta({ description: "Of skill assessments only." }),
    emailResultsSettings: EmailResultsSettings.nullable().meta({
      description: "Kept for all kinds; only results of skill assessments are mailed.",
    }),
    isPublic: z.boolean().meta({ description: "Whether others may take it." }),
    showResultsToTakers: z.boolean(),
    collectEmailUpfront: z.boolean(),
    rules: writtenRules,
    revision,
    createdAt: timestamp,
    updatedAt: timestamp,
    canEdit: z.boolean(),
    questions: z.array(
      z.object({
        ...questionShape,
        correctAnswer: z.int().nullable().meta({ description: "The index of the right option; of quizzes only." }),
        optionWeights: z
          .array(z.number())
          .nullable()
          .meta({ description: "One for each option; of skill assessments only." }),
        answerKey: unusualAnswering.answerKey,
        explanation: z.string().nullable(),
        passage: z.string().nullable().meta({ description: "The words of the source that it was generated from." }),
        passageAnchor: Anchor.nullable(),
        evidence: Evidence.nullable(),
      }),
    ),
  })
  .meta({ id: "WholeItem", description: "An item as its owner sees it." });
export type WholeItem = z.output<typeof WholeItem>;

/** Fields that GET returns. PUT therefore accepts them too, and ignores them. */
const unchanging = Object.fromEntries(
  Object.entries(WholeItem.omit({ questions: true }).shape)
    .filter(([name]) => !(name in ContentEdit.shape))
    .map(([name]) => [name, readOnly]),
);

const quizQuestion = {
  ...ManualQuiz.shape.questions.element.shape,
  type: z.literal("multiple_choice").optional().meta({ description: "The only one of quizzes." }),
};
const { questionText, ...withoutText } = quizQuestion;
const question = questionText.meta({ description: "The text of the question." });

/** REST calls the text of a quiz question `question` and also accepts `questionText`. One of them is required. */
const QuizBody = ManualQuiz.extend({
  questions: z.array(
    z.union([
      z.object({ question, ...withoutText }),
      z.object({
        ...quizQuestion,
        question: question.optional().meta({ description: "The same as `questionText`, which counts." }),
      }),
    ]),
  ),
});

const orJson = <T extends z.ZodType>(list: T, what: string) =>
  z.union([list, z.string()]).meta({ description: `${what}, as a list or as its JSON text.` });

export const EditQuestionBody = EditedQuestion.extend({
  order: readOnly,
  passage: readOnly,
  passageAnchor: readOnly,
  evidence: readOnly,
});

/** REST also accepts settings under `meta`, and lists as JSON text. */
const EditBody = ContentEdit.extend({
  ...unchanging,
  meta: ContentEdit.omit({ questions: true, revision: true })
    .optional()
    .meta({ description: "Settings may stand here." }),
  questions: z
    .array(
      EditQuestionBody.extend({
        options: orJson(EditedQuestion.shape.options, "The options"),
        optionWeights: orJson(z.array(z.number()), "A weight for each option").nullish(),
      }),
    )
    .optional(),
});

export const passcodeSent = {
  "x-passcode": z.string().optional().meta({
    description: "The passcode of an item that asks takers for one, percent-encoded.",
    example: "blue%20heron",
  }),
};

const personalKeySent = {
  "x-personal-key": z.string().optional().meta({
    description: "The key in the personal link that a taker followed, for an item that asks for one.",
  }),
};

/** The language in which takers read an item. */
export const LanguageQuery = z.object({
  language: z.string().optional().meta({
    description:
      "The language to read it in, as BCP 47 has it; the original where it was not translated into that one.",
    example: "de",
  }),
});

const tag = "Items";

export const deleting = `It goes to the trash, where it can be restored for ${trashDays} days.`;
export const restoring = "It comes back as it was, with all its answers and its links.";

const creating = (operationId: string, summary: string, description: string, body: z.ZodType) =>
  promised({
    operationId,
    tag,
    summary,
    description,
    account: "required",
    scopes: ["content:write"],
    isKeyed: true,
    body,
    bringsItem: true,
    answers: { 201: { description: "What was created.", body: WholeItem } },
    refusals: ["RATE_LIMITED"],
  });

export const createQuiz = creating(
  "createQuiz",
  "Create a quiz",
  "One right option for each question.",
  QuizBody.meta({ example: example.quiz }),
);
export const createSurvey = creating(
  "createSurvey",
  "Create a survey",
  "Nothing is right or wrong; a question may take several options.",
  ManualSurvey.meta({ example: example.survey }),
);
export const createAssessment = creating(
  "createAssessment",
  "Create a skill assessment",
  "Options have weights, whose sum or mean falls into one of the levels.",
  ManualAssessment.extend({
    scoringType: z.literal("skill_based").optional().meta({ description: "The only one of skill assessments." }),
  }).meta({ example: example.assessment }),
);

/** Operations that quizzes and surveys share. Skill assessments are served with the quizzes. */
export const operationsOf = (noun: "Quiz" | "Survey") => ({
  read: promised({
    operationId: `read${noun}`,
    tag,
    summary: `Read a ${noun.toLowerCase()}`,
    description:
      "Whole and in its own language for its owner, and as takers see it, without `canEdit`, for everybody else.",
    account: "optional",
    scopes: ["content:read"],
    headers: z.object({ ...passcodeSent, ...personalKeySent }),
    query: LanguageQuery,
    isCached: true,
    answers: { 200: { description: "The item.", body: z.union([WholeItem, TakenItem]) } },
    refusals: ["FORBIDDEN", "PASSCODE", "RATE_LIMITED"],
  }),
  edit: promised({
    operationId: `edit${noun}`,
    tag,
    summary: `Edit a ${noun.toLowerCase()}`,
    description: "What is absent stays as it is.",
    account: "required",
    scopes: ["content:write"],
    isKeyed: true,
    headers: IfMatch,
    body: EditBody.meta({ example: example.edits[noun] }),
    bringsItem: true,
    answers: { 200: { description: "The item as it is now.", body: WholeItem } },
    refusals: ["PRECONDITION_FAILED"],
  }),
  remove: promised({
    operationId: `delete${noun}`,
    tag,
    summary: `Delete a ${noun.toLowerCase()} with its answers`,
    description: `${deleting} Exports that are under way end.`,
    account: "required",
    scopes: ["content:write"],
    isKeyed: true,
    headers: IfMatch,
    answers: { 200: { description: "It is gone.", body: Deleted } },
    refusals: ["PRECONDITION_FAILED"],
  }),
  duplicate: promised({
    operationId: `duplicate${noun}`,
    tag,
    summary: `Copy a ${noun.toLowerCase()} without its answers`,
    description: "The copy belongs to the caller and is named after the original.",
    account: "required",
    scopes: ["content:write"],
    isKeyed: true,
    answers: { 201: { description: "The copy.", body: WholeItem } },
    refusals: ["RATE_LIMITED"],
  }),
  restore: promised({
    operationId: `restore${noun}`,
    tag,
    summary: `Restore a deleted ${noun.toLowerCase()}`,
    description: restoring,
    account: "required",
    scopes: ["content:write"],
    isKeyed: true,
    says: { NOT_FOUND: notInTrashText },
    answers: { 200: { description: "The item.", body: WholeItem } },
  }),
});
