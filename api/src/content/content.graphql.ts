import { isSelf } from "../account/user.policy.ts";
import { builder, type Context } from "../platform/graphql/builder.ts";
import { pageById } from "../platform/graphql/list/page-arguments.ts";
import { guardedBy, nullUnless } from "../platform/graphql/scopes.ts";
import type { Scope } from "../platform/identity/scopes.shared.ts";
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
import type { EmailResultsSettings, SkillLevel } from "./content.rules.ts";
import { type Kind, scaleOf } from "./content.shared.ts";
import { countOwn, listOwn } from "./content.ts";
import { kindOf } from "./kind.ts";
import { AnswerKey, QuestionForm, Scoring } from "./question/form/form.graphql.ts";
import { partialScoring } from "./question/form/scoring.shared.ts";
import { maySeeQuestion, maySeeQuestionKey, questionFacts } from "./question/question.policy.ts";
import { optionsInWords, rowsInWords, textInWords } from "./rich/plain.ts";
import type { RenderedQuestion } from "./rich/rendered.shared.ts";
import { shortUrl } from "./taking/short-link.ts";

export const ContentKind = builder.enumType("ContentKind", {
  description: "The kind of an item.",
  values: {
    QUIZ: { description: "Questions with one right answer each." },
    SURVEY: { description: "Questions without right answers." },
    ASSESSMENT: { description: "Questions with weighted options, whose score leads to a level." },
  } satisfies Record<Kind, object>,
});

export const Difficulty = builder.enumType("Difficulty", {
  description: "The difficulty of a quiz, as its creator or the language model meant it.",
  values: {
    EASY: { value: "easy", description: "Meant to be easy." },
    MEDIUM: { value: "medium", description: "Meant to be neither easy nor hard." },
    HARD: { value: "hard", description: "Meant to be hard." },
  } as const,
});

export const QuestionType = builder.enumType("QuestionType", {
  description: "How a question is answered.",
  values: {
    MULTIPLE_CHOICE: { value: "multiple_choice", description: "One option; in quizzes and assessments." },
    SINGLE_CHOICE: { value: "single_choice", description: "One option; in surveys." },
    MULTI_SELECT: { value: "multi_select", description: "Any number of options; in surveys and quizzes." },
    SCALE: { value: "scale", description: "A point of a scale; in surveys and assessments." },
    MATRIX: { value: "matrix", description: "A point of one scale for each of several rows; in surveys." },
    TEXT: { value: "text", description: "A text; in surveys and quizzes." },
    NUMBER: { value: "number", description: "A number; in surveys and quizzes." },
  } as const,
});

export const TextFormat = builder.enumType("TextFormat", {
  description: "How the texts of an item are to be read; titles are always plain.",
  values: {
    PLAIN: { value: "plain", description: "They are shown as they are written." },
    RICH: {
      value: "rich",
      description: "They are Markdown: emphasis, code, lists, links, images of our own, and TeX between dollars.",
    },
  } as const,
});

export const QuestionHtml = builder.objectRef<RenderedQuestion>("QuestionHtml").implement({
  description: "The texts of a question as they are shown: HTML of a fixed list of elements, made by the service.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("text", { description: "The question." }),
    options: t.exposeStringList("options", { description: "The options, in their order: lines, without blocks." }),
    rows: t.stringList({
      nullable: true,
      description: "The rows of a matrix, in their order; null elsewhere.",
      resolve: ({ rows }) => rows,
    }),
    lowLabel: t.exposeString("lowLabel", {
      nullable: true,
      description: "What the first point of a scale stands for; null where nothing is said.",
    }),
    highLabel: t.exposeString("highLabel", {
      nullable: true,
      description: "What the last point of a scale stands for; null where nothing is said.",
    }),
  }),
});

const Scale = builder.enumType("Scale", {
  description: "How the weights of the chosen options make the score of an assessment.",
  values: {
    DECIMAL: { value: "decimal", description: "The score is their mean; levels end at 1 or below." },
    POINTS: { value: "points", description: "The score is their sum." },
  } as const,
});

const Activity = builder.enumType("Activity", {
  description: "Whether an item was answered.",
  values: {
    ACTIVE: { description: "Items with answers." },
    INACTIVE: { description: "Items without answers." },
  } as const,
});

/** Descriptions of a level's texts, shared with its input and the receipt of an attempt. */
export const levelText = {
  description: "What the level says about the taker.",
  encouragingMessage: "A word of encouragement to a taker who reached the level.",
  followUpContent: "What a taker of this level may do or read next.",
} as const;

/** Descriptions of the result email's parts, shared with its input. */
export const mailText = {
  subject: "The subject line; where it is empty, `Your result:` and the title.",
  customMessage: "The author's own paragraphs; may be empty.",
  resourceLinks: "Links to read on, at most 10.",
  authorSignature: "The name under the message; may be empty.",
  linkTitle: "The words that are shown for the link.",
  linkUrl: "The address that the link leads to.",
} as const;

