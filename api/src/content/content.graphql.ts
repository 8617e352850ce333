import { isSelf } from "../account/user.policy.ts";
import { builder } from "../platform/graphql/builder.ts";
import type { Context } from "../platform/graphql/context.ts";
import { idOf } from "../platform/graphql/ids.ts";
import { guardedBy, nullUnless } from "../platform/graphql/scopes.ts";
import type { Scope } from "../platform/identity/scopes.shared.ts";
import { enumOf } from "../platform/shape/enum.ts";
import { fieldsOf, objectOf } from "../platform/shape/object.ts";
import * as contract from "./content.contract.ts";
import {
  type ContentFacts,
  hasWhole,
  headingScopes,
  mayReadDescription,
  maySee,
  owns,
  requireAnyScope,
  requireQuestions,
} from "./content.policy.ts";
import { EmailResultsSettings, SkillLevel } from "./content.rules.ts";
import { type Kind, scaleOf } from "./content.shared.ts";
import { kindOf } from "./kind.ts";
import { Scoring } from "./question/form/form.graphql.ts";
import { partialScoring } from "./question/form/scoring.shared.ts";
import { maySeeQuestion, maySeeQuestionKey, questionFacts } from "./question/question.policy.ts";
import { optionsInWords, rowsInWords, textInWords } from "./rendered/plain.ts";
import { shortUrl } from "./taking/short-link.ts";

export const ContentKind = enumOf<Kind>("ContentKind", "Kind of an item.", {
  QUIZ: "Questions with correct answers.",
  SURVEY: "Questions without correct answers.",
  ASSESSMENT: "Questions with weighted options. The score determines a level.",
});

export const Difficulty = enumOf(
  "Difficulty",
  "Difficulty of a quiz, as intended by its author or the language model.",
  { easy: "Intended to be easy.", medium: "Intended to be neither easy nor hard.", hard: "Intended to be hard." },
);

export const QuestionType = enumOf("QuestionType", "Type of a question: how it is answered.", {
  multiple_choice: "One option; in quizzes and assessments.",
  single_choice: "One option; in surveys.",
  multi_select: "Any number of options; in surveys and quizzes.",
  scale: "A point of a scale; in surveys and assessments.",
  matrix: "A point of one scale for each of several rows; in surveys.",
  text: "A text; in surveys and quizzes.",
  number: "A number; in surveys and quizzes.",
});

const TextFormat = enumOf("TextFormat", "Format of an item's texts. Titles are always plain.", {
  plain: "Texts are shown as written.",
  rich: "Texts are Markdown: emphasis, code, lists, links, uploaded images, and TeX between dollar signs.",
});

const ScaleType = enumOf("Scale", "Calculation of an assessment's score from the weights of the chosen options.", {
  decimal: "The score is the mean of the weights; levels end at 1 or below.",
  points: "The score is the sum of the weights.",
});

export const Activity = enumOf("Activity", "Whether an item has responses.", {
  ACTIVE: "Items with responses.",
  INACTIVE: "Items without responses.",
});

export const QuestionHtml = objectOf(contract.QuestionHtml);
export const Level = objectOf(SkillLevel);
const MailSettings = objectOf(EmailResultsSettings);

/** Null, without an error, to everyone except the owner. */
export const ownersOnly = (...scopes: Scope[]) => nullUnless(owns, "Null for everyone except the owner.", ...scopes);

export const ownersAndAdmins = nullUnless(
  hasWhole,
  "Null for everyone except the owner and administrators.",
  "content:read",
);

/**
 * Guards fields that everyone who sees the item may read. Excludes tokens without any of the scopes if the item is
 * private.
 */
const withScope = (scopes: Parameters<typeof requireAnyScope>[2]) => ({
  authScopes(content: ContentFacts, _args: unknown, { viewer }: Context) {
    requireAnyScope(viewer, content, scopes);
    return true;
  },
});

export const ofItem = withScope(["content:read"]);
export const ofHeading = withScope(headingScopes);

export const unlessLocked = nullUnless(mayReadDescription, "Null for participants who have not entered the passcode.");

