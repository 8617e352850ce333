import { builder } from "../platform/graphql/builder.ts";
import type { CompactCounts } from "./compact.ts";
import type { ScoreBar, ScoreQuartiles } from "./counting/scores.ts";
import type { Results } from "./results.ts";

export const VersionCount = builder.objectRef<Results["versions"][number]>("VersionCount").implement({
  description: "Attempts at one revision of the item.",
  authScopes: { public: true },
  fields: (t) => ({
    revision: t.exposeInt("revision", { description: "The revision that participants saw." }),
    attempts: t.exposeInt("attempts", { description: "Number of attempts at the revision." }),
  }),
});

export const ScoreBarType = builder.objectRef<ScoreBar>("ScoreBar").implement({
  description: "Number of attempts within a range of percentages, both ends included.",
  authScopes: { public: true },
  fields: (t) => ({
    from: t.exposeInt("from", { description: "The lowest score of the bar, in percent." }),
    to: t.exposeInt("to", { description: "The highest score of the bar, in percent." }),
    attempts: t.exposeInt("attempts", { description: "Number of attempts that scored within the bar." }),
  }),
});

export const ScoreQuartilesType = builder.objectRef<ScoreQuartiles>("ScoreQuartiles").implement({
  description: "Quartiles of the scores; a quartile between two attempts is the middle of their scores.",
  authScopes: { public: true },
  fields: (t) => ({
    lower: t.exposeInt("lower", { description: "The lower quartile, in percent." }),
    median: t.exposeInt("median", { description: "The median, in percent." }),
    upper: t.exposeInt("upper", { description: "The upper quartile, in percent." }),
  }),
});

export const CompactCountsType = builder.objectRef<CompactCounts>("CompactCounts").implement({
  description:
    "The figures of results in a compact form, for screens that watch them. Their order stays the same as long as the layout does.",
  authScopes: { public: true },
  fields: (t) => ({
    layout: t.exposeString("layout", { description: "Layout of the results that these figures belong to." }),
    questions: t.exposeIntList("questions", {
      description:
        "For each question: the number of people who answered it, then the number of times each option was chosen.",
    }),
    wordings: t.exposeIntList("wordings", {
      description: "The same figures for each wording of each question, in order.",
    }),
    others: t.exposeIntList("others", {
      description:
        "For each question: the number of people who did not answer it, the number of correct answers (0 if the correct answer is a single option), then the points of each row of a matrix, and the bins of a number question.",
    }),
    wordingOthers: t.exposeIntList("wordingOthers", {
      description: "The same figures for each wording of each question, in order.",
    }),
    scores: t.exposeIntList("scores", { description: "Number of attempts in each of the score bars." }),
    levels: t.exposeIntList("levels", { description: "Number of attempts in each of the levels." }),
  }),
});
