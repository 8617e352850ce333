import { Attempt } from "../../attempt/attempt.graphql.ts";
import { Grade } from "../../attempt/corrections.graphql.ts";
import { Content, ownersOnly } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { pageById } from "../../platform/graphql/list/page-arguments.ts";
import { guardedBy } from "../../platform/graphql/scopes.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import {
  type RegradeChange as Change,
  examinedAtMost,
  listedAtMost,
  type RegradePreview as Preview,
  previewRegrading,
} from "./preview.ts";
import { mayReadRegrading, regradingFacts } from "./regrading.policy.ts";
import { reasonLimit } from "./regrading.shared.ts";
import { regradeAnswers } from "./regrading.ts";

const mark = { nullable: true } as const;

const RegradeChange = builder.objectRef<Change>("RegradeChange").implement({
  description: "An attempt that would get another result.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    attempt: t.expose("attempt", { type: Attempt, description: "The attempt as it is now." }),
    before: t.expose("before", { type: Grade, description: "Its result now." }),
    after: t.expose("after", { type: Grade, description: "Its result then." }),
  }),
});

const RegradePreview = builder.objectRef<Preview>("RegradePreview").implement({
  description: "What grading the answers to earlier revisions by the present one would change.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    revision: t.exposeInt("revision", { description: "The revision whose key, weights and levels would grade them." }),
    attempts: t.exposeInt("attempts", {
      description: "The number of attempts at revisions that graded in another way.",
    }),
    examined: t.exposeInt("examined", {
      description: `How many of them the figures below tell of: the newest, ${examinedAtMost} at most.`,
    }),
    changed: t.exposeInt("changed", { description: "How many would have another result." }),
    raised: t.exposeInt("raised", { description: "How many of these would have a better one." }),
    lowered: t.exposeInt("lowered", { description: "How many of these would have a worse one." }),
    newlyPassed: t.exposeInt("newlyPassed", {
      ...mark,
      description: "How many would pass that do not now; null without a pass mark.",
    }),
    newlyFailed: t.exposeInt("newlyFailed", {
      ...mark,
      description: "How many would not pass that do now; null without a pass mark.",
    }),
    ungradable: t.exposeInt("ungradable", {
      description: "How many would stay as they are, because theirs did not ask or offer what the present one does.",
    }),
    changes: t.expose("changes", {
      type: [RegradeChange],
      description: `The newest that would have another result, at most ${listedAtMost}.`,
      complexity: { field: 1, multiplier: listedAtMost },
    }),
  }),
});

const Regrading = builder.prismaNode("Regrading", {
  id: { field: "id" },
  ...guardedBy(mayReadRegrading),
  description: "Answers to earlier revisions of an item that are graded by a later one.",
  include: regradingFacts,
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id, as REST writes it." }),
    revision: t.exposeInt("revision", { description: "The revision whose key, weights and levels grade them." }),
    reason: t.exposeString("reason", { nullable: true, description: "What takers are told; null if nothing." }),
    mails: t.exposeBoolean("mails", { description: "Whether those whose result changes are sent a mail." }),
    total: t.exposeInt("total", { description: "How many attempts are meant." }),
    done: t.exposeInt("done", { description: "How many of them have been looked at." }),
    changed: t.exposeInt("changed", { description: "How many got another result." }),
    ungradable: t.exposeInt("ungradable", {
      description: "How many stay as they were, because theirs did not ask or offer what this revision does.",
    }),
    isOver: t.boolean({
      description:
        "Whether all have been looked at. Answers to earlier revisions that come within a day are still graded.",
      select: { doneAt: true },
      resolve: ({ doneAt }) => doneAt !== null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it began." }),
    doneAt: t.expose("doneAt", {
      type: "DateTime",
      nullable: true,
      description: "When all had been looked at; null until then.",
    }),
  }),
});

builder.prismaObjectFields(Content, (t) => ({
  regradePreview: t.field({
    type: RegradePreview,
    ...ownersOnly("results:read")(
      "What grading the answers to earlier revisions anew would change. Null where it would grade none in another way.",
    ),
    complexity: { field: costOf.counting, multiplier: 1 },
    resolve: (content, _args, { platform, viewer }) => previewRegrading(platform, viewer, content),
  }),
  regradings: t.prismaConnection(
    {
      type: Regrading,
      ...ownersOnly("results:read")("The times that answers were graded anew, newest first; at most 100 a page."),
      cursor: "id",
      resolve: (query, { id: contentId }, _args, { platform }) =>
        platform.db.regrading.findMany({ ...query, ...pageById(query, "desc", { contentId }) }),
    },
    { name: "ContentRegradingsConnection" },
    { name: "ContentRegradingsConnectionEdge" },
  ),
}));

const RegradeAnswersInput = builder.inputType("RegradeAnswersInput", {
  description: "Which answers are graded anew, and what takers are told.",
  fields: (t) => ({
    contentId: t.globalID({ for: Content, required: true, description: "The global id of the item." }),
    revision: t.int({
      required: true,
      description: "The present revision, which the preview names; CONFLICT if the item was saved since.",
    }),
    reason: t.string({ description: `What takers whose result changes are told, at most ${reasonLimit} characters.` }),
    mails: t.boolean({
      description: "True to send those whose result changes a mail; only where the item mails results.",
    }),
    idempotencyKey: t.string({ description: keyDescription }),
  }),
});

builder.mutationField("regradeAnswers", (t) =>
  t.prismaField({
    type: Regrading,
    description:
      "Grades the answers to earlier revisions of one's own item by the present one, in the background where there are many. Each attempt keeps what it was with; figures follow. CONFLICT where none would be graded in another way.",
    errors: gives("The regrading, which has begun."),
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: RegradeAnswersInput, required: true, description: "What is meant." }) },
    resolve: async (query, _root, { input: { contentId, idempotencyKey, ...input } }, { platform, viewer }) => {
      const { id } = await regradeAnswers(platform, viewer, contentId.id, input, idempotencyKey);
      return reload(platform.db.regrading, query, id);
    },
  }),
);
