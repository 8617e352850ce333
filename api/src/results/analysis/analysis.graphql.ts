import { Content, ownersOnly, Question } from "../../content/content.graphql.ts";
import type { ReadableQuestion } from "../../content/question/question.policy.ts";
import { readableQuestions } from "../../content/question/question.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { fieldsOf, objectOf } from "../../platform/shape/object.ts";
import * as contract from "../items/items.contract.ts";
import type { ItemAnalysis } from "./analysis.ts";
import { type CompactAnalysis, compactAnalysis } from "./compact.ts";
import { analysisOf, type TestAnalysis } from "./item-analysis.ts";

const figures = contract.Analysis.shape.items.element;

const ItemAnalysisType = builder.objectRef<ItemAnalysis & { question: ReadableQuestion }>("ItemAnalysis").implement({
  description: "Analysis of a question in relation to the whole.",
  authScopes: { public: true },
  fields: (t) => ({
    question: t.field({
      type: Question,
      description: "The question in its current wording.",
      resolve: ({ question }) => question,
    }),
    ...fieldsOf(t, figures, ["facility", "discrimination", "upperLowerDifference", "alphaWithout"]),
    options: t.field({
      type: [objectOf(contract.OptionAnalysis)],
      description: "Figures of each option, in order; empty if the correct answer is not a single option.",
      resolve: ({ options, question }) =>
        options.map((option, index) => ({ ...option, text: question.options[index] ?? "" })),
    }),
  }),
});

const orNulls = { type: ["Float"] as ["Float"], nullable: { list: false, items: true } } as const;
const described = (name: keyof typeof figures.shape) => ({ description: figures.shape[name].description ?? "" });

const CompactAnalysisType = builder.objectRef<CompactAnalysis>("CompactAnalysis").implement({
  description:
    "The figures of an analysis in plain lists, for screens that read them repeatedly. Lists are in the order of the questions; figures of options list the options of the first question, then of the second, and so on.",
  authScopes: { public: true },
  fields: (t) => ({
    questions: t.exposeStringList("questions", { description: "The keys of the questions, as used in REST." }),
    options: t.exposeIntList("options", { description: "Number of options of each question." }),
    facility: t.exposeFloatList("facility", described("facility")),
    discrimination: t.expose("discrimination", { ...orNulls, ...described("discrimination") }),
    upperLowerDifference: t.exposeFloatList("upperLowerDifference", described("upperLowerDifference")),
    alphaWithout: t.expose("alphaWithout", { ...orNulls, ...described("alphaWithout") }),
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
    ...fieldsOf(t, contract.Analysis, { without: ["items"] }),
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
