import { isSelf } from "../account/user.policy.ts";
import { builder } from "../platform/graphql/builder.ts";
import { guardedBy, nullUnless } from "../platform/graphql/scopes.ts";
import { maySee, maySeeKey, owns } from "./content.policy.ts";
import type { EmailResultsSettings, SkillLevel } from "./content.rules.ts";
import { kinds, scaleOf } from "./content.shared.ts";
import { countOwn, listOwn } from "./content.ts";
import { kindOf } from "./kind.ts";
import { maySeeQuestion, maySeeQuestionKey, questionFacts } from "./question/question.policy.ts";
import { shortUrl } from "./taking/short-link.ts";

export const ContentKind = builder.enumType("ContentKind", { description: "The kind of an item.", values: kinds });

export const Difficulty = builder.enumType("Difficulty", {
  values: { EASY: { value: "easy" }, MEDIUM: { value: "medium" }, HARD: { value: "hard" } } as const,
});

export const QuestionType = builder.enumType("QuestionType", {
  description: "How many options a taker chooses: one, or in MULTI_SELECT several.",
  values: {
    MULTIPLE_CHOICE: { value: "multiple_choice" },
    SINGLE_CHOICE: { value: "single_choice" },
    MULTI_SELECT: { value: "multi_select" },
  } as const,
});

const Scale = builder.enumType("Scale", {
  description: "DECIMAL: weights 0 to 1, the score is their mean. POINTS: the score is the sum of the weights.",
  values: { DECIMAL: { value: "decimal" }, POINTS: { value: "points" } } as const,
});

const Activity = builder.enumType("Activity", {
  description: "ACTIVE items have answers, INACTIVE ones have none.",
  values: ["ACTIVE", "INACTIVE"] as const,
});

const Level = builder.objectRef<SkillLevel>("SkillLevel").implement({
  description: "A band of scores with a name, of a skill assessment.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name"),
    range: t.floatList({ description: "From and to.", resolve: ({ range }) => [...range] }),
    description: t.exposeString("description"),
    encouragingMessage: t.exposeString("encouragingMessage"),
    followUpContent: t.exposeString("followUpContent", { nullable: true }),
  }),
});

const ResourceLink = builder.objectRef<EmailResultsSettings["resourceLinks"][number]>("ResourceLink").implement({
  description: "A link to read on, for the mail with the result.",
  authScopes: { public: true },
  fields: (t) => ({ title: t.exposeString("title"), url: t.exposeString("url") }),
});

const MailSettings = builder.objectRef<EmailResultsSettings>("EmailResultsSettings").implement({
  description: "The mail that participants of an assessment get with their result.",
  authScopes: { public: true },
  fields: (t) => ({
    enabled: t.exposeBoolean("enabled"),
    subject: t.exposeString("subject"),
    customMessage: t.exposeString("customMessage"),
    resourceLinks: t.field({ type: [ResourceLink], resolve: ({ resourceLinks }) => resourceLinks }),
    authorSignature: t.exposeString("authorSignature"),
  }),
});

/** Null without an error for everybody but the owner. */
export const ownersOnly = nullUnless(owns);

export const ownersAndAdmins = nullUnless(maySeeKey);

export const Content = builder.prismaNode("Content", {
  id: { field: "id" },
  ...guardedBy(maySee),
  description: "A quiz, a survey or a skill assessment.",
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in links and REST paths." }),
    shortUrl: t.string({
      description: "A link short enough to be read off a wall and typed. It leads to the page where the item is taken.",
      resolve: (content, _args, { platform }) => shortUrl(platform, content),
    }),
    kind: t.field({ type: ContentKind, resolve: kindOf }),
    title: t.exposeString("title"),
    description: t.exposeString("description", { nullable: true }),
    difficulty: t.field({
      type: Difficulty,
      nullable: true,
      description: "Of quizzes only.",
      resolve: (content) => (kindOf(content) === "QUIZ" ? content.difficulty : null),
    }),
    isPublic: t.exposeBoolean("isPublic", { description: "Whether anyone with the link can respond." }),
    showResultsToTakers: t.exposeBoolean("showResultsToTakers"),
    collectEmailUpfront: t.exposeBoolean("collectEmailUpfront"),
    revision: t.exposeInt("revision", {
      description: "Incremented by each save; a save names the revision it is based on.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    canEdit: t.boolean({
      description: "Whether the viewer owns it; only then the fields for owners are filled.",
      resolve: (content, _args, { viewer }) => owns(viewer, content),
    }),
    questions: t.relation("questions", { query: { where: { untilRevision: null }, orderBy: { order: "asc" } } }),
    skillLevels: t.expose("skillLevels", { type: [Level], ...ownersAndAdmins }),
    scale: t.field({
      type: Scale,
      ...ownersAndAdmins,
      resolve: ({ skillLevels }) => (skillLevels ? scaleOf(skillLevels) : null),
    }),
    emailResultsSettings: t.expose("emailResultsSettings", { type: MailSettings, ...ownersAndAdmins }),
  }),
});

export const keyHoldersOnly = nullUnless(maySeeQuestionKey);

export const Question = builder.prismaNode("Question", {
  id: { field: "id" },
  ...guardedBy(maySeeQuestion),
  description: "One version of a question. Whoever may edit the item sees its key; takers never do before they submit.",
  include: questionFacts,
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in REST answers." }),
    text: t.exposeString("questionText"),
    type: t.expose("questionType", { type: QuestionType }),
    options: t.exposeStringList("options"),
    order: t.exposeInt("order"),
    correctAnswer: t.exposeInt("correctAnswer", keyHoldersOnly),
    optionWeights: t.exposeFloatList("optionWeights", keyHoldersOnly),
    explanation: t.exposeString("explanation", keyHoldersOnly),
  }),
});

builder.queryField("content", (t) =>
  t.prismaField({
    type: Content,
    nullable: true,
    authScopes: { public: true },
    description:
      "An item by the id that stands in its links; null when there is none, or a private one of somebody else's.",
    args: { key: t.arg.string({ required: true }) },
    resolve: async (query, _root, { key }, { platform, viewer }) => {
      const content = await platform.db.content.findUnique({ ...query, where: { id: key } });
      return content && maySee(viewer, content) ? content : null;
    },
  }),
);

export const ownOnly = nullUnless(isSelf);

builder.prismaObjectField("User", "contents", (t) =>
  t.prismaConnection(
    {
      ...ownOnly,
      type: Content,
      cursor: "id",
      description: "The viewer's own items, newest first; at most 100 a page.",
      args: {
        search: t.arg.string({ description: "Part of the title, in any case." }),
        kind: t.arg({ type: ContentKind }),
        activity: t.arg({ type: Activity }),
      },
      totalCount: (_user, args, { platform, viewer }) => countOwn(platform, viewer, args),
      resolve: (query, _user, args, { platform, viewer }) =>
        platform.db.content.findMany({ ...query, where: listOwn(viewer, args), orderBy: { id: "desc" } }),
    },
    { name: "UserContentsConnection" },
    { name: "UserContentsConnectionEdge" },
  ),
);
