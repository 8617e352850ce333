import { builder } from "../platform/graphql/builder.ts";
import type { CompactCounts } from "./compact.ts";
import type { ScoreBar, ScoreQuartiles } from "./counting/scores.ts";
import type { LevelResult, Results } from "./results.ts";

export const LevelResultType = builder.objectRef<LevelResult>("LevelResult").implement({
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

export const DayCount = builder.objectRef<Results["days"][number]>("DayCount").implement({
  description: "Attempts on one day.",
  authScopes: { public: true },
  fields: (t) => ({
    day: t.exposeString("day", { description: "The day as YYYY-MM-DD, in the item's time zone." }),
    attempts: t.exposeInt("attempts", { description: "The number of attempts on the day." }),
  }),
});

export const VersionCount = builder.objectRef<Results["versions"][number]>("VersionCount").implement({
  description: "Attempts at one revision of the item.",
  authScopes: { public: true },
  fields: (t) => ({
    revision: t.exposeInt("revision", { description: "The revision that takers saw." }),
    attempts: t.exposeInt("attempts", { description: "The number of attempts at the revision." }),
  }),
});

export const ScoreBarType = builder.objectRef<ScoreBar>("ScoreBar").implement({
  description: "The number of attempts within a range of percentages, both ends included.",
  authScopes: { public: true },
  fields: (t) => ({
    from: t.exposeInt("from", { description: "The lowest score of the bar, in percent." }),
    to: t.exposeInt("to", { description: "The highest score of the bar, in percent." }),
    attempts: t.exposeInt("attempts", { description: "The number of attempts that scored within the bar." }),
  }),
});

export const ScoreQuartilesType = builder.objectRef<ScoreQuartiles>("ScoreQuartiles").implement({
  description:
    "The scores that a quarter, half and three quarters of the attempts stayed within; where that falls between two attempts, the middle of their scores.",
  authScopes: { public: true },
  fields: (t) => ({
    lower: t.exposeInt("lower", { description: "The lower quartile, in percent." }),
    median: t.exposeInt("median", { description: "The median, in percent." }),
    upper: t.exposeInt("upper", { description: "The upper quartile, in percent." }),
  }),
});

export const CompactCountsType = builder.objectRef<CompactCounts>("CompactCounts").implement({
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
    others: t.exposeIntList("others", {
      description:
        "For each of the questions: how many left it out, how many were right (0 where right is one option), then of a matrix the points of each row, and of a number its bins.",
    }),
    wordingOthers: t.exposeIntList("wordingOthers", {
      description: "The same for each of the wordings of each question, in their order.",
    }),
    scores: t.exposeIntList("scores", { description: "The number of attempts in each of the score bars." }),
    levels: t.exposeIntList("levels", { description: "The number of attempts in each of the levels." }),
  }),
});
