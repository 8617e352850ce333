import { Content, levelText } from "../content/content.graphql.ts";
import { invalid } from "../platform/errors.ts";
import { builder } from "../platform/graphql/builder.ts";
import { rawId } from "../platform/graphql/ids.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import { gives, givesTrue } from "../platform/graphql/success.ts";
import { attemptFacts, mayReadAttempt } from "./attempt.policy.ts";
import { submit } from "./attempt.ts";
import type { AggregatedResult, LevelStep, OptionCount, SkillResult } from "./receipt.shared.ts";
import type { AnswerResult, Receipt } from "./receipt.ts";
import { startAttempt } from "./writing/start.ts";

const scored = {
  score: "Right answers of a quiz, or the rounded score of an assessment; null for surveys.",
  percentage: "The score in percent of the highest possible one, 0 to 100; null for surveys.",
  totalQuestions: "The number of questions that were asked.",
  skillScore: "The score of an assessment in its scale, with at most two decimals.",
} as const;
const notSkill = "Null for quizzes and surveys.";

export const Attempt = builder.prismaNode("Attempt", {
  id: { field: "id" },
  ...guardedBy(mayReadAttempt),
  description: "The answers one person handed in. Only the owner of the item reads them.",
  include: attemptFacts,
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in REST paths." }),
    participantName: t.exposeString("participantName", {
      nullable: true,
      description: "The name that the taker gave; null where none was given.",
    }),
    participantEmail: t.exposeString("participantEmail", {
      nullable: true,
      description: "The address that the taker gave; null where none was given.",
    }),
    completedAt: t.expose("completedAt", { type: "DateTime", description: "When it was submitted." }),
    duration: t.exposeInt("duration", {
      nullable: true,
      description: "Whole seconds from start to submission; null where the taker's page told none.",
    }),
    score: t.exposeInt("score", { nullable: true, description: scored.score }),
    percentage: t.exposeInt("percentage", { nullable: true, description: scored.percentage }),
    totalQuestions: t.exposeInt("totalQuestions", { description: scored.totalQuestions }),
    skillScore: t.exposeString("skillScore", { nullable: true, description: `${scored.skillScore} ${notSkill}` }),
    skillLevel: t.exposeString("skillLevel", {
      nullable: true,
      description: `The name of the level that was reached. ${notSkill}`,
    }),
    revision: t.exposeInt("revision", { description: "The revision of the item that the taker saw." }),
    content: t.relation("content", { description: "The item that was answered." }),
  }),
});

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

const Aggregated = builder.objectRef<AggregatedResult>("AggregatedResult").implement({
  description: "The distribution of answers to a question of a survey.",
  authScopes: { public: true },
  fields: (t) => ({
    questionText: t.exposeString("questionText", { description: "The question as takers read it." }),
    totalResponses: t.exposeInt("totalResponses", { description: "The number of people who answered it." }),
    options: t.field({
      type: [AggregatedOption],
      description: "How often each option was chosen, in their order.",
      resolve: ({ options }) => options,
    }),
  }),
});

const Answer = builder.objectRef<AnswerResult>("AnswerResult").implement({
  description: "One question as it was shown, with what the taker chose and what was right.",
  authScopes: { public: true },
  fields: (t) => ({
    questionId: t.exposeString("questionId", { description: "The id of the question as it stands in REST answers." }),
    questionText: t.exposeString("questionText", { description: "The question as takers read it." }),
    options: t.exposeStringList("options", { description: "The options as takers read them, in their order." }),
    userAnswer: t.intList({
      description: "The places of the chosen options, from 0; empty where the question was left out.",
      resolve: ({ userAnswer }) => [...userAnswer],
    }),
    correctAnswer: t.exposeInt("correctAnswer", {
      nullable: true,
      description: "The place of the right option, from 0; null where nothing is right or wrong.",
    }),
    isCorrect: t.exposeBoolean("isCorrect", {
      nullable: true,
      description: "Whether the right option was chosen; null where nothing is right or wrong.",
    }),
    explanation: t.exposeString("explanation", {
      nullable: true,
      description: "Why the answer is right; null without one.",
    }),
    questionWeight: t.exposeFloat("questionWeight", {
      nullable: true,
      description: "The weight of the chosen option; null for quizzes and surveys, and where none was chosen.",
    }),
  }),
});