export const Level = builder.objectRef<SkillLevel>("SkillLevel").implement({
  description: "A band of scores with a name, of a skill assessment.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The level as takers and results call it." }),
    range: t.floatList({
      description: "The lowest and the highest score of the level, in the scale of the item.",
      resolve: ({ range }) => [...range],
    }),
    description: t.exposeString("description", { description: levelText.description }),
    encouragingMessage: t.exposeString("encouragingMessage", { description: levelText.encouragingMessage }),
    followUpContent: t.exposeString("followUpContent", {
      nullable: true,
      description: `${levelText.followUpContent} Null without any.`,
    }),
  }),
});

const ResourceLink = builder.objectRef<EmailResultsSettings["resourceLinks"][number]>("ResourceLink").implement({
  description: "A link to read on, for the mail with the result.",
  authScopes: { public: true },
  fields: (t) => ({
    title: t.exposeString("title", { description: mailText.linkTitle }),
    url: t.exposeString("url", { description: mailText.linkUrl }),
  }),
});

const MailSettings = builder.objectRef<EmailResultsSettings>("EmailResultsSettings").implement({
  description: "The mail that participants of an assessment get with their result.",
  authScopes: { public: true },
  fields: (t) => ({
    enabled: t.exposeBoolean("enabled", { description: "Whether the mail is sent." }),
    subject: t.exposeString("subject", { description: mailText.subject }),
    customMessage: t.exposeString("customMessage", { description: mailText.customMessage }),
    resourceLinks: t.field({
      type: [ResourceLink],
      description: mailText.resourceLinks,
      resolve: ({ resourceLinks }) => resourceLinks,
    }),
    authorSignature: t.exposeString("authorSignature", { description: mailText.authorSignature }),
  }),
});

/** Null, without an error, to everyone except the owner. */
export const ownersOnly = (...scopes: Scope[]) => nullUnless(owns, "Null to everybody but its owner.", ...scopes);

export const ownersAndAdmins = nullUnless(
  hasWhole,
  "Null to everybody but its owner and administrators.",
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

export const unlessLocked = nullUnless(mayReadDescription, "Null to takers who have not given its passcode.");

export const Content = builder.prismaNode("Content", {
  id: { field: "id" },
  ...guardedBy(maySee),
  description:
    "A quiz, a survey or a skill assessment. Of a private one, a token reads the title, description, kind, revision and links with `content:read` or `results:read`, and what else takers see with `content:read`.",
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in links and REST paths." }),
    shortUrl: t.string({
      ...ofHeading,
      description: "A link short enough to be read off a wall and typed. It leads to the page where the item is taken.",
      resolve: (content, _args, { platform }) => shortUrl(platform, content),
    }),
    kind: t.field({
      type: ContentKind,
      ...ofHeading,
      description: "Whether it is a quiz, a survey or a skill assessment.",
      resolve: kindOf,
    }),
    title: t.exposeString("title", { ...ofHeading, description: "The heading that takers see." }),
    description: t.exposeString(
      "description",
      unlessLocked("The text below the title, where takers start; null without one."),
    ),
    language: t.exposeString("language", {
      ...ofItem,
      nullable: true,
      description: "The language of its texts, as BCP 47 has it; null where nobody said it.",
    }),
    format: t.expose("format", { type: TextFormat, ...ofItem, description: "How its texts are to be read." }),
    descriptionHtml: t.string({
      ...unlessLocked("The description as it is shown; null without one, and where texts are plain."),
      resolve: ({ rendered }) => rendered?.description ?? null,
    }),
    difficulty: t.field({
      type: Difficulty,
      ...ofItem,
      nullable: true,
      description: "The difficulty of a quiz; null for surveys and assessments.",
      resolve: (content) => (kindOf(content) === "QUIZ" ? content.difficulty : null),
    }),
    isPublic: t.exposeBoolean("isPublic", { ...ofHeading, description: "Whether anyone with the link can respond." }),
    showResultsToTakers: t.exposeBoolean("showResultsToTakers", {
      ...ofItem,
      description: "Whether takers see their result once they have submitted.",
    }),
    collectEmailUpfront: t.exposeBoolean("collectEmailUpfront", {
      ...ofItem,
      description: "Whether takers are asked for their address before they begin.",
    }),
    revision: t.exposeInt("revision", {
      ...ofHeading,
      description: "Incremented by each save; a save names the revision it is based on.",
    }),
    createdAt: t.expose("createdAt", { ...ofItem, type: "DateTime", description: "When it was made." }),
    updatedAt: t.expose("updatedAt", { ...ofItem, type: "DateTime", description: "When it was last saved." }),
    canEdit: t.boolean({
      description: "Whether the viewer owns it; only then the fields for owners are filled.",
      resolve: (content, _args, { viewer }) => owns(viewer, content),
    }),
    questions: t.relation("questions", {
      description:
        "The current questions, in their order. A token needs `content:read` if the item is private. NOT_OPEN, CLOSED or PASSCODE to takers while they cannot answer it; of an item with a time limit they are read in `begun`.",
      authScopes: async (content, _args, { platform, viewer }) =>
        Boolean(await requireQuestions(platform, viewer, content)),
      query: { where: { untilRevision: null }, orderBy: { order: "asc" } },
    }),
    skillLevels: t.expose("skillLevels", {
      type: [Level],
      ...ownersAndAdmins("The levels of an assessment, in its creator's order; null for quizzes and surveys."),
    }),
    scale: t.field({
      type: Scale,
      ...ownersAndAdmins("The scale of an assessment's weights, levels and scores; null for quizzes and surveys."),
      resolve: ({ skillLevels }) => (skillLevels ? scaleOf(skillLevels) : null),
    }),
    emailResultsSettings: t.expose("emailResultsSettings", {
      type: MailSettings,
      ...ownersAndAdmins("The mail with the result of an assessment; null where none was set up."),
    }),
  }),
});

