import { User } from "../account/account.graphql.ts";
import { administers } from "../account/user.policy.ts";
import { Content, ownersAndAdmins } from "../content/content.graphql.ts";
import { notFound } from "../platform/errors.ts";
import { builder } from "../platform/graphql/builder.ts";
import { givesContent, givesTrue, givesUser } from "../platform/graphql/descriptions.ts";
import { idOf } from "../platform/graphql/ids.ts";
import { nullUnless } from "../platform/graphql/scopes.ts";
import { reload } from "../platform/graphql/selection.ts";
import { enumOf } from "../platform/shape/enum.ts";
import { keyDescription } from "../platform/work/idempotency.ts";
import { loadersOf } from "../results/results.graphql.ts";
import { setAdministrator } from "./admin.ts";
import { type Engagement, engagement, topCreators } from "./analytics.ts";
import { type ContentStats, statsOf } from "./contents.ts";
import { deleteOrphan, unpublishOrphan } from "./orphans.ts";
import { type Overview, overview } from "./overview.ts";
import { adminsOnly } from "./scope.graphql.ts";

export const ContentType = enumOf("ContentType", "Type of an item. Skill assessments count as quizzes.", {
  quiz: "Quizzes and skill assessments.",
  survey: "Surveys.",
});

export const SourceType = enumOf("SourceType", "The source of an item.", {
  article: "A web page.",
  pdf: "A PDF document.",
  text: "A pasted text, or questions that a person wrote.",
  youtube: "The captions of a YouTube video.",
  ai_generated: "A topic that a language model wrote questions about.",
});

const recently = "in the last 30 days, including today (UTC)";
/** Maximum of GraphQL's Int. REST has no such limit. */
const greatestInt = 2 ** 31 - 1;
const atMostInt = `; ${greatestInt} for that many or more`;
const averageOfType = "Mean percentage to one decimal; null for surveys and without attempts.";
const secondsOfType = "Mean seconds from start to submission; null if no attempt has a duration.";

const OverviewType = builder.objectRef<Overview>("AdminOverview").implement({
  description: "Figures of the whole site. Skill assessments count as quizzes.",
  authScopes: { admin: true },
  fields: (t) => ({
    users: t.exposeInt("users", { description: "The number of accounts." }),
    verifiedUsers: t.exposeInt("verifiedUsers", {
      description: "The number of accounts with a verified email address.",
    }),
    administrators: t.exposeInt("administrators", { description: "The number of administrators." }),
    freeUsers: t.exposeInt("freeUsers", { description: "The number of accounts on the free plan." }),
    proUsers: t.exposeInt("proUsers", { description: "The number of accounts on the pro plan." }),
    enterpriseUsers: t.exposeInt("enterpriseUsers", {
      description: "The number of accounts on the enterprise plan.",
    }),
    quizzes: t.exposeInt("quizzes", { description: "The number of quizzes, including skill assessments." }),
    surveys: t.exposeInt("surveys", { description: "The number of surveys." }),
    attempts: t.int({
      description: `The number of attempts at all items${atMostInt}.`,
      resolve: ({ attempts }) => Math.min(attempts, greatestInt),
    }),
    averageScore: t.exposeFloat("averageScore", {
      nullable: true,
      description: "Mean percentage over the attempts at quizzes, to one decimal; null without attempts.",
    }),
    newUsers: t.exposeInt("newUsers", { description: `Accounts created ${recently}.` }),
    newQuizzes: t.exposeInt("newQuizzes", { description: `Quizzes created ${recently}.` }),
    newSurveys: t.exposeInt("newSurveys", { description: `Surveys created ${recently}.` }),
    openReports: t.exposeInt("openReports", { description: "Reports of items that no administrator has closed." }),
    warnings: t.exposeStringList("warnings", {
      description:
        "Features that do not work with the site's current settings, one sentence each that names the setting.",
    }),
  }),
});

const EngagementType = builder.objectRef<Engagement>("Engagement").implement({
  description: "Statistics of the items of one type.",
  authScopes: { admin: true },
  fields: (t) => ({
    contentType: t.expose("contentType", { type: ContentType, description: "The type of the items." }),
    totalContent: t.exposeInt("totalContent", { description: "The number of items." }),
    totalAttempts: t.int({
      description: `The number of attempts${atMostInt}.`,
      resolve: ({ totalAttempts }) => Math.min(totalAttempts, greatestInt),
    }),
    averageScore: t.exposeFloat("averageScore", { nullable: true, description: averageOfType }),
    averageDuration: t.exposeInt("averageDuration", { nullable: true, description: secondsOfType }),
  }),
});

