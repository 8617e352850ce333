import { z } from "zod";
import { Deleted, id, ofAccount, promised, timestamp } from "../../../platform/rest/operation.ts";
import { shapes } from "../../../platform/shape/shape.rules.ts";
import { FilterQuery } from "../filter.contract.ts";
import { FilterFields } from "../filter.rules.ts";
import { deletionPortion } from "./deletion.shared.ts";

const tag = "Results";

export const AttemptDeletion = z
  .object({
    id,
    contentId: id.describe("The id of the item."),
    state: z
      .enum(["deleting", "deleted", "restoring", "restored"])
      .register(shapes, { name: "AttemptDeletionState" })
      .describe(
        "State of the deletion. More than a thousand attempts are deleted and restored in the background, oldest first.",
      ),
    total: z.int().meta({ description: "Number of attempts in the deletion.", example: 3 }),
    deleted: z.int().meta({ description: "Number of attempts that have been deleted.", example: 3 }),
    restored: z.int().meta({ description: "Number of attempts that have been restored.", example: 0 }),
    replaced: z.int().meta({
      description:
        "Number of attempts that stay deleted after the deletion was undone, because the same participant has submitted again since.",
      example: 0,
    }),
    undoUntil: timestamp.nullable().meta({
      description:
        "Time until which the deletion can be undone; after that nothing is left of the attempts. Null while they are being deleted, when undoing is possible as well, and once the deletion was undone.",
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
  ...ofAccount(tag, "results:write"),
  operationId: "deleteAttempts",
  summary: "Delete several attempts, all that match a filter, or all",
  description: `Deletes and counts each attempt as a single deletion does. Attempts named by id are deleted within the request. For a filter or all, the first ones are; the rest are deleted in the background, except for attempts submitted after the request. Chosen attempts that are already deleted are skipped; 404 if none is left. Until a minute after the last one is deleted, the whole deletion can be undone.`,
  isKeyed: true,
  body: z
    .object({
      ids: z.array(id).min(1).max(deletionPortion).optional().describe("The ids of the attempts."),
      filter: Filter.optional().describe(
        "Parameters of lists of attempts; at least one. An unknown parameter is refused.",
      ),
      all: z.boolean().optional().describe("True for all attempts."),
    })
    .meta({ description: "Exactly one of the three fields.", example: { filter: { from: "2026-01-01" } } }),
  answers: { 201: { description: "The deletion, which has started.", body: AttemptDeletion } },
});

export const readDeletion = promised({
  ...ofAccount(tag, "results:read"),
  operationId: "readAttemptDeletion",
  summary: "Read the progress of a deletion of attempts",
  description: "Available for a day.",
  answers: { 200: { description: "The deletion.", body: AttemptDeletion } },
});

export const undoDeletion = promised({
  ...ofAccount(tag, "results:write"),
  operationId: "undoAttemptDeletion",
  summary: "Undo a deletion of attempts",
  description:
    "Restores the attempts as they were, with their ids, times and starts, and in every figure; webhooks with this event receive `attempt.restored`. A deletion in progress stops. An attempt whose key was submitted again in the meantime stays deleted, and is counted in `replaced`. Repeating it changes nothing. 409 after the time limit.",
  isKeyed: true,
  answers: { 200: { description: "The deletion, restored or being restored.", body: AttemptDeletion } },
  refusals: ["CONFLICT"],
});

const DeletedAttempt = Deleted.extend({
  deletionId: id.optional().describe("The deletion, which can be undone for a minute."),
}).meta({ id: "DeletedAttempt" });
export type DeletedAttempt = z.output<typeof DeletedAttempt>;

export const deleteAttempt = promised({
  ...ofAccount(tag, "results:write"),
  operationId: "deleteAttempt",
  summary: "Delete an attempt",
  description:
    "Removes the attempt with its start from every figure immediately, as if it had never been submitted, and cancels webhook messages about it that have not been sent. The deletion can be undone for a minute; after that nothing is left of the attempt. Its `attemptKey` is forgotten immediately: a device that never got its receipt and submits the same answers again after this stores a new attempt.",
  isKeyed: true,
  answers: { 200: { description: "The attempt is deleted.", body: DeletedAttempt } },
});
