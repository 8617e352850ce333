import { User } from "../account/account.graphql.ts";
import { administers } from "../account/user.policy.ts";
import { Content, ownersAndAdmins } from "../content/content.graphql.ts";
import { notFound } from "../platform/errors.ts";
import { builder } from "../platform/graphql/builder.ts";
import { nullUnless } from "../platform/graphql/scopes.ts";
import { reload } from "../platform/graphql/selection.ts";
import { keyDescription } from "../platform/work/idempotency.ts";
import { loadersOf } from "../results/results.graphql.ts";
import { setAdministrator } from "./admin.ts";
import { type Engagement, engagement, topCreators } from "./analytics.ts";
import { type ContentStats, statsOf } from "./contents.ts";
import { deleteOrphan, unpublishOrphan } from "./orphans.ts";
import { type Overview, overview } from "./overview.ts";
import { adminsOnly } from "./scope.graphql.ts";

export const ContentType = builder.enumType("ContentType", {
  description: "Surveys, and quizzes with the assessments among them.",
  values: { QUIZ: { value: "quiz" }, SURVEY: { value: "survey" } } as const,
});

const OverviewType = builder.objectRef<Overview>("AdminOverview").implement({
  description: "The whole site in figures. Assessments count as quizzes.",
  authScopes: { admin: true },
  fields: (t) => ({
    users: t.exposeInt("users"),
    verifiedUsers: t.exposeInt("verifiedUsers"),
    administrators: t.exposeInt("administrators"),
    freeUsers: t.exposeInt("freeUsers"),
    proUsers: t.exposeInt("proUsers"),
    enterpriseUsers: t.exposeInt("enterpriseUsers"),
    quizzes: t.exposeInt("quizzes"),
    surveys: t.exposeInt("surveys"),
    attempts: t.exposeInt("attempts"),
    averageScore: t.exposeFloat("averageScore", {
      nullable: true,
      description: "Mean percentage over the attempts at quizzes, to one decimal; null without any.",
    }),
    newUsers: t.exposeInt("newUsers", { description: "Of the last 30 days, today (UTC) included." }),
    newQuizzes: t.exposeInt("newQuizzes", { description: "Of the last 30 days, today (UTC) included." }),
    newSurveys: t.exposeInt("newSurveys", { description: "Of the last 30 days, today (UTC) included." }),
    warnings: t.exposeStringList("warnings", {
      description: "What the site cannot do with its present settings, one sentence each that names the setting.",
    }),
  }),
});

const EngagementType = builder.objectRef<Engagement>("Engagement").implement({
  description: "Statistics of the items of one type.",
  authScopes: { admin: true },
  fields: (t) => ({
    contentType: t.expose("contentType", { type: ContentType }),
    totalContent: t.exposeInt("totalContent"),
    totalAttempts: t.exposeInt("totalAttempts"),
    averageScore: t.exposeFloat("averageScore", {
      nullable: true,
      description: "Mean percentage to one decimal; null for surveys and without attempts.",
    }),
    averageDuration: t.exposeInt("averageDuration", {
      nullable: true,
      description: "Seconds; null if no attempt has a duration.",
    }),
  }),
});

export const Admin = builder.objectRef<Record<string, never>>("Admin").implement({
  description: "What administrators look after: users and items, and how the whole is doing.",
  authScopes: { admin: true },
  fields: (t) => ({
    overview: t.field({
      type: OverviewType,
      resolve: (_admin, _args, { platform, viewer }) => overview(platform, viewer),
    }),
    topCreators: t.field({
      type: [User],
      description: "The ten users with the most items.",
      resolve: (_admin, _args, { platform, viewer }) => topCreators(platform, viewer),
    }),
    engagement: t.field({
      type: [EngagementType],
      resolve: (_admin, _args, { platform, viewer }) => engagement(platform, viewer),
    }),
    contentDetails: t.prismaField({
      type: Content,
      nullable: true,
      description: "Any item, by the id that stands in its links.",
      args: { key: t.arg.string({ required: true }) },
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
    description: "Fields for administrators; FORBIDDEN to everybody else.",
    ...adminsOnly,
    resolve: () => ({}),
  }),
);

builder.mutationField("setAdmin", (t) =>
  t.prismaField({
    type: User,
    description: "Grants or revokes the administrator flag. At least one administrator remains.",
    ...adminsOnly,
    errors: {},
    args: { userId: t.arg.globalID({ for: User, required: true }), isAdmin: t.arg.boolean({ required: true }) },
    resolve: async (query, _root, { userId, isAdmin }, { platform, viewer }) => {
      const { id } = await setAdministrator(platform, viewer, userId.id, { isAdmin });
      return reload(platform.db.user, query, id);
    },
  }),
);

builder.mutationFields((t) => ({
  unpublishOrphan: t.prismaField({
    type: Content,
    description: "Makes an item private whose owner has deleted the account.",
    ...adminsOnly,
    errors: {},
    args: { id: t.arg.globalID({ for: Content, required: true }) },
    resolve: async (query, _root, { id }, { platform, viewer }) => {
      await unpublishOrphan(platform, viewer, id.id);
      return reload(platform.db.content, query, id.id);
    },
  }),
  deleteOrphan: t.boolean({
    description: "Deletes an item, with its answers, whose owner has deleted the account.",
    ...adminsOnly,
    errors: {},
    args: {
      id: t.arg.globalID({ for: Content, required: true }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (_root, { id, idempotencyKey }, { platform, viewer }) => {
      await deleteOrphan(platform, viewer, id.id, idempotencyKey);
      return true;
    },
  }),
}));

builder.prismaObjectFields(User, (t) => ({
  totalQuizzes: t.exposeInt("totalQuizzes", { description: "How many they made, assessments among them." }),
  totalSurveys: t.exposeInt("totalSurveys", { description: "How many they made." }),
}));

const Stats = builder.objectRef<ContentStats>("ContentStats").implement({
  description: "Statistics of an item, without anything about its takers.",
  authScopes: { admin: true },
  fields: (t) => ({
    totalAttempts: t.exposeInt("totalAttempts"),
    averageScore: t.exposeFloat("averageScore", {
      nullable: true,
      description: "Mean percentage to one decimal; null for surveys and without attempts.",
    }),
    averageDuration: t.exposeInt("averageDuration", {
      nullable: true,
      description: "Seconds; null if no attempt has a duration.",
    }),
    completionRate: t.exposeInt("completionRate", { description: "Percentage of the starts." }),
  }),
});

const adminsOnlyElseNull = nullUnless(administers);

builder.prismaObjectFields(Content, (t) => ({
  creator: t.relation("user", {
    ...adminsOnlyElseNull,
    description: "Its creator; null if the account was deleted, and to everybody but administrators.",
  }),
  stats: t.field({
    type: Stats,
    ...adminsOnlyElseNull,
    description: "For administrators.",
    resolve: async (content, _args, context) => statsOf(content, await loadersOf(context).totals.load(content.id)),
  }),
  sourceType: t.exposeString("sourceType", {
    ...ownersAndAdmins,
    description: "What it was made from: text, article, pdf, youtube or ai_generated.",
  }),
}));
