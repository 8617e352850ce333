import { z } from "zod";
import { Attempt, credit, percentage, score, skillLevel, totalQuestions } from "../../attempt/attempt.contract.ts";
import { id, promised, timestamp } from "../../platform/rest/operation.ts";
import { nextCursor, PagingQuery } from "../../platform/rest/page.ts";
import { examinedAtMost, listedAtMost } from "./preview.ts";
import { reasonLimit } from "./regrading.shared.ts";

const tag = "Results";

const Grade = z
  .object({
    score,
    credit,
    totalQuestions,
    percentage,
    skillLevel,
    passed: z.boolean().nullable().meta({ description: "By the pass mark as it is now; null without one." }),
  })
  .meta({ id: "Grade", description: "A result of an attempt, as it was or would be." });

const ungradable = z.int().meta({
  description: "How many stay as they are, because theirs did not ask or offer what this revision does.",
  example: 0,
});

const gradingRevision = z.int().meta({
  description: "The revision whose key, weights and levels grade them.",
  example: 2,
});

const RegradePreview = z
  .object({
    revision: gradingRevision,
    attempts: z
      .int()
      .meta({ description: "How many attempts are at revisions that graded in another way.", example: 12 }),
    examined: z.int().meta({
      description: `How many of them the figures below tell of: the newest, ${examinedAtMost} at most.`,
      example: 12,
    }),
    changed: z.int().meta({ description: "How many would have another result.", example: 3 }),
    raised: z.int().meta({ description: "How many of these would have a better one.", example: 2 }),
    lowered: z.int().meta({ description: "How many of these would have a worse one.", example: 1 }),
    newlyPassed: z
      .int()
      .nullable()
      .meta({ description: "How many would pass that do not now; null without a pass mark." }),
    newlyFailed: z
      .int()
      .nullable()
      .meta({ description: "How many would not pass that do now; null without a pass mark." }),
    ungradable,
    changes: z
      .array(z.object({ attempt: Attempt, before: Grade, after: Grade }))
      .meta({ description: `The newest that would have another result, at most ${listedAtMost}.` }),
  })
  .meta({ id: "RegradePreview", description: "What grading answers to earlier revisions anew would change." });

const Preview = z
  .object({
    preview: RegradePreview.nullable().meta({ description: "Null where none would be graded in another way." }),
  })
  .meta({ id: "RegradePreviewAnswer" });
export type Preview = z.output<typeof Preview>;

const Regrading = z
  .object({
    id,
    contentId: id.meta({ description: "The id of the item." }),
    revision: gradingRevision,
    reason: z.string().nullable().meta({ description: "What takers are told; null if nothing." }),
    mails: z.boolean().meta({ description: "Whether those whose result changes are sent a mail." }),
    total: z.int().meta({ description: "How many attempts are meant.", example: 12 }),
    done: z.int().meta({ description: "How many of them have been looked at.", example: 12 }),
    changed: z.int().meta({ description: "How many got another result.", example: 3 }),
    ungradable,
    isOver: z.boolean().meta({
      description:
        "Whether all have been looked at. Answers to earlier revisions that come within a day are still graded.",
    }),
    createdAt: timestamp,
    doneAt: timestamp.nullable().meta({ description: "When all had been looked at; null until then." }),
  })
  .meta({ id: "Regrading", description: "Answers to earlier revisions that are graded by a later one." });
export type Regrading = z.output<typeof Regrading>;

const RegradingList = z
  .object({ regradings: z.array(Regrading), nextCursor })
  .meta({ id: "RegradingList", description: "A page of the times that answers were graded anew." });
export type RegradingList = z.output<typeof RegradingList>;

export const previewRegrading = promised({
  operationId: "previewRegrading",
  tag,
  summary: "What grading answers to earlier revisions anew would change",
  description:
    "Answers are graded by the revision that was answered. After a change of a key, of points, weights or levels, or of which " +
    "questions there are, this counts what they would come to under the present revision, and changes nothing.",
  account: "required",
  scopes: ["results:read"],
  answers: { 200: { description: "The preview.", body: Preview } },
});

export const regradeAnswers = promised({
  operationId: "regradeAnswers",
  tag,
  summary: "Grade the answers to earlier revisions by the present one",
  description:
    "An attempt moves to the present revision with its answers, each to the question that its own became; an option that " +
    "moved is known by its text. It keeps what it was with in `corrections`, and every figure follows. One that the present " +
    "revision asks something else than its own stays as it is. Up to 500 are graded with the answer, the rest in the " +
    "background, and so are answers to earlier revisions that come within a day. If the item is saved meanwhile, the " +
    "revision that was named still grades them. Webhooks that want it are sent `attempt.regraded` for each attempt with " +
    "another result. 409 where no answers would be graded in another way.",
  account: "required",
  scopes: ["results:write"],
  isKeyed: true,
  body: z
    .object({
      revision: z
        .int()
        .meta({ description: "The present revision, which the preview names; 409 if the item was saved since." }),
      reason: z
        .string()
        .max(reasonLimit)
        .nullish()
        .meta({ description: "What takers whose result changes are told.", example: "Bergen was accepted as well." }),
      mails: z.boolean().nullish().meta({
        description: "True to send those whose result changes a mail; only where the item mails results.",
        example: false,
      }),
    })
    .meta({ example: { revision: 2, reason: "The key of question 3 was wrong." } }),
  answers: { 201: { description: "The regrading, which has begun.", body: Regrading } },
  refusals: ["CONFLICT"],
  says: { CONFLICT: "There are no answers to grade anew" },
});

export const listRegradings = promised({
  operationId: "listRegradings",
  tag,
  summary: "The times that answers to an item were graded anew",
  description: "The newest first.",
  account: "required",
  scopes: ["results:read"],
  query: PagingQuery,
  isPaged: true,
  answers: { 200: { description: "A page of them.", body: RegradingList } },
});

export const readRegrading = promised({
  operationId: "readRegrading",
  tag,
  summary: "How far a regrading is",
  description: "As it is in the list.",
  account: "required",
  scopes: ["results:read"],
  answers: { 200: { description: "The regrading.", body: Regrading } },
});
