import DataLoader from "dataloader";
import { Content, ownersOnly, ownOnly } from "../content/content.graphql.ts";
import { ownContent } from "../content/content.ts";
import { kindOf } from "../content/kind.ts";
import { builder, type Context } from "../platform/graphql/builder.ts";
import { costOf } from "../platform/graphql/cost.ts";
import { reload } from "../platform/graphql/selection.ts";
import { zoneOf } from "../platform/identity/viewer.ts";
import { filterText, ResultsFilterInput } from "./attempts/filter.graphql.ts";
import { readFilter } from "./attempts/filter.ts";
import { type CompactCounts, compactCounts } from "./compact.ts";
import type { ScoreBar, ScoreQuartiles } from "./counting/scores.ts";
import { averageOf, readRecentDays, readTotals } from "./counting/stats.ts";
import { type CreatorTotals, creatorTotals } from "./dashboard.ts";
import { watchResults } from "./live.ts";
import { QuestionResultType } from "./questions/questions.graphql.ts";
import { type LevelResult, type Results, resultsOf } from "./results.ts";

/** Batches reads over all items of a response, without a cache: a subscription runs many times with one context. */
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
    days: batched((ids) => readRecentDays(platform, [...new Set(ids)], zoneOf(viewer))),
  };
};

export function loadersOf(context: Context) {
  const made = loaders.get(context) ?? makeLoaders(context);
  loaders.set(context, made);
  return made;
}

const LevelResultType = builder.objectRef<LevelResult>("LevelResult").implement({
  description: "How many reached a level of an assessment.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The level as takers and results call it." }),
    range: t.floatList({
      description: "The lowest and the highest score of the level, in the scale of the item.",
      resolve: ({ range }) => [...range],
    }),
    count: t.exposeInt("count", { description: "The number of attempts that reached the level." }),
    percentage: t.exposeInt("percentage", { description: "The share of all attempts in percent, rounded." }),
    isCurrent: t.exposeBoolean("isCurrent", {
      description: "Whether the item has the level now, not only in an earlier revision.",
    }),
  }),
});

const DayCount = builder.objectRef<Results["days"][number]>("DayCount").implement({
  description: "Attempts on one day.",
  authScopes: { public: true },
  fields: (t) => ({
    day: t.exposeString("day", { description: "The day as YYYY-MM-DD, in the item's time zone." }),
    attempts: t.exposeInt("attempts", { description: "The number of attempts on the day." }),
  }),
});

const VersionCount = builder.objectRef<Results["versions"][number]>("VersionCount").implement({
  description: "Attempts at one revision of the item.",
  authScopes: { public: true },
  fields: (t) => ({
    revision: t.exposeInt("revision", { description: "The revision that takers saw." }),
    attempts: t.exposeInt("attempts", { description: "The number of attempts at the revision." }),
  }),
});

const ScoreBarType = builder.objectRef<ScoreBar>("ScoreBar").implement({
  description: "The number of attempts within a range of percentages, both ends included.",
  authScopes: { public: true },
  fields: (t) => ({
    from: t.exposeInt("from", { description: "The lowest score of the bar, in percent." }),
    to: t.exposeInt("to", { description: "The highest score of the bar, in percent." }),
    attempts: t.exposeInt("attempts", { description: "The number of attempts that scored within the bar." }),
  }),
});

const ScoreQuartilesType = builder.objectRef<ScoreQuartiles>("ScoreQuartiles").implement({
  description:
    "The scores that a quarter, half and three quarters of the attempts stayed within; where that falls between two attempts, the middle of their scores.",
  authScopes: { public: true },
  fields: (t) => ({
    lower: t.exposeInt("lower", { description: "The lower quartile, in percent." }),
    median: t.exposeInt("median", { description: "The median, in percent." }),
    upper: t.exposeInt("upper", { description: "The upper quartile, in percent." }),
  }),
});

const CompactCountsType = builder.objectRef<CompactCounts>("CompactCounts").implement({
  description:
    "The figures of results in a few bytes, for screens that watch: what they are figures of stays the same as long as the layout does.",
  authScopes: { public: true },
  fields: (t) => ({
    layout: t.exposeString("layout", { description: "The layout of the results that these are figures of." }),
    questions: t.exposeIntList("questions", {
      description: "For each of the questions: how many answered it, then how often each of its options was chosen.",
    }),
    wordings: t.exposeIntList("wordings", {
      description: "The same for each of the wordings of each question, in their order.",
    }),
    scores: t.exposeIntList("scores", { description: "The number of attempts in each of the score bars." }),
    levels: t.exposeIntList("levels", { description: "The number of attempts in each of the levels." }),
  }),
});

const seconds = "seconds from start to submission; null if no attempt has a duration.";

