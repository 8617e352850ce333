import { QuestionHtml } from "../content/content.graphql.ts";
import { AnswerKey, QuestionForm } from "../content/question/form/form.graphql.ts";
import { EndingLinkType } from "../content/rules/endings.graphql.ts";
import { ShownPartType } from "../content/rules/rules.graphql.ts";
import { builder } from "../platform/graphql/builder.ts";
import { givenFields } from "./given.graphql.ts";
import type {
  AggregatedResult,
  BinCount,
  CertificateOffer,
  OptionCount,
  ReceiptEnding,
  ReceiptShown,
  RowCount,
} from "./receipt.shared.ts";
import type { AnswerResult, Receipt } from "./receipt.ts";
import { SkillResultType } from "./skill-result.graphql.ts";

/** Descriptions of figures that an attempt and its receipt share. */
export const answerCredit =
  "Points that the answer earns, with two decimals; null where it is right or wrong as a whole.";

export const scored = {
  score: "Points of a quiz, rounded down, or the rounded score of an assessment; null for surveys.",
  credit:
    "Points of a quiz with two decimals; null where every answer is right or wrong as a whole, and for other kinds.",
  percentage: "The score in percent of the highest possible one, 0 to 100; null for surveys.",
  totalQuestions: "The number of questions that were asked.",
} as const;

const people = {
  percentage: "The option's share of all selections, in percent, rounded.",
  peoplePercentage:
    "The share of the people who answered that chose the option, in percent, rounded; where several may be chosen, the sum may exceed 100.",
};

export const optionCountFields = builder.interfaceRef<OptionCount>("OptionCount").implement({
  description: "How often an option was chosen.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("text", { description: "The option as takers read it." }),
    count: t.exposeInt("count", { description: "The number of people who chose it." }),
    percentage: t.exposeInt("percentage", { description: people.percentage }),
    peoplePercentage: t.exposeInt("peoplePercentage", { description: people.peoplePercentage }),
  }),
});

const AggregatedOption = builder.objectRef<OptionCount>("AggregatedOption").implement({
  description: "How often an option was chosen by everybody.",
  authScopes: { public: true },
  interfaces: [optionCountFields],
});

const rowText = {
  text: "The row as takers read it.",
  responses: "The number of people who answered it.",
  options: "How often each point was chosen in it, in their order.",
};

const AggregatedRow = builder.objectRef<RowCount>("AggregatedRow").implement({
  description: "How everybody answered a row of a matrix.",
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

export const NumberBin = builder.objectRef<BinCount>("NumberBin").implement({
  description: "How many people gave a number of a range.",
  authScopes: { public: true },
  fields: (t) => ({
    from: t.exposeFloat("from", { description: "The least number that is counted here." }),
    to: t.exposeFloat("to", {
      description: "The end, counted in the next bin, but for the last one and for bins of one number.",
    }),
    count: t.exposeInt("count", { description: "The number of people who gave such a number." }),
  }),
});

const wrote =
  "What others wrote where the question's author lets takers read it, without names: the newest 20, those with a star first; empty until five have written.";

const Aggregated = builder.objectRef<AggregatedResult>("AggregatedResult").implement({
  description: "The distribution of answers to a question of a survey.",
  authScopes: { public: true },
  fields: (t) => ({
    questionText: t.exposeString("questionText", { description: "The question as takers read it." }),
    totalResponses: t.exposeInt("totalResponses", { description: "The number of people who answered it." }),
    options: t.field({
      type: [AggregatedOption],
      description: "How often each option was chosen, in their order; of a matrix, over all its rows.",
      resolve: ({ options }) => options,
    }),
    unanswered: t.int({
      description: "The number of people who left it out.",
      resolve: ({ unanswered }) => unanswered ?? 0,
    }),
    rows: t.field({
      type: [AggregatedRow],
      description: "The rows of a matrix; empty for other questions.",
      resolve: ({ rows }) => rows ?? [],
    }),
    bins: t.field({
      type: [NumberBin],
      description: "The numbers that were given within a range; empty for other questions.",
      resolve: ({ bins }) => bins ?? [],
    }),
    texts: t.stringList({
      description: wrote,
      resolve: ({ texts }) => texts ?? [],
    }),
  }),
});

const Answer = builder.objectRef<AnswerResult>("AnswerResult").implement({
  description: "One question as it was shown, with what the taker answered and what was right.",
  authScopes: { public: true },
  interfaces: [givenFields],
  fields: (t) => ({
    questionId: t.exposeString("questionId", { description: "The id of the question as it stands in REST answers." }),
    questionText: t.exposeString("questionText", { description: "The question as takers read it." }),
    options: t.exposeStringList("options", { description: "The options as takers read them, in their order." }),
    userAnswer: t.intList({
      description: "The indexes of the chosen options, from 0; empty where the question was left out.",
      resolve: ({ given }) => [...(given?.choices ?? [])],
    }),
    correctAnswer: t.exposeInt("correctAnswer", {
      nullable: true,
      description: "The index of the right option, from 0; null where nothing is right or wrong.",
    }),
    isCorrect: t.exposeBoolean("isCorrect", {
      nullable: true,
      description: "Whether the answer earns all points; null where nothing is right or wrong.",
    }),
    credit: t.float({ nullable: true, description: answerCredit, resolve: ({ credit }) => credit }),
    explanation: t.exposeString("explanation", {
      nullable: true,
      description: "Why the answer is right; null without one.",
    }),
    html: t.field({
      type: QuestionHtml,
      nullable: true,
      description: "Its texts as they are shown; null where they are plain.",
      resolve: ({ html }) => html,
    }),
    explanationHtml: t.string({
      nullable: true,
      description: "The explanation as it is shown; null without one, and where texts are plain.",
      resolve: ({ html }) => html?.explanation,
    }),
    questionWeight: t.exposeFloat("questionWeight", {
      nullable: true,
      description: "The weight of the chosen option; null for quizzes and surveys, and where none was chosen.",
    }),
    points: t.int({ description: "What a right answer is worth.", resolve: ({ points }) => points ?? 1 }),
    form: t.field({
      type: QuestionForm,
      nullable: true,
      description: "How it is answered beyond its options; null where options are all there is.",
      resolve: ({ form }) => form,
    }),
    untranslated: t.stringList({
      description: "In a translation, where its texts are those of the original: `options.0`; otherwise empty.",
      resolve: ({ untranslated }) => untranslated ?? [],
    }),
    answerKey: t.field({
      type: AnswerKey,
      nullable: true,
      description: "What is right in a quiz; null where that is one option, and elsewhere.",
      resolve: ({ answerKey }) => answerKey,
    }),
  }),
});

const ReceiptShownType = builder.objectRef<ReceiptShown>("ReceiptShown").implement({
  description: "What a receipt has of what takers may be shown.",
  authScopes: { public: true },
  fields: (t) => ({
    what: t.field({ type: [ShownPartType], description: "What of it this receipt has.", resolve: ({ what }) => what }),
    from: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "From when on the same submission, sent again, is answered with what is shown then; null where that is now.",
      resolve: ({ from }) => (from === undefined ? null : new Date(from)),
    }),
  }),
});