const Step = builder.objectRef<LevelStep>("LevelStep").implement({
  description: "A level among the others of its item.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The level as takers and results call it." }),
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
    skillLevel: t.exposeString("skillLevel", { description: "The name of the level that was reached." }),
    description: t.exposeString("description", { description: levelText.description }),
    encouragingMessage: t.exposeString("encouragingMessage", { description: levelText.encouragingMessage }),
    followUpContent: t.exposeString("followUpContent", {
      nullable: true,
      description: `${levelText.followUpContent} Null without any.`,
    }),
    skillScore: t.exposeString("skillScore", {
      nullable: true,
      description: `${scored.skillScore} Null where it has none.`,
    }),
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
      description: "The id of the attempt, as REST writes it.",
      deprecationReason: "Since 2026-11-22: attemptId says what it is.",
    }),
    percentage: t.exposeInt("percentage", { nullable: true, description: scored.percentage }),
    score: t.exposeInt("score", { nullable: true, description: scored.score }),
    totalQuestions: t.exposeInt("totalQuestions", { description: scored.totalQuestions }),
    showResultsToTakers: t.exposeBoolean("showResultsToTakers", {
      description: "Whether the item shows results to takers.",
    }),
    results: t.field({
      type: [Answer],
      description: "The questions in the order they were asked, with the answers to them.",
      resolve: ({ results }) => results,
    }),
    skillResult: t.field({
      type: Skill,
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

const AnswerInput = builder.inputType("AnswerInput", {
  description: "The answer to a question.",
  fields: (t) => ({
    questionId: t.id({ required: true, description: "The id of the question, global or as REST writes it." }),
    choices: t.intList({
      required: true,
      description: "The places of the chosen options, from 0; one, unless several may be chosen.",
    }),
  }),
});

const SubmitAttemptInput = builder.inputType("SubmitAttemptInput", {
  description: "The answers to an item, with who gave them.",
  fields: (t) => ({
    contentId: t.globalID({ for: Content, required: true, description: "The global id of the item." }),
    attemptKey: t.string({ description: "Made by the client; the same key with the same answers is stored once." }),
    revision: t.int({
      description: "The revision that the taker was shown; without it, the newest one that the answers fit.",
    }),
    participantName: t.string({ description: "The taker's name, at most 100 characters." }),
    participantEmail: t.string({ description: "The taker's address." }),
    duration: t.float({ description: "Seconds from start to submission; one that cannot be is taken as unknown." }),
    answers: t.field({
      type: [AnswerInput],
      required: true,
      description: "The answers, one for each question that was answered.",
    }),
  }),
});

builder.mutationField("startAttempt", (t) =>
  t.boolean({
    errors: givesTrue,
    authScopes: { public: true },
    skipTypeScopes: true,
    description: "Records that a taker pressed Start.",
    args: {
      contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of the item." }),
      attemptKey: t.arg.string({
        required: true,
        description: "Made by the client, the same as with the submission that follows; a repetition counts once.",
      }),
    },
    resolve: async (_root, { contentId, attemptKey }, { platform, viewer }) => {
      await startAttempt(platform, viewer, contentId.id, { attemptKey });
      return true;
    },
  }),
);

builder.mutationField("submitAttempt", (t) =>
  t.field({
    type: AttemptReceipt,
    errors: gives("The receipt for the submission."),
    authScopes: { public: true },
    skipTypeScopes: true,
    description: "Hands in the answers to an item.",
    args: { input: t.arg({ type: SubmitAttemptInput, required: true, description: "The answers." }) },
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