const ResultsType = builder.objectRef<Results>("Results").implement({
  description: "Everything counted about an item. Percentages are whole numbers, 0 without attempts.",
  authScopes: { public: true },
  fields: (t) => ({
    totalAttempts: t.exposeInt("totalAttempts", { description: "The number of attempts." }),
    starts: t.exposeInt("starts", { nullable: true, description: "The number of starts; null under a filter." }),
    finished: t.exposeInt("finished", {
      nullable: true,
      description: "The number of starts that were submitted; null under a filter.",
    }),
    averageScore: t.exposeInt("averageScore", { description: "The mean score in percent; 0 for surveys." }),
    topScore: t.exposeInt("topScore", { description: "The highest score in percent; 0 for surveys." }),
    completionRate: t.exposeInt("completionRate", {
      nullable: true,
      description: "Percentage of the starts that were submitted; null under a filter.",
    }),
    days: t.field({
      type: [DayCount],
      description: "Attempts by day, oldest first; days without any are left out.",
      args: { last: t.arg.int({ description: "The number of days at most, the newest ones; without it, all." }) },
      resolve: ({ days }, { last }) => days.slice(Math.max(0, days.length - (last ?? days.length))),
    }),
    averageDuration: t.exposeInt("averageDuration", { nullable: true, description: `Mean ${seconds}` }),
    medianDuration: t.exposeInt("medianDuration", { nullable: true, description: `Median of the ${seconds}` }),
    medianDurationMargin: t.exposeInt("medianDurationMargin", {
      nullable: true,
      description: "The largest possible error of the median in seconds; 0 if exact, null without a median.",
    }),
    lastAttemptAt: t.expose("lastAttemptAt", {
      type: "DateTime",
      nullable: true,
      description: "When the newest attempt was submitted; null without attempts.",
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
      description: "The figures of questions, score bars and levels in their order, and nothing else of them.",
      resolve: compactCounts,
    }),
    questions: t.field({
      type: [QuestionResultType],
      description: "The current questions in order, each followed by those it replaced, then those taken out.",
      resolve: ({ questions }) => questions,
    }),
    levels: t.field({
      type: [LevelResultType],
      description: "The current levels in order, then former ones that were reached; empty unless an assessment.",
      resolve: ({ levels }) => levels,
    }),
    versions: t.field({
      type: [VersionCount],
      description: "The revisions that have attempts, oldest first.",
      resolve: ({ versions }) => versions,
    }),
  }),
});

builder.prismaObjectFields(Content, (t) => ({
  attemptCount: t.int({
    ...ownersOnly("The number of attempts."),
    resolve: async ({ id }, _args, context) => (await loadersOf(context).totals.load(id)).attempts,
  }),
  averageScore: t.int({
    ...ownersOnly("Mean percentage, rounded; null for surveys and without attempts."),
    resolve: async (content, _args, context) =>
      kindOf(content) === "SURVEY" ? null : averageOf(await loadersOf(context).totals.load(content.id)),
  }),
  lastAttemptAt: t.field({
    type: "DateTime",
    ...ownersOnly("When the newest attempt was submitted; null without attempts."),
    resolve: async ({ id }, _args, context) => (await loadersOf(context).totals.load(id)).lastAttemptAt,
  }),
  recentDays: t.intList({
    ...ownersOnly("The number of attempts on each of the last 14 days in the item's time zone, today last."),
    resolve: ({ id }, _args, context) => loadersOf(context).days.load(id),
  }),
  timeZone: t.string({
    ...ownersOnly("IANA's name of the zone that its days are counted in: its owner's, UTC while that is not known."),
    resolve: (_content, _args, { viewer }) => zoneOf(viewer),
  }),
  results: t.field({
    type: ResultsType,
    ...ownersOnly("Everything counted about the item."),
    args: { filter: t.arg({ type: ResultsFilterInput, description: filterText }) },
    complexity: ({ filter }) => (filter ? costOf.counting : costOf.tallies),
    resolve: async (content, { filter }, { platform, viewer }) =>
      resultsOf(platform, content, zoneOf(viewer), await readFilter(platform, zoneOf(viewer), filter)),
  }),
}));

const Totals = builder.objectRef<CreatorTotals>("CreatorTotals").implement({
  description: "The five figures of a creator's dashboard.",
  authScopes: { public: true },
  fields: (t) => ({
    quizzes: t.exposeInt("quizzes", { description: "The number of quizzes, assessments not among them." }),
    surveys: t.exposeInt("surveys", { description: "The number of surveys." }),
    assessments: t.exposeInt("assessments", { description: "The number of skill assessments." }),
    responses: t.exposeInt("responses", { description: "The number of attempts at all of them." }),
    averageQuizScore: t.exposeInt("averageQuizScore", {
      description: "Mean percentage over the attempts at quizzes, rounded; 0 without attempts.",
    }),
  }),
});

builder.prismaObjectField("User", "totals", (t) =>
  t.field({
    type: Totals,
    ...ownOnly("The viewer's own figures."),
    resolve: (_user, _args, { platform, viewer }) => creatorTotals(platform, viewer),
  }),
);

builder.subscriptionField("resultsChanged", (t) =>
  t.prismaField({
    type: Content,
    authScopes: { signedIn: true },
    description:
      "Yields one's own item at once, so that nothing is missed between reading and watching, and then whenever its answers, or the item itself, changed; at most four times a second.",
    extensions: { isShared: true },
    args: {
      contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
    },
    subscribe: (_root, { contentId: { id } }, { platform, viewer }) => watchResults(platform, viewer, id),
    // Read again each time, so that a deleted or transferred item ends the subscription with an error.
    resolve: async (query, id, _args, { platform, viewer }) => {
      await ownContent(platform, viewer, id);
      return reload(platform.db.content, query, id);
    },
  }),
);