const CertificateOfferType = builder.objectRef<CertificateOffer>("CertificateOffer").implement({
  description: "That a taker can have a certificate, by `issueCertificate` and their attempt key.",
  authScopes: { public: true },
  fields: (t) => ({
    needsName: t.exposeBoolean("needsName", {
      description: "Whether a name has to be sent, because none was submitted and it is not issued yet.",
    }),
    isIssued: t.boolean({
      description: "Whether it was issued, and comes as it is when it is asked for again.",
      resolve: ({ isIssued = false }) => isIssued,
    }),
  }),
});

const ReceiptEndingType = builder.objectRef<ReceiptEnding>("ReceiptEnding").implement({
  description: "What a taker reads at the end, in the language of the original.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: "Markdown if the item's format is rich; null where there is only a link.",
      resolve: ({ text }) => text,
    }),
    html: t.string({
      nullable: true,
      description: "The text as it is shown: HTML of a fixed list of elements. Null where it is plain.",
      resolve: ({ html }) => html,
    }),
    link: t.field({
      type: EndingLinkType,
      nullable: true,
      description: "Where takers go on to; null without any.",
      resolve: ({ link }) => link,
    }),
  }),
});

export const AttemptReceipt = builder.objectRef<Receipt>("AttemptReceipt").implement({
  description: "The receipt for a submission. Its lists are empty unless the item shows results to takers.",
  authScopes: { public: true },
  fields: (t) => ({
    attemptId: t.exposeString("id", { description: "The id of the attempt, as REST writes it." }),
    attemptKey: t.exposeString("id", {
      description: "The id of the attempt, as REST writes it.",
      deprecationReason: "Since 2026-11-22: attemptId says what it is.",
    }),
    percentage: t.exposeInt("percentage", { nullable: true, description: scored.percentage }),
    score: t.exposeInt("score", { nullable: true, description: scored.score }),
    credit: t.float({ nullable: true, description: scored.credit, resolve: ({ credit }) => credit }),
    totalQuestions: t.exposeInt("totalQuestions", { description: scored.totalQuestions }),
    showResultsToTakers: t.exposeBoolean("showResultsToTakers", {
      description: "Whether takers are shown anything of the results just now.",
    }),
    isCounted: t.boolean({
      description: "Whether figures count it: not if it came late to an item that leaves such answers out.",
      resolve: ({ isCounted = true }) => isCounted,
    }),
    passed: t.boolean({
      nullable: true,
      description: "Whether the pass mark was reached; null without one, and if it is not counted.",
      resolve: ({ passed }) => passed,
    }),
    passMark: t.int({
      nullable: true,
      description: "The pass mark as it is now, in percent; null without one.",
      resolve: ({ passMark }) => passMark,
    }),
    correctedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When what is told here of the result was graded anew; null if it never was.",
      resolve: ({ correctedAt }) => (correctedAt === undefined ? null : new Date(correctedAt)),
    }),
    correctionReason: t.string({
      nullable: true,
      description: "What the item's author says about that; null if nothing, and if it never was.",
      resolve: ({ correctionReason }) => correctionReason,
    }),
    shown: t.field({
      type: ReceiptShownType,
      nullable: true,
      description: "Null where the item's rules say nothing of what takers are shown.",
      resolve: ({ shown }) => shown,
    }),
    ending: t.field({
      type: ReceiptEndingType,
      nullable: true,
      description: "The ending as its author has it now; null where there is none.",
      resolve: ({ ending }) => ending,
    }),
    certificate: t.field({
      type: CertificateOfferType,
      nullable: true,
      description: "Null where they can have no certificate.",
      resolve: ({ certificate }) => certificate,
    }),
    results: t.field({
      type: [Answer],
      description: "The questions in the order they were asked, with the answers to them.",
      resolve: ({ results }) => results,
    }),
    skillResult: t.field({
      type: SkillResultType,
      nullable: true,
      description: "The level that was reached; null for quizzes and surveys, and where results are not shown.",
      resolve: ({ skillResult }) => skillResult,
    }),
    aggregatedResults: t.field({
      type: [Aggregated],
      description: "How everybody answered the questions of a survey; empty for quizzes and assessments.",
      resolve: ({ aggregatedResults }) => aggregatedResults,
    }),
  }),
});