export const Content = builder.prismaNode("Content", {
  id: { field: "id" },
  ...guardedBy(maySee),
  description:
    "A quiz, a survey or a skill assessment. If it is private, an access token needs `content:read` or `results:read` for the title, description, kind, revision and links, and `content:read` for everything else that participants see.",
  fields: (t) => ({
    key: t.exposeString("id", { description: "Id, as used in links and REST paths." }),
    shortUrl: t.string({
      ...ofHeading,
      description: "Link that is short enough to be read from a screen and typed. Leads to the participant's page.",
      resolve: (content, _args, { platform }) => shortUrl(platform, content),
    }),
    kind: t.field({
      type: ContentKind,
      ...ofHeading,
      description: "Kind of the item: quiz, survey or skill assessment.",
      resolve: kindOf,
    }),
    ...fieldsOf(t, contract.WholeItem, ["title", "isPublic", "revision"], ofHeading),
    ...fieldsOf(t, contract.WholeItem, ["description"], unlessLocked),
    ...fieldsOf(
      t,
      contract.WholeItem,
      ["language", "showResultsToTakers", "collectEmailUpfront", "createdAt", "updatedAt"],
      ofItem,
    ),
    format: t.expose("format", { type: TextFormat, ...ofItem, description: "Format of the texts." }),
    descriptionHtml: t.string({
      ...unlessLocked("Description as HTML; null without one, or if texts are plain."),
      resolve: ({ rendered }) => rendered?.description ?? null,
    }),
    difficulty: t.field({
      type: Difficulty,
      ...ofItem,
      nullable: true,
      description: "Difficulty of a quiz; null for surveys and assessments.",
      resolve: (content) => (kindOf(content) === "QUIZ" ? content.difficulty : null),
    }),
    canEdit: t.boolean({
      description: "Whether the viewer owns the item. If not, fields for owners are null.",
      resolve: (content, _args, { viewer }) => owns(viewer, content),
    }),
    questions: t.relation("questions", {
      description:
        "Current questions, in order. An access token needs `content:read` if the item is private. NOT_OPEN, CLOSED or PASSCODE for participants who cannot answer the item at the moment. If it has a time limit, participants read the questions in `begun`.",
      authScopes: async (content, _args, { platform, viewer }) =>
        Boolean(await requireQuestions(platform, viewer, content)),
      query: { where: { untilRevision: null }, orderBy: { order: "asc" } },
    }),
    skillLevels: t.expose("skillLevels", {
      type: [Level],
      ...ownersAndAdmins("Levels of an assessment, in the author's order; null for quizzes and surveys."),
    }),
    scale: t.field({
      type: ScaleType,
      ...ownersAndAdmins("Scale of an assessment's weights, levels and scores; null for quizzes and surveys."),
      resolve: ({ skillLevels }) => (skillLevels ? scaleOf(skillLevels) : null),
    }),
    emailResultsSettings: t.expose("emailResultsSettings", {
      type: MailSettings,
      ...ownersAndAdmins("Email with the result of an assessment; null if not set up."),
    }),
  }),
});

/** The argument of operations on an item of the viewer. */
export const ownItem = idOf(Content, "one of your items");

export const keyHoldersOnly = nullUnless(
  maySeeQuestionKey,
  "Null for everyone except the item's owner and administrators.",
);

/** All columns of the question's own row together cost as much as one field. */
const ofItsRow = { field: 1, multiplier: 0 };

export const Question = builder.prismaNode("Question", {
  id: { field: "id" },
  ...guardedBy(maySeeQuestion),
  description:
    "One version of a question. The answer key is visible to the item's owner and administrators; participants never see it before they submit.",
  include: questionFacts,
  fields: (t) => ({
    key: t.exposeString("id", { description: "Id, as used in REST responses." }),
    ...fieldsOf(t, contract.WholeQuestion, [
      "questionText as text",
      "questionType as type",
      "options",
      "order",
      "required",
      "points",
    ]),
    ...fieldsOf(t, contract.WholeQuestion, ["form"], { complexity: ofItsRow }),
    ...fieldsOf(
      t,
      contract.WholeQuestion,
      ["answerKey", "isCredited", "correctAnswer", "optionWeights", "explanation", "optionFeedback"],
      keyHoldersOnly,
    ),
    plainText: t.string({ description: "Text of the question without formatting.", resolve: textInWords }),
    plainOptions: t.stringList({ description: "Options without formatting, in order.", resolve: optionsInWords }),
    plainRows: t.stringList({
      nullable: true,
      description: "Rows of a matrix without formatting; null for other types.",
      resolve: (question) => rowsInWords(question),
    }),
    scoring: t.field({
      complexity: ofItsRow,
      type: Scoring,
      nullable: true,
      description: "Scoring of several correct options; null if exactly these must be chosen.",
      resolve: ({ answerKey }) => partialScoring(answerKey),
    }),
    html: t.expose("rendered", {
      complexity: ofItsRow,
      type: QuestionHtml,
      nullable: true,
      description: "Texts of the question as HTML; null if they are plain.",
    }),
    explanationHtml: t.string({
      ...keyHoldersOnly("Explanation as HTML; null without one, or if texts are plain."),
      resolve: ({ rendered }) => rendered?.explanation ?? null,
    }),
    optionFeedbackHtml: t.stringList({
      ...keyHoldersOnly("Feedback on each option as HTML; null without any, or if texts are plain."),
      resolve: ({ rendered }) => rendered?.optionFeedback ?? null,
    }),
  }),
});

builder.queryField("content", (t) =>
  t.prismaField({
    type: Content,
    nullable: true,
    authScopes: { public: true },
    description:
      "Item with the id that its links contain; null if there is none, or if it is private and belongs to someone else.",
    args: { key: t.arg.string({ required: true, description: "Id, as used in links and REST paths." }) },
    resolve: async (query, _root, { key }, { platform, viewer }) => {
      const content = await platform.db.content.findUnique({ ...query, where: { id: key } });
      return content && maySee(viewer, content) ? content : null;
    },
  }),
);

export const ownOnly = (scope: Scope) => nullUnless(isSelf, "Null for other viewers.", scope);
