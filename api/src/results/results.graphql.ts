import DataLoader from "dataloader";
import { Content, ownersOnly, ownItem, ownOnly } from "../content/content.graphql.ts";
import { kindOf } from "../content/kind.ts";
import { ownContent } from "../content/own.ts";
import { TrashedItem } from "../content/trash/trash.graphql.ts";
import { ownsTrashed } from "../content/trash/trash.policy.ts";
import { builder } from "../platform/graphql/builder.ts";
import type { Context } from "../platform/graphql/context.ts";
import { costOf } from "../platform/graphql/cost.ts";
import { nullUnless } from "../platform/graphql/scopes.ts";
import { reload } from "../platform/graphql/selection.ts";
import { zoneOf } from "../platform/identity/viewer.ts";
import { fieldsOf, objectOf } from "../platform/shape/object.ts";
import { filterText, ResultsFilterInput } from "./attempts/filter.graphql.ts";
import { readFilter } from "./attempts/filter.ts";
import { compactCounts } from "./compact.ts";
import { passedIn, readScores } from "./counting/passed.ts";
import { averageOf, readRecentDays, readTotals } from "./counting/stats.ts";
import { type CreatorTotals, creatorTotals } from "./dashboard.ts";
import { CompactCountsType, ScoreBarType, ScoreQuartilesType, VersionCount } from "./figures.graphql.ts";
import { DayCount } from "./items/items.contract.ts";
import { watchResults } from "./live/watch.ts";
import { QuestionResultType } from "./questions/questions.graphql.ts";
import { LevelFigures, Stats } from "./results.contract.ts";
import { type Results, resultsOf } from "./results.ts";

/**
 * Batches reads over all items of a response. Has no cache, because a subscription runs many times with one context.
 */
const loaders = new WeakMap<Context, ReturnType<typeof makeLoaders>>();

const makeLoaders = ({ platform, viewer }: Context) => {
  const batched = <T>(read: (ids: readonly string[]) => Promise<Map<string, T>>) =>
    new DataLoader<string, T>(
      async (ids) => {
        const values = await read(ids);
        return ids.map((id) => values.get(id) as T);
      },
      { cache: false },
    );
  return {
    totals: batched((ids) => readTotals(platform, [...new Set(ids)])),
    scores: batched((ids) => readScores(platform, [...new Set(ids)])),
    days: batched((ids) => readRecentDays(platform, [...new Set(ids)], zoneOf(viewer))),
  };
};

export function loadersOf(context: Context) {
  const made = loaders.get(context) ?? makeLoaders(context);
  loaders.set(context, made);
  return made;
}

const ResultsType = builder.objectRef<Results>("Results").implement({
  description: "Everything counted about an item. Percentages are whole numbers, 0 without attempts.",
  authScopes: { public: true },
  fields: (t) => ({
    ...fieldsOf(t, Stats, { without: ["completionRate"] }),
    starts: t.exposeInt("starts", { nullable: true, description: "Number of starts; null under a filter." }),
    finished: t.exposeInt("finished", {
      nullable: true,
      description: "Number of starts that were submitted; null under a filter.",
    }),
    completionRate: t.exposeInt("completionRate", {
      nullable: true,
      description: "Percentage of the starts that were submitted; null without starts, and under a filter.",
    }),
    days: t.field({
      type: [objectOf(DayCount)],
      description: "Attempts by day, oldest first; days without attempts are left out.",
      args: {
        last: t.arg.int({ description: "Maximum number of days, counted back from the newest; all days if absent." }),
      },
      resolve: ({ days }, { last }) => days.slice(Math.max(0, days.length - (last ?? days.length))),
    }),
    histogram: t.exposeIntList("histogram", {
      description: "Attempts by score in ten bins, 0-9 % first, 90-100 % last. Empty for surveys.",
    }),
    scoreBars: t.field({
      type: [ScoreBarType],
      description:
        "Attempts by score: a bar for each possible score of a short quiz, ten bands otherwise. Empty for surveys.",
      resolve: ({ scoreBars }) => scoreBars,
    }),
    scoreQuartiles: t.field({
      type: ScoreQuartilesType,
      nullable: true,
      description: "The quartiles of the scores; null for surveys, and with fewer than four attempts.",
      resolve: ({ scoreQuartiles }) => scoreQuartiles,
    }),
    layout: t.exposeString("layout", {
      description:
        "A name that changes whenever questions, levels, versions or score bars change, but not when only figures do.",
    }),
    counts: t.field({
      type: CompactCountsType,
      description: "Only the figures of questions, score bars and levels, in order.",
      resolve: compactCounts,
    }),
    questions: t.field({
      type: [QuestionResultType],
      description:
        "The current questions in order, each followed by the questions it replaced, then removed questions.",
      resolve: ({ questions }) => questions,
    }),
    levels: t.field({
      type: [objectOf(LevelFigures)],
      description: "The current levels in order, then previous ones that were reached; empty unless an assessment.",
      resolve: ({ levels }) => levels,
    }),
    versions: t.field({
      type: [VersionCount],
      description: "The revisions that have attempts, oldest first.",
      resolve: ({ versions }) => versions,
    }),
  }),
});

