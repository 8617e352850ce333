import { QuestionHtml } from "../content/content.graphql.ts";
import { AnswerKey, QuestionForm } from "../content/question/form/form.graphql.ts";
import { EndingLinkType } from "../content/rules/endings.graphql.ts";
import { builder } from "../platform/graphql/builder.ts";
import { fieldsOf, objectOf } from "../platform/shape/object.ts";
import * as contract from "./attempt.contract.ts";
import { givenFields } from "./given.graphql.ts";
import type { AggregatedResult, OptionCount, ReceiptEnding, RowCount } from "./receipt.shared.ts";
import type { AnswerResult, Receipt } from "./receipt.ts";

/** Descriptions of figures that an attempt and its receipt share. */
export const answerCredit = "Points for the answer, with two decimals; null if the question is scored all or nothing.";

export const scored = {
  score: "Points of a quiz, rounded down, or the rounded score of an assessment; null for surveys.",
  credit: "Points of a quiz with two decimals; null if every question is scored all or nothing, and for other kinds.",
  percentage: "The score in percent of the highest possible one, 0 to 100; null for surveys.",
  totalQuestions: "The number of questions that were asked.",
  skillScore: "The score of an assessment in its scale, with at most two decimals. Null for quizzes and surveys.",
  skillLevel: "Name of the level reached. Null for quizzes and surveys.",
} as const;

const people = {
  percentage: "Percentage of all selections of the question, rounded.",
  peoplePercentage:
    "Percentage of the people who answered the question, rounded; the sum may exceed 100 if several options may be chosen.",
};

export const optionCountFields = builder.interfaceRef<OptionCount>("OptionCount").implement({
  description: "Number of times an option was chosen.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("text", { description: "The option as participants see it." }),
    count: t.exposeInt("count", { description: "Number of people who chose it." }),
    percentage: t.exposeInt("percentage", { description: people.percentage }),
    peoplePercentage: t.exposeInt("peoplePercentage", { description: people.peoplePercentage }),
  }),
});

const AggregatedOption = builder.objectRef<OptionCount>("AggregatedOption").implement({
  description: "Number of times all participants chose an option.",
  authScopes: { public: true },
  interfaces: [optionCountFields],
});

const rowText = {
  text: "The row as participants see it.",
  responses: "The number of people who answered it.",
  options: "Number of times each point was chosen, in order of the points.",
};

const AggregatedRow = builder.objectRef<RowCount>("AggregatedRow").implement({
  description: "Answers of all participants to a row of a matrix.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("text", { description: rowText.text }),
    responses: t.exposeInt("responses", { description: rowText.responses }),
    options: t.field({
      type: [AggregatedOption],
      description: rowText.options,
      resolve: ({ options }) => options,
    }),
  }),
});

export const NumberBin = objectOf(contract.NumberBin);

const wrote =
  "Texts that other participants wrote, without names, if the question's author shares them: the newest 20, starred ones first; empty until five people have written one.";

const Aggregated = builder.objectRef<AggregatedResult>("AggregatedResult").implement({
  description: "The distribution of answers to a question of a survey.",
  authScopes: { public: true },
  fields: (t) => ({
    questionText: t.exposeString("questionText", { description: "The question as participants see it." }),
    totalResponses: t.exposeInt("totalResponses", { description: "Number of people who answered it." }),
    options: t.field({
      type: [AggregatedOption],
      description: "Number of times each option was chosen, in order of the options; over all rows for a matrix.",
      resolve: ({ options }) => options,
    }),
    unanswered: t.int({
      description: "Number of people who did not answer it.",
      resolve: ({ unanswered }) => unanswered ?? 0,
    }),
    rows: t.field({
      type: [AggregatedRow],
      description: "Figures of each row of a matrix; empty for other questions.",
      resolve: ({ rows }) => rows ?? [],
    }),
    bins: t.field({
      type: [NumberBin],
      description: "Numbers within a range, counted in bins; empty for other questions.",
      resolve: ({ bins }) => bins ?? [],
    }),
    texts: t.stringList({
      description: wrote,
      resolve: ({ texts }) => texts ?? [],
    }),
  }),
});

const answerFields = [
  "questionId",
  "questionText",
  "options",
  "correctAnswer",
  "isCorrect",
  "credit",
  "explanation",
  "questionWeight",
] as const;

