import { Content, ownersOnly, Question } from "../../content/content.graphql.ts";
import type { ReadableQuestion } from "../../content/question/question.policy.ts";
import { readableQuestions } from "../../content/question/question.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { OptionAnalysis } from "../items/items.contract.ts";
import type { ItemAnalysis } from "./analysis.ts";
import { type CompactAnalysis, compactAnalysis } from "./compact.ts";
import { analysisOf, type TestAnalysis } from "./item-analysis.ts";

const figures = {
  facility: "Facility index: the mean score as a share of the largest possible one, 0 to 1.",
  discrimination:
    "Discrimination: the correlation with the total of the other questions, -1 to 1; null where one of them does not vary.",
  upperLowerDifference: "The facility index in the upper third of totals minus that in the lower third, -1 to 1.",
  alphaWithout: "Cronbach's alpha without this question; null for fewer than three questions.",
} as const;

const ItemAnalysisType = builder.objectRef<ItemAnalysis & { question: ReadableQuestion }>("ItemAnalysis").implement({
  description: "Analysis of a question in relation to the whole.",
  authScopes: { public: true },
  fields: (t) => ({
    question: t.field({
      type: Question,
      description: "The question in its current wording.",
      resolve: ({ question }) => question,
    }),
    facility: t.exposeFloat("facility", { description: figures.facility }),
    discrimination: t.exposeFloat("discrimination", {
      nullable: true,
      description: figures.discrimination,
    }),
    upperLowerDifference: t.exposeFloat("upperLowerDifference", {
      description: figures.upperLowerDifference,
    }),
    alphaWithout: t.exposeFloat("alphaWithout", {
      nullable: true,
      description: figures.alphaWithout,
    }),
    options: t.field({
      type: [objectOf(OptionAnalysis)],
      description: "Figures of each option, in order; empty if the correct answer is not a single option.",
      resolve: ({ options, question }) =>
        options.map((option, index) => ({ ...option, text: question.options[index] ?? "" })),
    }),
  }),
});

const figure = { nullable: { list: false, items: true } } as const;

const CompactAnalysisType = builder.objectRef<CompactAnalysis>("CompactAnalysis").implement({
  description:
    "The figures of an analysis in plain lists, for screens that read them repeatedly. Lists are in the order of the questions; figures of options list the options of the first question, then of the second, and so on.",
  authScopes: { public: true },
  fields: (t) => ({
    questions: t.exposeStringList("questions", { description: "The keys of the questions, as used in REST." }),
    options: t.exposeIntList("options", { description: "Number of options of each question." }),
    facility: t.exposeFloatList("facility", { description: figures.facility }),
    discrimination: t.floatList({
      ...figure,
      description: figures.discrimination,
      resolve: ({ discrimination }) => discrimination,
    }),
    upperLowerDifference: t.exposeFloatList("upperLowerDifference", { description: figures.upperLowerDifference }),
    alphaWithout: t.floatList({
      ...figure,
      description: figures.alphaWithout,
      resolve: ({ alphaWithout }) => alphaWithout,
    }),
    scores: t.exposeFloatList("scores", { description: "Points that each option gives." }),
    shares: t.exposeFloatList("shares", { description: "The share of all people who chose each option, 0 to 1." }),
    thirds: t.exposeFloatList("thirds", {
      description:
        "The share of the people in the lower, middle and upper third of totals who chose it, 0 to 1; three for each option.",
    }),
  }),
});

const TestAnalysisType = builder.objectRef<TestAnalysis>("TestAnalysis").implement({
  description:
    "Classical item analysis of the current questions, over all attempts at exactly these questions, in any wording.",
  authScopes: { public: true },
  fields: (t) => ({
    people: t.exposeInt("people", { description: "Number of attempts in the analysis." }),
    attempts: t.exposeInt("attempts", {
      description: "Number of all attempts at the item at that time, including attempts at other questions.",
    }),
    asOf: t.expose("asOf", { type: "DateTime", description: "Time of the analysis." }),
    mean: t.exposeFloat("mean", {
      description: "Mean of the total scores, in points. As in the results, a total below zero counts as zero.",
    }),
    standardDeviation: t.exposeFloat("standardDeviation", {
      description: "Standard deviation of the total scores, in points. Totals below zero count as they are.",
    }),
    alpha: t.exposeFloat("alpha", {
      nullable: true,
      description:
        "Cronbach's alpha, which is KR-20 if answers are correct or incorrect; null for fewer than two questions, or if all totals are equal.",
    }),
    standardError: t.exposeFloat("standardError", {
      nullable: true,
      description: "The standard error of measurement, in points; null without alpha.",
    }),
    compact: t.field({
      type: CompactAnalysisType,
      description: "The figures of all questions in a compact form.",
      resolve: compactAnalysis,
    }),
    items: t.field({
      type: [ItemAnalysisType],
      description: "Analysis of each current question, in order.",
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
    ...ownersOnly("results:read")("Classical item analysis of the current questions; null for surveys."),
    complexity: costOf.tallies,
    resolve: async (content, _args, { platform }) =>
      analysisOf(platform, content, await readableQuestions(platform, { contentId: content.id, untilRevision: null })),
  }),
);
