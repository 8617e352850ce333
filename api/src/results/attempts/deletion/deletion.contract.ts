import { z } from "zod";
import { Deleted, id, promised, timestamp } from "../../../platform/rest/operation.ts";
import { FilterQuery } from "../filter.contract.ts";
import { FilterFields } from "../filter.rules.ts";
import { deletionPortion } from "./deletion.shared.ts";

const tag = "Results";

const AttemptDeletion = z
  .object({
    id,
    contentId: id.meta({ description: "The id of the item." }),
    state: z.enum(["deleting", "deleted", "restoring", "restored"]).meta({
      description: "More than a thousand attempts are deleted and restored in the background, the oldest first.",
    }),
    total: z.int().meta({ description: "How many attempts are meant.", example: 3 }),
    deleted: z.int().meta({ description: "How many have been deleted.", example: 3 }),
    restored: z.int().meta({ description: "How many of them have been restored.", example: 0 }),
    replaced: z.int().meta({
      description: "How many stay deleted although the deletion was undone: the same taker has handed in since.",
      example: 0,
    }),
    undoUntil: timestamp.nullable().meta({
      description:
        "Until then it can be undone; after that nothing is left of the attempts. Null while they are being deleted, when it can be undone as well, and once it was.",
      example: "2026-11-22T09:31:10.000Z",
    }),
    createdAt: timestamp,
  })
  .meta({ id: "AttemptDeletion", description: "Attempts that were deleted together." });
export type AttemptDeletion = z.output<typeof AttemptDeletion>;

const { from, to, revision, choices, answers, bin, minScore, maxScore } = FilterFields.shape;
const { level, levelMin, levelMax, language, fields, late, search } = FilterFields.shape;

const Filter = FilterQuery.extend({
  from,
  to,
  revision,
  choices,
  answers,
  bin,
  minScore,
  maxScore,
  level,
  levelMin,
  levelMax,
  language,
  fields,
  late,
  search,
}).partial();

export const deleteAttempts = promised({
  operationId: "deleteAttempts",
  tag,
  summary: "Delete several attempts, those of a filter, or all",
  description:
    `As each would be deleted alone, and counted with them. Up to ${deletionPortion} are gone with the answer; the rest, of a filter or of ` +
    "all, follows in the background, without anything handed in after the request. What of the chosen is gone already is " +
    "passed over; if nothing is left, it is 404. For a minute after the last one is gone all of it can be undone.",
  account: "required",
  scopes: ["results:write"],
  isKeyed: true,
  body: z
    .object({
      ids: z.array(id).min(1).max(deletionPortion).optional().meta({ description: "The ids of the attempts." }),
      filter: Filter.optional().meta({
        description: "The parameters of lists of attempts; not empty. One that is not known is refused.",
      }),
      all: z.boolean().optional().meta({ description: "True for all attempts." }),
    })
    .meta({ description: "One of the three.", example: { filter: { from: "2026-01-01" } } }),
  answers: { 201: { description: "The deletion, which has begun.", body: AttemptDeletion } },
});

export const readDeletion = promised({
  operationId: "readAttemptDeletion",
  tag,
  summary: "How far a deletion of attempts is",
  description: "Kept for a day.",
  account: "required",
  scopes: ["results:read"],
  answers: { 200: { description: "The deletion.", body: AttemptDeletion } },
});

export const undoDeletion = promised({
  operationId: "undoAttemptDeletion",
  tag,
  summary: "Undo a deletion of attempts",
  description:
    "The attempts are there again as they were, with their ids, times and starts, and in every figure; webhooks that want " +
    "it are sent `attempt.restored`. One that is still under way ends. An attempt whose key was handed in again " +
    "meanwhile stays deleted, and is counted in `replaced`. Undone again, it changes nothing. 409 once it is too late.",
  account: "required",
  scopes: ["results:write"],
  isKeyed: true,
  answers: { 200: { description: "The deletion, restored or being restored.", body: AttemptDeletion } },
  refusals: ["CONFLICT"],
});

const DeletedAttempt = Deleted.extend({
  deletionId: id.optional().meta({ description: "The deletion, which can be undone for a minute." }),
}).meta({ id: "DeletedAttempt" });
export type DeletedAttempt = z.output<typeof DeletedAttempt>;

export const deleteAttempt = promised({
  operationId: "deleteAttempt",
  tag,
  summary: "Delete an attempt",
  description:
    "As if it had never been handed in: it is taken out of every figure at once, with its start, and what webhooks have " +
    "not sent of it is not sent any more. It can be undone for a minute; then nothing is kept of it. Its `attemptKey` is " +
    "forgotten at once: a device that never got its receipt, and hands the same answers in again after this, stores a new " +
    "attempt.",
  account: "required",
  scopes: ["results:write"],
  isKeyed: true,
  answers: { 200: { description: "It is gone.", body: DeletedAttempt } },
});
