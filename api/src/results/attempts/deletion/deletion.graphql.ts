import { Attempt } from "../../../attempt/attempt.graphql.ts";
import { Content } from "../../../content/content.graphql.ts";
import type { AttemptDeletion as Deletion } from "../../../generated/prisma/client.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { gives, givesContent } from "../../../platform/graphql/descriptions.ts";
import { reload } from "../../../platform/graphql/selection.ts";
import { keyDescription } from "../../../platform/work/idempotency.ts";
import { ResultsFilterInput } from "../filter.graphql.ts";
import { deletionPortion } from "./deletion.shared.ts";
import { deleteAttempt, deleteAttempts, ownDeletion, undoDeletion } from "./deletion.ts";

const AttemptDeletionState = builder.enumType("AttemptDeletionState", {
  description: "What becomes of attempts that were deleted together.",
  values: {
    DELETING: { value: "deleting", description: "They are being deleted; this can be undone." },
    DELETED: { value: "deleted", description: "They are deleted; this can be undone for a minute." },
    RESTORING: { value: "restoring", description: "It was undone; they are being restored." },
    RESTORED: { value: "restored", description: "It was undone; they are there again." },
  } as const,
});

const AttemptDeletion = builder.objectRef<Deletion>("AttemptDeletion").implement({
  description: "Attempts that were deleted together.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id, as REST writes it." }),
    state: t.field({ type: AttemptDeletionState, description: "How it stands.", resolve: ({ state }) => state }),
    total: t.exposeInt("total", { description: "How many attempts are meant." }),
    deleted: t.exposeInt("deleted", { description: "How many have been deleted." }),
    restored: t.exposeInt("restored", { description: "How many of them have been restored." }),
    replaced: t.exposeInt("replaced", {
      description: "How many stay deleted although it was undone: the same taker has handed in since.",
    }),
    undoUntil: t.expose("undoUntil", {
      type: "DateTime",
      nullable: true,
      description: "Until then it can be undone; null while they are being deleted, and once it was undone.",
    }),
    content: t.prismaField({
      type: Content,
      nullable: true,
      description: "The item, as it is now; null once it is deleted.",
      resolve: (query, { contentId }, _args, { platform }) => reload(platform.db.content, query, contentId),
    }),
  }),
});

builder.queryField("attemptDeletion", (t) =>
  t.field({
    type: AttemptDeletion,
    nullable: true,
    description: "How far a deletion of attempts at one's own item is; kept for a day, then null.",
    authScopes: { signedIn: true },
    args: { key: t.arg.string({ required: true, description: "The key of the deletion." }) },
    resolve: (_root, { key }, { platform, viewer }) => ownDeletion(platform, viewer, "results:read", key),
  }),
);

builder.mutationFields((t) => ({
  deleteAttempt: t.prismaField({
    type: Content,
    description:
      "Deletes an attempt at one's own item, with its start and from every figure; gives back the item, as it is then. Its attempt key is forgotten, too: the same answers handed in again are a new attempt.",
    errors: givesContent,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Attempt, required: true, description: "The global id of the attempt." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      const { contentId } = await deleteAttempt(platform, viewer, id, idempotencyKey);
      return reload(platform.db.content, query, contentId);
    },
  }),
  deleteAttempts: t.field({
    type: AttemptDeletion,
    description: `Deletes several attempts at one's own item, those of a filter, or all, as each would be deleted alone. Up to ${deletionPortion} are gone with the answer, the rest in the background. It can be undone until a minute after the last one is gone.`,
    errors: gives("The deletion, which has begun."),
    authScopes: { signedIn: true },
    args: {
      contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of the item." }),
      ids: t.arg.globalIDList({
        for: Attempt,
        description: `The global ids of the attempts, ${deletionPortion} at most; what is gone already is passed over.`,
      }),
      filter: t.arg({ type: ResultsFilterInput, description: "The attempts that match it; not empty." }),
      isAll: t.arg.boolean({ description: "True for all attempts." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { contentId: { id }, ids, filter, isAll, idempotencyKey }, { platform, viewer }) =>
      deleteAttempts(platform, viewer, id, { ids: ids?.map(({ id }) => id), filter, all: isAll }, idempotencyKey),
  }),
  undoAttemptDeletion: t.field({
    type: AttemptDeletion,
    description:
      "Restores deleted attempts as they were, in every figure. Where the same taker has handed in since, the newer attempt stays. Undone again, it changes nothing; CONFLICT once it is too late.",
    errors: gives("The deletion, restored or being restored."),
    authScopes: { signedIn: true },
    args: {
      key: t.arg.string({ required: true, description: "The key of the deletion." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { key, idempotencyKey }, { platform, viewer }) =>
      undoDeletion(platform, viewer, key, idempotencyKey),
  }),
}));
