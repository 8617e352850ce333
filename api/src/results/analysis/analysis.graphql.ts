import { Content, ownersOnly, Question } from "../../content/content.graphql.ts";
import type { ReadableQuestion } from "../../content/question/question.policy.ts";
import { readableQuestions } from "../../content/question/question.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import type { ItemAnalysis, OptionAnalysis } from "./analysis.ts";
import { type CompactAnalysis, compactAnalysis } from "./compact.ts";
import { analysisOf, type TestAnalysis } from "./item-analysis.ts";

const OptionAnalysisType = builder.objectRef<OptionAnalysis & { text: string }>("OptionAnalysis").implement({
  description: "The share of people who chose an option, in total and in each third by score.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("text"),
    score: t.exposeFloat("score", { description: "The score of the option." }),
    share: t.exposeFloat("share", { description: "Share of all people, 0 to 1." }),
    thirds: t.floatList({
      description: "Share of the people in the lower, middle and upper third of totals, 0 to 1 each.",
      resolve: ({ thirds }) => [...thirds],
    }),
  }),
});

const ItemAnalysisType = builder.objectRef<ItemAnalysis & { question: ReadableQuestion }>("ItemAnalysis").implement({
  description: "How a question works within the whole.",
  authScopes: { public: true },
  fields: (t) => ({
    question: t.field({ type: Question, resolve: ({ question }) => question }),
    facility: t.exposeFloat("facility", { description: "Mean score as a share of the largest possible one, 0 to 1." }),
    discrimination: t.exposeFloat("discrimination", {
      nullable: true,
      description: "Correlation with the total of the other questions, -1 to 1; null where one does not vary.",
    }),
    upperLowerDifference: t.exposeFloat("upperLowerDifference", {
      description: "Facility in the upper third of totals minus that in the lower third.",
    }),
    alphaWithout: t.exposeFloat("alphaWithout", {
      nullable: true,
      description: "Cronbach's alpha without this question.",
    }),
    options: t.field({
      type: [OptionAnalysisType],
      resolve: ({ options, question }) =>
        options.map((option, index) => ({ ...option, text: question.options[index] ?? "" })),
    }),
  }),
});

const figure = { nullable: { list: false, items: true } } as const;

const CompactAnalysisType = builder.objectRef<CompactAnalysis>("CompactAnalysis").implement({
  description:
    "The figures of an analysis in plain lists, for screens that read them again and again. Each goes by the questions in their order; what is told of options, by the options of the first, then of the second, and so on.",
  authScopes: { public: true },
  fields: (t) => ({
    questions: t.exposeStringList("questions", { description: "The keys of the questions." }),
    options: t.exposeIntList("options", { description: "How many options each of them has." }),
    facility: t.exposeFloatList("facility"),
    discrimination: t.floatList({ ...figure, resolve: ({ discrimination }) => discrimination }),
    upperLowerDifference: t.exposeFloatList("upperLowerDifference"),
    alphaWithout: t.floatList({ ...figure, resolve: ({ alphaWithout }) => alphaWithout }),
    scores: t.exposeFloatList("scores", { description: "The score of an option." }),
    shares: t.exposeFloatList("shares", { description: "Of all people who chose an option, 0 to 1." }),
    thirds: t.exposeFloatList("thirds", {
      description: "Of the people in the lower, middle and upper third of totals; three for each option.",
    }),
  }),
});

const TestAnalysisType = builder.objectRef<TestAnalysis>("TestAnalysis").implement({
  description:
    "Classical item analysis of the current questions, over all attempts that were asked exactly these, in whatever wording.",
  authScopes: { public: true },
  fields: (t) => ({
    people: t.exposeInt("people", { description: "Attempts it rests on." }),
    attempts: t.exposeInt("attempts", {
      description: "All attempts at the item at that time, also those at other questions.",
    }),
    asOf: t.expose("asOf", { type: "DateTime", description: "When it was made." }),
    mean: t.exposeFloat("mean", { description: "Of the total scores." }),
    standardDeviation: t.exposeFloat("standardDeviation"),
    alpha: t.exposeFloat("alpha", {
      nullable: true,
      description: "Cronbach's alpha; KR-20 where answers are right or wrong.",
    }),
    standardError: t.exposeFloat("standardError", { nullable: true, description: "Of measurement, in points." }),
    compact: t.field({
      type: CompactAnalysisType,
      description: "What is told of the items, in a few bytes.",
      resolve: compactAnalysis,
    }),
    items: t.field({
      type: [ItemAnalysisType],
      resolve: ({ items, questions }) =>
        items.flatMap((item, index) => {
          const question = questions[index];
          return question ? [{ ...item, question }] : [];
        }),
    }),
  }),
});

builder.prismaObjectField(Content, "analysis", (t) =>
  t.field({
    type: TestAnalysisType,
    ...ownersOnly,
    description: "Null for surveys.",
    complexity: costOf.tallies,
    resolve: async (content, _args, { platform }) =>
      analysisOf(platform, content, await readableQuestions(platform, { contentId: content.id, untilRevision: null })),
  }),
);