const Answer = builder.objectRef<AnswerResult>("AnswerResult").implement({
  description: "A question as it was shown, with the participant's answer and the correct answer.",
  authScopes: { public: true },
  interfaces: [givenFields],
  fields: (t) => ({
    ...fieldsOf(t, contract.AnswerResult, answerFields),
    userAnswer: t.intList({
      description: "Indexes of the chosen options, from 0; empty if the question was not answered.",
      resolve: ({ given }) => [...(given?.choices ?? [])],
    }),
    html: t.field({
      type: QuestionHtml,
      nullable: true,
      description: "Texts as HTML; null if they are plain.",
      resolve: ({ html }) => html,
    }),
    explanationHtml: t.string({
      nullable: true,
      description: "Explanation as HTML; null without one, or if texts are plain.",
      resolve: ({ html }) => html?.explanation,
    }),
    points: t.int({ description: "Points for a correct answer.", resolve: ({ points }) => points ?? 1 }),
    form: t.field({
      type: QuestionForm,
      nullable: true,
      description: "Settings of the answer beyond the options; null if there are none.",
      resolve: ({ form }) => form,
    }),
    untranslated: t.stringList({
      description:
        "Places of texts that the translation shows in the original language, such as `options.0`; empty without a translation.",
      resolve: ({ untranslated }) => untranslated ?? [],
    }),
    answerKey: t.field({
      type: AnswerKey,
      nullable: true,
      description: "Answer key of a quiz question; null if a single option is correct, and for other kinds.",
      resolve: ({ answerKey }) => answerKey,
    }),
  }),
});

const ReceiptEndingType = builder.objectRef<ReceiptEnding>("ReceiptEnding").implement({
  description: "Ending shown to the participant, in the language of the original.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: "Text of the ending, in Markdown if the item's format is rich; null if there is only a link.",
      resolve: ({ text }) => text,
    }),
    html: t.string({
      nullable: true,
      description: "Text as HTML with a fixed list of elements; null if it is plain.",
      resolve: ({ html }) => html,
    }),
    link: t.field({
      type: EndingLinkType,
      nullable: true,
      description: "Link for participants to continue to; null without one.",
      resolve: ({ link }) => link,
    }),
  }),
});

export const AttemptReceipt = builder.objectRef<Receipt>("AttemptReceipt").implement({
  description: "The receipt for a submission. Its lists are empty unless the item shows results to participants.",
  authScopes: { public: true },
  fields: (t) => ({
    attemptId: t.exposeString("id", { description: "The id of the attempt as used in REST." }),
    attemptKey: t.exposeString("id", {
      description: "The id of the attempt as used in REST.",
      deprecationReason: "Since 2026-11-22: attemptId says what it is.",
    }),
    percentage: t.exposeInt("percentage", { nullable: true, description: scored.percentage }),
    score: t.exposeInt("score", { nullable: true, description: scored.score }),
    credit: t.float({ nullable: true, description: scored.credit, resolve: ({ credit }) => credit }),
    totalQuestions: t.exposeInt("totalQuestions", { description: scored.totalQuestions }),
    showResultsToTakers: t.exposeBoolean("showResultsToTakers", {
      description: "Whether participants see any results right now.",
    }),
    isCounted: t.boolean({
      description: "Whether figures include the attempt; false if it was late and the item excludes late responses.",
      resolve: ({ isCounted = true }) => isCounted,
    }),
    passed: t.boolean({
      nullable: true,
      description: "Whether the pass mark was reached; null without one, and if the attempt is not counted.",
      resolve: ({ passed }) => passed,
    }),
    passMark: t.int({
      nullable: true,
      description: "Current pass mark, in percent; null without one.",
      resolve: ({ passMark }) => passMark,
    }),
    correctedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Time of the last regrading that changed a result shown here; null without one.",
      resolve: ({ correctedAt }) => (correctedAt === undefined ? null : new Date(correctedAt)),
    }),
    correctionReason: t.string({
      nullable: true,
      description: "Reason that the item's author gave for the regrading; null without one.",
      resolve: ({ correctionReason }) => correctionReason,
    }),
    shown: t.field({
      type: objectOf(contract.ReceiptShown),
      nullable: true,
      description: "Parts of the results that participants see; null if the item has no rule for them.",
      resolve: ({ shown }) => shown,
    }),
    ending: t.field({
      type: ReceiptEndingType,
      nullable: true,
      description: "The current ending of the item; null without one.",
      resolve: ({ ending }) => ending,
    }),
    certificate: t.field({
      type: objectOf(contract.CertificateOffer),
      nullable: true,
      description: "Certificate available to the participant; null if there is none.",
      resolve: ({ certificate }) => certificate,
    }),
    results: t.field({
      type: [Answer],
      description: "The questions in the order they were asked, with their answers.",
      resolve: ({ results }) => results,
    }),
    skillResult: t.field({
      type: objectOf(contract.SkillResult),
      nullable: true,
      description: "Level reached; null for quizzes and surveys, and if results are not shown.",
      resolve: ({ skillResult }) => skillResult,
    }),
    aggregatedResults: t.field({
      type: [Aggregated],
      description: "Answers of all participants to the questions of a survey; empty for quizzes and assessments.",
      resolve: ({ aggregatedResults }) => aggregatedResults,
    }),
  }),
});
