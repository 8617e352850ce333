import { Content } from "../content/content.graphql.ts";
import { noteBegun } from "../content/content.policy.ts";
import { byName, FieldValueInput, FieldValueType, listed } from "../content/fields/fields.graphql.ts";
import { isPassed } from "../content/rules/rules.shared.ts";
import { invalid, parse } from "../platform/errors.ts";
import { builder } from "../platform/graphql/builder.ts";
import { columnOfRow } from "../platform/graphql/cost.ts";
import { gives, givesTrue } from "../platform/graphql/descriptions.ts";
import { rawId } from "../platform/graphql/ids.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { asSeenBy, attemptFacts, mayReadAttempt } from "./attempt.policy.ts";
import { Start } from "./attempt.rules.ts";
import { submit } from "./attempt.ts";
import { AttemptReceipt, scored } from "./receipt.graphql.ts";
import { notSkill, skillScore } from "./skill-result.graphql.ts";
import { entrantOf } from "./writing/invited.ts";
import { takeAsHolder, takeStart } from "./writing/pace.ts";
import { readSitting, timeLeftOf } from "./writing/sitting.ts";
import { startAttempt } from "./writing/start.ts";

const andToTokens = "and to tokens without `participants:read`";

export const Attempt = builder.prismaNode("Attempt", {
  id: { field: "id" },
  ...guardedBy(mayReadAttempt),
  description: "The answers one person handed in. Only the owner of the item reads them.",
  include: attemptFacts,
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in REST paths." }),
    participantName: t.string({
      nullable: true,
      description: `The name that the taker gave; null where none was given, ${andToTokens}.`,
      resolve: (attempt, _args, { viewer }) => asSeenBy(viewer, attempt).participantName,
    }),
    participantEmail: t.string({
      nullable: true,
      description: `The address that the taker gave; null where none was given, ${andToTokens}.`,
      resolve: (attempt, _args, { viewer }) => asSeenBy(viewer, attempt).participantEmail,
    }),
    completedAt: t.expose("completedAt", {
      complexity: columnOfRow,
      type: "DateTime",
      description: "When it was submitted.",
    }),
    duration: t.exposeInt("duration", {
      complexity: columnOfRow,
      nullable: true,
      description: "Whole seconds from start to submission; null where the taker's page told none.",
    }),
    score: t.exposeInt("score", { nullable: true, description: scored.score }),
    credit: t.exposeFloat("credit", { nullable: true, description: scored.credit }),
    percentage: t.exposeInt("percentage", { nullable: true, description: scored.percentage }),
    totalQuestions: t.exposeInt("totalQuestions", { description: scored.totalQuestions }),
    skillScore: t.exposeString("skillScore", { nullable: true, description: `${skillScore} ${notSkill}` }),
    skillLevel: t.exposeString("skillLevel", {
      nullable: true,
      description: `The name of the level that was reached. ${notSkill}`,
    }),
    revision: t.exposeInt("revision", {
      complexity: columnOfRow,
      description: "The revision of the item that grades it: the one that the taker saw, unless it was graded anew.",
    }),
    language: t.exposeString("language", {
      complexity: columnOfRow,
      nullable: true,
      description: "The language in which it was taken, as BCP 47 has it; null where nobody said it.",
    }),
    fields: t.field({
      type: [FieldValueType],
      // Parts of a column that is read with the attempt.
      complexity: { field: 0, multiplier: 0 },
      description: `What the link said of the declared fields; empty ${andToTokens}.`,
      resolve: (attempt, _args, { viewer }) => listed(asSeenBy(viewer, attempt).fields),
    }),
    passed: t.boolean({
      nullable: true,
      description: "Whether the pass mark was reached, as it is now; null without one, and if it is not counted.",
      resolve: ({ content, isCounted, ...result }) => (isCounted ? isPassed(content, result) : null),
    }),
    late: t.exposeInt("late", {
      complexity: columnOfRow,
      nullable: true,
      description:
        "Whole seconds between the closing of the item, or its time limit, and its arrival; 0 if it has a limit and no start is known, null if it came in time.",
    }),
    isCounted: t.exposeBoolean("isCounted", {
      complexity: columnOfRow,
      description: "Whether figures count it: not if it came late to an item that leaves such answers out.",
    }),
    isAnonymous: t.boolean({
      description:
        "Whether it was handed in anonymously: then `completedAt` is the noon (UTC) of its day, `duration` the middle of a range, `late` in days begun.",
      resolve: ({ block }) => block !== null,
    }),
    content: t.relation("content", { description: "The item that was answered." }),
  }),
});

