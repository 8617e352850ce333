import { Content } from "../content/content.graphql.ts";
import { noteBegun } from "../content/content.policy.ts";
import { byName, FieldValueInput, FieldValueType, listed } from "../content/fields/fields.graphql.ts";
import { isPassed } from "../content/rules/rules.shared.ts";
import { invalid, parse } from "../platform/errors.ts";
import { builder } from "../platform/graphql/builder.ts";
import { columnOfRow } from "../platform/graphql/cost.ts";
import { gives, givesTrue } from "../platform/graphql/descriptions.ts";
import { idOf, rawId } from "../platform/graphql/ids.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { inputOf } from "../platform/shape/input.ts";
import { fieldsOf } from "../platform/shape/object.ts";
import * as contract from "./attempt.contract.ts";
import { asSeenBy, attemptFacts, mayReadAttempt } from "./attempt.policy.ts";
import { Start, Submission } from "./attempt.rules.ts";
import { submit } from "./attempt.ts";
import { AttemptReceipt } from "./receipt.graphql.ts";
import { entrantOf } from "./writing/invited.ts";
import { takeAsHolder, takeStart } from "./writing/pace.ts";
import { readSitting, timeLeftOf } from "./writing/sitting.ts";
import { startAttempt } from "./writing/start.ts";

const andToTokens = "and to tokens without `participants:read`";

export const Attempt = builder.prismaNode("Attempt", {
  id: { field: "id" },
  ...guardedBy(mayReadAttempt),
  description: "A response of one participant. Only the owner of the item can read it.",
  include: attemptFacts,
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as used in REST paths." }),
    participantName: t.string({
      nullable: true,
      description: `Name of the participant; null if none was given, ${andToTokens}.`,
      resolve: (attempt, _args, { viewer }) => asSeenBy(viewer, attempt).participantName,
    }),
    participantEmail: t.string({
      nullable: true,
      description: `Email address of the participant; null if none was given, ${andToTokens}.`,
      resolve: (attempt, _args, { viewer }) => asSeenBy(viewer, attempt).participantEmail,
    }),
    ...fieldsOf(t, contract.Attempt, ["score", "credit", "percentage", "totalQuestions", "skillScore", "skillLevel"]),
    ...fieldsOf(t, contract.Attempt, ["completedAt", "duration", "revision", "language", "late", "isCounted"], {
      complexity: columnOfRow,
    }),
    fields: t.field({
      type: [FieldValueType],
      // Parts of a column that is read with the attempt.
      complexity: { field: 0, multiplier: 0 },
      description: `Values of the declared link parameters; empty if there are none, ${andToTokens}.`,
      resolve: (attempt, _args, { viewer }) => listed(asSeenBy(viewer, attempt).fields),
    }),
    passed: t.boolean({
      nullable: true,
      description: "Whether the current pass mark was reached; null without one, and if the attempt is not counted.",
      resolve: ({ content, isCounted, ...result }) => (isCounted ? isPassed(content, result) : null),
    }),
    isAnonymous: t.boolean({
      description:
        "Whether the response is anonymous: then `completedAt` is noon (UTC) on its day, `duration` is the middle of a range, and `late` is rounded up to whole days.",
      resolve: ({ block }) => block !== null,
    }),
    content: t.relation("content", { description: "The item that was answered." }),
  }),
});

const AnswerInput = builder.inputType("AnswerInput", {
  description: "An answer to a question, in the one field that fits its type.",
  fields: (t) => ({
    questionId: t.id({ required: true, description: "The id of the question, global or as used in REST." }),
    choices: t.intList({
      description: "Indexes of the chosen options, from 0; only one, unless several may be chosen.",
    }),
    other: t.string({ description: "Text entered for the chosen option that asks for one, in addition to choices." }),
    rows: t.intList({
      required: { list: false, items: false },
      description: "Index of the chosen point for each row of a matrix, from 0, or null.",
    }),
    text: t.string({ description: "Answer to a text question." }),
    number: t.float({ description: "Answer to a number question." }),
  }),
});

const SubmitAttemptInput = inputOf(Submission, {
  name: "SubmitAttempt",
  description: "The answers to an item, with the details of the participant.",
  without: ["answers", "duration", "fields"],
  fields: (t) => ({
    contentId: t.globalID(idOf(Content, "the item")),
    duration: t.float({ description: "Seconds from start to submission; an impossible value counts as unknown." }),
    fields: t.field({
      type: [FieldValueInput],
      description: "Values of the declared link parameters; others are ignored.",
    }),
    answers: t.field({
      type: [AnswerInput],
      required: true,
      description: "The answers, one for each answered question.",
    }),
  }),
});

builder.mutationField("startAttempt", (t) =>
  t.boolean({
    errors: givesTrue,
    authScopes: { public: true },
    description:
      "Records that a participant pressed Start. CONFLICT if the participant has erased the response with this key.",
    args: {
      contentId: t.arg.globalID(idOf(Content, "the item")),
      attemptKey: t.arg.string({
        required: true,
        description:
          "Key made by the client, the same as in the submission that follows; a repeated start counts once.",
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
    description: "Submits the answers to an item.",
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
      "The same item for people who have started an attempt, with the questions of an item that has a time limit. Null without that start.",
    args: { attemptKey: t.arg.string({ description: "The key used for the start." }) },
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
      "Seconds until the time limit or the closing for an attempt that was started, whichever comes first; negative afterwards, null without a limit or a start.",
    args: { attemptKey: t.arg.string({ description: "The key used for the start." }) },
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
