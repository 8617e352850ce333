import { Content } from "../content/content.graphql.ts";
import { invalid } from "../platform/errors.ts";
import { builder } from "../platform/graphql/builder.ts";
import { rawId } from "../platform/graphql/ids.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import { attemptFacts, mayReadAttempt } from "./attempt.policy.ts";
import { submit } from "./attempt.ts";
import type { AggregatedResult, LevelStep, OptionCount, SkillResult } from "./receipt.shared.ts";
import type { AnswerResult, Receipt } from "./receipt.ts";
import { startAttempt } from "./writing/start.ts";

export const Attempt = builder.prismaNode("Attempt", {
  id: { field: "id" },
  ...guardedBy(mayReadAttempt),
  description: "The answers one person handed in. Only the owner of the item reads them.",
  include: attemptFacts,
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in REST paths." }),
    participantName: t.exposeString("participantName", { nullable: true }),
    participantEmail: t.exposeString("participantEmail", { nullable: true }),
    completedAt: t.expose("completedAt", { type: "DateTime" }),
    duration: t.exposeInt("duration", { nullable: true, description: "Whole seconds." }),
    score: t.exposeInt("score", { nullable: true }),
    percentage: t.exposeInt("percentage", { nullable: true }),
    totalQuestions: t.exposeInt("totalQuestions"),
    skillScore: t.exposeString("skillScore", { nullable: true }),
    skillLevel: t.exposeString("skillLevel", { nullable: true }),
    revision: t.exposeInt("revision", { description: "Of the item, as the taker saw it." }),
    content: t.relation("content"),
  }),
});

const people = { percentage: "Share of all selections.", peoplePercentage: "Share of the people who answered." };

export const optionCountFields = builder.interfaceRef<OptionCount>("OptionCount").implement({
  description: "How often an option was chosen.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("text"),
    count: t.exposeInt("count"),
    percentage: t.exposeInt("percentage", { description: people.percentage }),
    peoplePercentage: t.exposeInt("peoplePercentage", { description: people.peoplePercentage }),
  }),
});

const AggregatedOption = builder.objectRef<OptionCount>("AggregatedOption").implement({
  description: "How often an option was chosen by everybody.",
  authScopes: { public: true },
  interfaces: [optionCountFields],
});

const Aggregated = builder.objectRef<AggregatedResult>("AggregatedResult").implement({
  description: "The distribution of answers to a question of a survey.",
  authScopes: { public: true },
  fields: (t) => ({
    questionText: t.exposeString("questionText"),
    totalResponses: t.exposeInt("totalResponses"),
    options: t.field({ type: [AggregatedOption], resolve: ({ options }) => options }),
  }),
});

const Answer = builder.objectRef<AnswerResult>("AnswerResult").implement({
  description: "One question as it was shown, with what the taker chose and what was right.",
  authScopes: { public: true },
  fields: (t) => ({
    questionId: t.exposeString("questionId"),
    questionText: t.exposeString("questionText"),
    options: t.exposeStringList("options"),
    userAnswer: t.intList({ resolve: ({ userAnswer }) => [...userAnswer] }),
    correctAnswer: t.exposeInt("correctAnswer", { nullable: true }),
    isCorrect: t.exposeBoolean("isCorrect", { nullable: true }),
    explanation: t.exposeString("explanation", { nullable: true }),
    questionWeight: t.exposeFloat("questionWeight", {
      nullable: true,
      description: "The weight of the chosen option.",
    }),
  }),
});

const Step = builder.objectRef<LevelStep>("LevelStep").implement({
  description: "A level among the others of its item.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name"),
    from: t.exposeFloat("from", {
      description: "The lowest score that reaches it; for the lowest level every score does.",
    }),
    isReached: t.exposeBoolean("isReached", { description: "Whether it is the taker's." }),
  }),
});