const AnswerInput = builder.inputType("AnswerInput", {
  description: "The answer to a question: the one member that fits its type.",
  fields: (t) => ({
    questionId: t.id({ required: true, description: "The id of the question, global or as REST writes it." }),
    choices: t.intList({
      description: "The indexes of the chosen options, from 0; one, unless several may be chosen.",
    }),
    other: t.string({
      description: "With choices: what is written beside the chosen option that asks for a text.",
    }),
    rows: t.intList({
      required: { list: false, items: false },
      description: "Of a matrix: for each row the index of its point, from 0, or null.",
    }),
    text: t.string({ description: "Of a question for a text." }),
    number: t.float({ description: "Of a question for a number." }),
  }),
});

const SubmitAttemptInput = builder.inputType("SubmitAttemptInput", {
  description: "The answers to an item, with who gave them.",
  fields: (t) => ({
    contentId: t.globalID({ for: Content, required: true, description: "The global id of the item." }),
    attemptKey: t.string({
      description:
        "Made by the client; the same key with the same answers is stored once. Of who followed a personal link the key in it, or the ballot that it was exchanged for.",
    }),
    revision: t.int({
      description: "The revision that the taker was shown; without it, the newest one that the answers fit.",
    }),
    participantName: t.string({ description: "The taker's name, at most 100 characters." }),
    participantEmail: t.string({ description: "The taker's address." }),
    language: t.string({
      description:
        "The language in which it was taken, as BCP 47 has it. The receipt is in it, where the item was translated.",
    }),
    fields: t.field({
      type: [FieldValueInput],
      description: "What the link said of the declared fields; others are left out.",
    }),
    isRepeated: t.boolean({
      description:
        "Asks for the receipt of what was handed in under this attempt key, such as in another language. It is sent with the same answers, CONFLICT if they differ; neither name nor address is needed. Stores nothing; NOT_FOUND if it is not there.",
    }),
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
    description: "Records that a taker pressed Start. CONFLICT for the key of answers that its taker has erased.",
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
    description: "Hands in the answers to an item.",
    args: { input: t.arg({ type: SubmitAttemptInput, required: true, description: "The answers." }) },
    resolve: (_root, { input: { contentId, answers, fields, ...input } }, { platform, viewer }) =>
      submit(
        platform,
        viewer,
        contentId.id,
        { ...input, fields: byName(fields), answers: byQuestion(answers) },
        { lists: true },
      ),
  }),
);

interface SentAnswer {
  questionId: string;
  choices?: number[] | null | undefined;
  other?: string | null | undefined;
  rows?: (number | null | undefined)[] | null | undefined;
  text?: string | null | undefined;
  number?: number | null | undefined;
}

function byQuestion(answers: readonly SentAnswer[]): Record<string, unknown> {
  const entries = answers.map((answer) => {
    const id = rawId("Question", answer.questionId);
    return [id, wireOf(answer, `answers.${id}`)] as const;
  });
  const twice = entries.find(([id], index) => entries.findIndex(([other]) => other === id) !== index);
  if (twice) throw invalid(`answers.${twice[0]}`, "Each question can be answered once");
  return Object.fromEntries(entries);
}

/** The answer in the form that REST accepts. */
function wireOf({ choices, other, rows, text, number }: SentAnswer, path: string): unknown {
  const sent = [choices, rows, text, number].filter((part) => part != null);
  if (sent.length > 1) throw invalid(path, "Each question is answered in one way");
  return other == null ? sent[0] : { choices: sent[0], other };
}

builder.prismaObjectField(Content, "begun", (t) =>
  t.field({
    type: Content,
    nullable: true,
    description:
      "The same item for people who have started an attempt: takers read the questions of one with a time limit here. Null without that start.",
    args: { attemptKey: t.arg.string({ description: "The key that it was started with." }) },
    resolve: async (content, { attemptKey }, { platform, viewer }) => {
      if (!attemptKey || !(await sittingOf(platform, viewer, content, attemptKey))) return null;
      noteBegun(viewer, content.id);
      return content;
    },
  }),
);

builder.prismaObjectField(Content, "timeLeft", (t) =>
  t.float({
    nullable: true,
    description:
      "Seconds until the time limit or the closing of an attempt that was started, whichever comes first; negative afterwards, null without a limit or a start.",
    args: { attemptKey: t.arg.string({ description: "The key that it was started with." }) },
    resolve: async (content, { attemptKey }, { platform, viewer }) => {
      const sitting = attemptKey ? await sittingOf(platform, viewer, content, attemptKey) : null;
      return sitting && timeLeftOf(content, sitting, Date.now());
    },
  }),
);

async function sittingOf(platform: Platform, viewer: Viewer, content: Parameters<typeof entrantOf>[1], sent: string) {
  const { attemptKey } = await entrantOf(platform, content, parse(Start, { attemptKey: sent }).attemptKey);
  const sitting = await readSitting(platform, content.id, attemptKey);
  if (sitting) await takeAsHolder(platform, content.id, attemptKey);
  else await takeStart(platform, viewer, content.id);
  return sitting;
}
