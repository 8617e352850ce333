import { Attempt } from "../../../attempt/attempt.graphql.ts";
import { Content, ownItem } from "../../../content/content.graphql.ts";
import type { AttemptDeletion as Deletion } from "../../../generated/prisma/client.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { forSignedIn, gives, givesContent } from "../../../platform/graphql/descriptions.ts";
import { idOf } from "../../../platform/graphql/ids.ts";
import { reload } from "../../../platform/graphql/selection.ts";
import { enumOf } from "../../../platform/shape/enum.ts";
import { fieldsOf } from "../../../platform/shape/object.ts";
import { keyDescription } from "../../../platform/work/idempotency.ts";
import { ResultsFilterInput } from "../filter.graphql.ts";
import * as contract from "./deletion.contract.ts";
import { deletionPortion } from "./deletion.shared.ts";
import { deleteAttempt, deleteAttempts, ownDeletion, undoDeletion } from "./deletion.ts";

enumOf("AttemptDeletionState", "State of a deletion of several attempts.", {
  deleting: "The attempts are being deleted; this can be undone.",
  deleted: "The attempts are deleted; this can be undone for a minute.",
  restoring: "The deletion was undone; the attempts are being restored.",
  restored: "The deletion was undone; the attempts are restored.",
});

const AttemptDeletion = builder.objectRef<Deletion>("AttemptDeletion").implement({
  description: "Attempts that were deleted together.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as used in REST." }),
    ...fieldsOf(t, contract.AttemptDeletion, { without: ["id", "contentId", "createdAt"] }),
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
    description: "Progress of a deletion of attempts at one of your items; available for a day, then null.",
    authScopes: { signedIn: true },
    args: { key: t.arg.string({ required: true, description: "The key of the deletion." }) },
    resolve: (_root, { key }, { platform, viewer }) => ownDeletion(platform, viewer, "results:read", key),
  }),
);

builder.mutationFields((t) => ({
  deleteAttempt: t.prismaField({
    type: Content,
    description:
      "Deletes an attempt at one of your items, with its start and from every figure; returns the item after the deletion. Its attempt key is forgotten, too: the same answers submitted again are a new attempt.",
    ...forSignedIn(givesContent),
    args: {
      id: t.arg.globalID(idOf(Attempt, "the attempt")),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      const { contentId } = await deleteAttempt(platform, viewer, id, idempotencyKey);
      return reload(platform.db.content, query, contentId);
    },
  }),
  deleteAttempts: t.field({
    type: AttemptDeletion,
    description: `Deletes several attempts at one of your items, all that match a filter, or all, each as a single deletion does. Attempts named by id are deleted within the request; for a filter or all, the first ones are, and the rest in the background. The deletion can be undone until a minute after the last one is deleted.`,
    ...forSignedIn(gives("The deletion, which has started.")),
    args: {
      contentId: t.arg.globalID(ownItem),
      ids: t.arg.globalIDList({
        for: Attempt,
        description: `Global ids of the attempts, at most ${deletionPortion}; attempts that are already deleted are skipped.`,
      }),
      filter: t.arg({ type: ResultsFilterInput, description: "Filter for the attempts; at least one condition." }),
      isAll: t.arg.boolean({ description: "True for all attempts." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { contentId: { id }, ids, filter, isAll, idempotencyKey }, { platform, viewer }) =>
      deleteAttempts(platform, viewer, id, { ids: ids?.map(({ id }) => id), filter, all: isAll }, idempotencyKey),
  }),
  undoAttemptDeletion: t.field({
    type: AttemptDeletion,
    description:
      "Restores deleted attempts as they were, in every figure. If the same participant has submitted again since, the newer attempt stays. Repeating it changes nothing; CONFLICT after the time limit.",
    ...forSignedIn(gives("The deletion, restored or being restored.")),
    args: {
      key: t.arg.string({ required: true, description: "The key of the deletion." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { key, idempotencyKey }, { platform, viewer }) =>
      undoDeletion(platform, viewer, key, idempotencyKey),
  }),
}));