const Skill = builder.objectRef<SkillResult>("SkillResult").implement({
  description: "The level a taker has reached.",
  authScopes: { public: true },
  fields: (t) => ({
    skillLevel: t.exposeString("skillLevel"),
    description: t.exposeString("description"),
    encouragingMessage: t.exposeString("encouragingMessage"),
    followUpContent: t.exposeString("followUpContent", { nullable: true }),
    skillScore: t.exposeString("skillScore", { nullable: true, description: "The score, with at most two decimals." }),
    levels: t.field({
      type: [Step],
      description: "All levels of the item, the lowest first.",
      resolve: ({ levels }) => levels,
    }),
  }),
});

const AttemptReceipt = builder.objectRef<Receipt>("AttemptReceipt").implement({
  description: "The receipt for a submission. Its lists are empty unless the item shows results to takers.",
  authScopes: { public: true },
  fields: (t) => ({
    attemptId: t.exposeString("id", { description: "The id of the attempt, as REST writes it." }),
    attemptKey: t.exposeString("id", {
      description: "The id of the attempt.",
      deprecationReason: "Since 2026-11-22: attemptId says what it is.",
    }),
    percentage: t.exposeInt("percentage", { nullable: true }),
    score: t.exposeInt("score", { nullable: true }),
    totalQuestions: t.exposeInt("totalQuestions"),
    showResultsToTakers: t.exposeBoolean("showResultsToTakers"),
    results: t.field({ type: [Answer], resolve: ({ results }) => results }),
    skillResult: t.field({ type: Skill, nullable: true, resolve: ({ skillResult }) => skillResult }),
    aggregatedResults: t.field({ type: [Aggregated], resolve: ({ aggregatedResults }) => aggregatedResults }),
  }),
});

const AnswerInput = builder.inputType("AnswerInput", {
  fields: (t) => ({
    questionId: t.id({ required: true }),
    choices: t.intList({
      required: true,
      description: "Indexes of the chosen options; one, unless several may be chosen.",
    }),
  }),
});

const SubmitAttemptInput = builder.inputType("SubmitAttemptInput", {
  fields: (t) => ({
    contentId: t.globalID({ for: Content, required: true }),
    attemptKey: t.string({ description: "Made by the client; the same key with the same answers is stored once." }),
    revision: t.int({ description: "The revision the taker was shown." }),
    participantName: t.string(),
    participantEmail: t.string(),
    duration: t.float({ description: "Seconds." }),
    answers: t.field({ type: [AnswerInput], required: true }),
  }),
});

builder.mutationField("startAttempt", (t) =>
  t.boolean({
    errors: {},
    authScopes: { public: true },
    skipTypeScopes: true,
    description: "Records that a taker pressed Start.",
    args: { contentId: t.arg.globalID({ for: Content, required: true }), attemptKey: t.arg.string({ required: true }) },
    resolve: async (_root, { contentId, attemptKey }, { platform, viewer }) => {
      await startAttempt(platform, viewer, contentId.id, { attemptKey });
      return true;
    },
  }),
);

builder.mutationField("submitAttempt", (t) =>
  t.field({
    type: AttemptReceipt,
    errors: {},
    authScopes: { public: true },
    skipTypeScopes: true,
    description: "Hands in the answers to an item.",
    args: { input: t.arg({ type: SubmitAttemptInput, required: true }) },
    resolve: (_root, { input: { contentId, answers, ...input } }, { platform, viewer }) =>
      submit(platform, viewer, contentId.id, { ...input, answers: byQuestion(answers) }, { lists: true }),
  }),
);

function byQuestion(answers: readonly { questionId: string; choices: number[] }[]): Record<string, number[]> {
  const entries = answers.map(({ questionId, choices }) => [rawId("Question", questionId), choices] as const);
  const twice = entries.find(([id], index) => entries.findIndex(([other]) => other === id) !== index);
  if (twice) throw invalid(`answers.${twice[0]}`, "Each question can be answered once");
  return Object.fromEntries(entries);
}