export const Admin = builder.objectRef<Record<string, never>>("Admin").implement({
  description: "Administrators' view of the site: users, items and figures.",
  authScopes: { admin: true },
  fields: (t) => ({
    overview: t.field({
      type: OverviewType,
      description: "Figures of the whole site.",
      resolve: (_admin, _args, { platform, viewer }) => overview(platform, viewer),
    }),
    topCreators: t.field({
      type: [User],
      description: "The ten users with the most items.",
      resolve: (_admin, _args, { platform, viewer }) => topCreators(platform, viewer),
    }),
    engagement: t.field({
      type: [EngagementType],
      description: "Statistics of quizzes and of surveys.",
      resolve: (_admin, _args, { platform, viewer }) => engagement(platform, viewer),
    }),
    contentDetails: t.prismaField({
      type: Content,
      nullable: true,
      description: "Any item, by the id in its links; null with the error NOT_FOUND if there is none.",
      args: { key: t.arg.string({ required: true, description: "The id as used in links and REST paths." }) },
      resolve: async (query, _admin, { key }, { platform }) => {
        const content = await platform.db.content.findUnique({ ...query, where: { id: key, deletedAt: null } });
        if (!content) throw notFound("Quiz");
        return content;
      },
    }),
  }),
});

builder.queryField("admin", (t) =>
  t.field({
    type: Admin,
    nullable: true,
    description: "Fields for administrators; null with the error FORBIDDEN for everyone else.",
    ...adminsOnly,
    resolve: () => ({}),
  }),
);

builder.mutationField("setAdmin", (t) =>
  t.prismaField({
    type: User,
    description: "Grants or revokes the administrator role. The last administrator keeps the role.",
    ...adminsOnly,
    errors: givesUser,
    args: {
      userId: t.arg.globalID(idOf(User, "the user")),
      isAdmin: t.arg.boolean({ required: true, description: "Whether the user should be an administrator." }),
    },
    resolve: async (query, _root, { userId, isAdmin }, { platform, viewer }) => {
      const { id } = await setAdministrator(platform, viewer, userId.id, { isAdmin });
      return reload(platform.db.user, query, id);
    },
  }),
);

builder.mutationFields((t) => ({
  unpublishOrphan: t.prismaField({
    type: Content,
    description: "Makes an item private if its owner has deleted the account.",
    ...adminsOnly,
    errors: givesContent,
    args: { id: t.arg.globalID(idOf(Content, "the item")) },
    resolve: async (query, _root, { id }, { platform, viewer }) => {
      await unpublishOrphan(platform, viewer, id.id);
      return reload(platform.db.content, query, id.id);
    },
  }),
  deleteOrphan: t.boolean({
    description: "Deletes an item and its responses if its owner has deleted the account.",
    ...adminsOnly,
    errors: givesTrue,
    args: {
      id: t.arg.globalID(idOf(Content, "the item")),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { id, idempotencyKey }, { platform, viewer }) => {
      await deleteOrphan(platform, viewer, id.id, idempotencyKey);
      return true;
    },
  }),
}));

builder.prismaObjectFields(User, (t) => ({
  totalQuizzes: t.exposeInt("totalQuizzes", {
    description: "The number of quizzes the user created, including skill assessments.",
  }),
  totalSurveys: t.exposeInt("totalSurveys", { description: "The number of surveys the user created." }),
}));

const Stats = builder.objectRef<ContentStats>("ContentStats").implement({
  description: "Statistics of an item, without anything about its participants.",
  authScopes: { admin: true },
  fields: (t) => ({
    totalAttempts: t.exposeInt("totalAttempts", { description: "The number of attempts." }),
    averageScore: t.exposeFloat("averageScore", { nullable: true, description: averageOfType }),
    averageDuration: t.exposeInt("averageDuration", { nullable: true, description: secondsOfType }),
    starts: t.exposeInt("starts", { description: "The number of starts." }),
    completionRate: t.exposeInt("completionRate", {
      description:
        "Percentage of the starts that were submitted; without starts, 100 if there are attempts, otherwise 0.",
    }),
  }),
});

const adminsOnlyElseNull = nullUnless(administers, "Null for everyone except administrators.");

builder.prismaObjectFields(Content, (t) => ({
  creator: t.relation("user", {
    ...adminsOnlyElseNull("The user who created the item; null if the account was deleted."),
  }),
  stats: t.field({
    type: Stats,
    ...adminsOnlyElseNull("Statistics of the item."),
    resolve: async (content, _args, context) => statsOf(content, await loadersOf(context).totals.load(content.id)),
  }),
  source: t.expose("sourceType", { type: SourceType, ...ownersAndAdmins("Source of the item.") }),
  sourceType: t.exposeString("sourceType", {
    ...ownersAndAdmins("Source of the item: text, article, pdf, youtube or ai_generated."),
    deprecationReason: "Since 2026-11-22: source says it as an enum.",
  }),
}));