export const keyHoldersOnly = nullUnless(
  maySeeQuestionKey,
  "Null to everybody but the item's owner and administrators.",
);

/** All columns of the question's own row together cost as much as one field. */
const ofItsRow = { field: 1, multiplier: 0 };

export const Question = builder.prismaNode("Question", {
  id: { field: "id" },
  ...guardedBy(maySeeQuestion),
  description: "One version of a question. Whoever may edit the item sees its key; takers never do before they submit.",
  include: questionFacts,
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in REST answers." }),
    text: t.exposeString("questionText", { description: "The question as takers read it." }),
    type: t.expose("questionType", { type: QuestionType, description: "How it is answered." }),
    options: t.exposeStringList("options", { description: "The options as takers read them, in their order." }),
    plainText: t.string({ description: "The question in words, without its formatting.", resolve: textInWords }),
    plainOptions: t.stringList({
      description: "The options in words, without their formatting, in their order.",
      resolve: optionsInWords,
    }),
    plainRows: t.stringList({
      nullable: true,
      description: "The rows of a matrix in words, without their formatting; null elsewhere.",
      resolve: (question) => rowsInWords(question),
    }),
    order: t.exposeInt("order", { description: "The place among the item's questions, from 1." }),
    required: t.exposeBoolean("required", { description: "Whether it must be answered." }),
    points: t.exposeInt("points", { description: "What a right answer is worth in a quiz; 1 elsewhere." }),
    form: t.expose("form", {
      complexity: ofItsRow,
      type: QuestionForm,
      nullable: true,
      description: "How it is answered beyond its options; null where options are all there is.",
    }),
    scoring: t.field({
      complexity: ofItsRow,
      type: Scoring,
      nullable: true,
      description:
        "How many of its points an answer earns where several options are right; null where all of them must be chosen, and no other.",
      resolve: ({ answerKey }) => partialScoring(answerKey),
    }),
    answerKey: t.expose("answerKey", {
      type: AnswerKey,
      ...keyHoldersOnly("What is right in a quiz; null where that is one option, and elsewhere."),
    }),
    correctAnswer: t.exposeInt(
      "correctAnswer",
      keyHoldersOnly("The index of the right option, from 0; null in surveys and assessments."),
    ),
    optionWeights: t.exposeFloatList(
      "optionWeights",
      keyHoldersOnly("The weight of each option; null in quizzes and surveys."),
    ),
    html: t.expose("rendered", {
      complexity: ofItsRow,
      type: QuestionHtml,
      nullable: true,
      description: "Its texts as they are shown; null where they are plain.",
    }),
    explanationHtml: t.string({
      ...keyHoldersOnly("The explanation as it is shown; null without one, and where texts are plain."),
      resolve: ({ rendered }) => rendered?.explanation ?? null,
    }),
    explanation: t.exposeString(
      "explanation",
      keyHoldersOnly("Why the answer is right, shown to takers with their result; null without one."),
    ),
  }),
});

builder.queryField("content", (t) =>
  t.prismaField({
    type: Content,
    nullable: true,
    authScopes: { public: true },
    description:
      "An item by the id that stands in its links; null when there is none, or a private one of somebody else's.",
    args: { key: t.arg.string({ required: true, description: "The id as it stands in links and REST paths." }) },
    resolve: async (query, _root, { key }, { platform, viewer }) => {
      const content = await platform.db.content.findUnique({ ...query, where: { id: key } });
      return content && maySee(viewer, content) ? content : null;
    },
  }),
);

export const ownOnly = (scope: Scope) => nullUnless(isSelf, "Null to everybody else.", scope);

builder.prismaObjectField("User", "contents", (t) =>
  t.prismaConnection(
    {
      ...ownOnly("content:read")("The viewer's own items, newest first; at most 100 a page."),
      type: Content,
      cursor: "id",
      args: {
        search: t.arg.string({ description: "Part of the title, in any case." }),
        kind: t.arg({ type: ContentKind, description: "Items of this kind only." }),
        activity: t.arg({ type: Activity, description: "Only items with answers, or only those without." }),
      },
      totalCount: (_user, args, { platform, viewer }) => countOwn(platform, viewer, args),
      resolve: (query, _user, args, { platform, viewer }) =>
        platform.db.content.findMany({ ...query, ...pageById(query, "desc", listOwn(viewer, args)) }),
    },
    { name: "UserContentsConnection" },
    { name: "UserContentsConnectionEdge" },
  ),
);