builder.prismaObjectField(TrashedItem, "attemptCount", (t) =>
  t.int({
    ...nullUnless(ownsTrashed, "Null for everyone except its owner.", "results:read")("Number of attempts."),
    resolve: async ({ contentId }, _args, context) => (await loadersOf(context).totals.load(contentId)).attempts,
  }),
);

builder.prismaObjectFields(Content, (t) => ({
  attemptCount: t.int({
    ...ownersOnly("results:read")("Number of attempts."),
    resolve: async ({ id }, _args, context) => (await loadersOf(context).totals.load(id)).attempts,
  }),
  passedCount: t.int({
    ...ownersOnly("results:read")("Number of attempts that reach the current pass mark; null without one."),
    resolve: async (content, _args, context) =>
      content.rules?.passMark === undefined
        ? null
        : passedIn(content, await loadersOf(context).scores.load(content.id)),
  }),
  averageScore: t.int({
    ...ownersOnly("results:read")("Mean percentage, rounded; null for surveys and without attempts."),
    resolve: async (content, _args, context) =>
      kindOf(content) === "SURVEY" ? null : averageOf(await loadersOf(context).totals.load(content.id)),
  }),
  lastAttemptAt: t.field({
    type: "DateTime",
    ...ownersOnly("results:read")("Time of the newest submission; null without attempts."),
    resolve: async ({ id }, _args, context) => (await loadersOf(context).totals.load(id)).lastAttemptAt,
  }),
  recentDays: t.intList({
    ...ownersOnly("results:read")(
      "Number of attempts on each of the last 14 days in the item's time zone, today last.",
    ),
    resolve: ({ id }, _args, context) => loadersOf(context).days.load(id),
  }),
  timeZone: t.string({
    ...ownersOnly("results:read")(
      "IANA name of the time zone that its days are counted in: the owner's, or UTC if unknown.",
    ),
    resolve: (_content, _args, { viewer }) => zoneOf(viewer),
  }),
  results: t.field({
    type: ResultsType,
    ...ownersOnly("results:read")("Everything counted about the item."),
    args: { filter: t.arg({ type: ResultsFilterInput, description: filterText }) },
    complexity: ({ filter }) => (filter ? costOf.counting : costOf.tallies),
    resolve: async (content, { filter }, { platform, viewer }) =>
      resultsOf(platform, content, zoneOf(viewer), await readFilter(platform, viewer, filter, content.id)),
  }),
}));

const Totals = builder.objectRef<CreatorTotals>("CreatorTotals").implement({
  description: "The five figures of a creator's dashboard.",
  authScopes: { public: true },
  fields: (t) => ({
    quizzes: t.exposeInt("quizzes", { description: "Number of quizzes, excluding assessments." }),
    surveys: t.exposeInt("surveys", { description: "Number of surveys." }),
    assessments: t.exposeInt("assessments", { description: "Number of skill assessments." }),
    responses: t.exposeInt("responses", { description: "Number of attempts at all of them." }),
    quizResponses: t.exposeInt("quizResponses", { description: "Number of attempts at quizzes." }),
    averageQuizScore: t.exposeInt("averageQuizScore", {
      description: "Mean percentage over the attempts at quizzes, rounded; 0 without attempts.",
    }),
  }),
});

builder.prismaObjectField("User", "totals", (t) =>
  t.field({
    type: Totals,
    ...ownOnly("results:read")("The viewer's own figures."),
    resolve: (_user, _args, { platform, viewer }) => creatorTotals(platform, viewer),
  }),
);

builder.subscriptionField("resultsChanged", (t) =>
  t.prismaField({
    type: Content,
    authScopes: { signedIn: true },
    description:
      "Yields one of your items immediately, so that nothing is missed between reading and watching, and then whenever its responses or the item itself change; at most four times a second.",
    extensions: { isShared: true },
    args: {
      contentId: t.arg.globalID(ownItem),
    },
    subscribe: (_root, { contentId: { id } }, { platform, viewer }) => watchResults(platform, viewer, id),
    // Checks again each time, so that a deleted or transferred item ends the subscription with an error.
    resolve: async (query, id, _args, { platform, viewer }) => {
      await ownContent(platform, viewer, "results:read", id);
      return reload(platform.db.content, query, id);
    },
  }),
);
