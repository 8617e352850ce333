import { z } from "zod";
import { Attempt, Grade } from "../../attempt/attempt.contract.ts";
import { id, ofAccount, promised, timestamp } from "../../platform/rest/operation.ts";
import { nextCursor, PagingQuery } from "../../platform/rest/page.ts";
import { examinedAtMost, listedAtMost } from "./preview.ts";
import { reasonLimit } from "./regrading.shared.ts";

const tag = "Results";

const ungradable = z.int().meta({
  description:
    "Number of attempts that stay unchanged, because their revision did not ask or offer the same as this one.",
  example: 0,
});

const gradingRevision = z
  .int()
  .meta({ description: "The revision whose key, weights and levels grade the attempts.", example: 2 });

export const RegradePreview = z
  .object({
    revision: gradingRevision,
    attempts: z
      .int()
      .meta({ description: "Number of attempts at revisions that are graded differently.", example: 12 }),
    examined: z.int().meta({
      description: `Number of attempts in the figures below: the newest, at most ${examinedAtMost}.`,
      example: 12,
    }),
    changed: z.int().meta({ description: "Number of attempts whose result would change.", example: 3 }),
    raised: z.int().meta({ description: "Number of attempts whose result would improve.", example: 2 }),
    lowered: z.int().meta({ description: "Number of attempts whose result would get worse.", example: 1 }),
    newlyPassed: z
      .int()
      .nullable()
      .describe("Number of attempts that would pass but do not now; null without a pass mark."),
    newlyFailed: z.int().nullable().describe("Number of attempts that would no longer pass; null without a pass mark."),
    ungradable,
    changes: z
      .array(z.object({ attempt: Attempt, before: Grade, after: Grade }))
      .describe(`Newest attempts whose result would change, at most ${listedAtMost}.`),
  })
  .meta({ id: "RegradePreview", description: "Changes that regrading responses to earlier revisions would make." });

const Preview = z
  .object({
    preview: RegradePreview.nullable().describe("The preview; null if no response would be graded differently."),
  })
  .meta({ id: "RegradePreviewAnswer" });
export type Preview = z.output<typeof Preview>;

export const Regrading = z
  .object({
    id,
    contentId: id.describe("The id of the item."),
    revision: gradingRevision,
    reason: z.string().nullable().describe("Reason given to participants; null without one."),
    mails: z.boolean().describe("Whether participants whose result changes get an email."),
    total: z.int().meta({ description: "Number of attempts in the regrading.", example: 12 }),
    done: z.int().meta({ description: "Number of attempts that have been checked.", example: 12 }),
    changed: z.int().meta({ description: "Number of attempts whose result changed.", example: 3 }),
    ungradable,
    isOver: z
      .boolean()
      .describe(
        "Whether all attempts have been checked. Responses to earlier revisions that arrive within a day are still regraded.",
      ),
    createdAt: timestamp.describe("Time of the start."),
    doneAt: timestamp.nullable().describe("Time when all attempts had been checked; null until then."),
  })
  .meta({ id: "Regrading", description: "A regrading of responses to earlier revisions by a later one." });
export type Regrading = z.output<typeof Regrading>;

const RegradingList = z
  .object({ regradings: z.array(Regrading), nextCursor })
  .meta({ id: "RegradingList", description: "A page of regradings." });
export type RegradingList = z.output<typeof RegradingList>;

export const previewRegrading = promised({
  ...ofAccount(tag, "results:read"),
  operationId: "previewRegrading",
  summary: "Preview a regrading of responses to earlier revisions",
  description:
    "Responses are graded by the revision that was answered. After a change of the answer key, points, weights, levels or the set of questions, this calculates their results under the current revision, and changes nothing.",
  answers: { 200: { description: "The preview.", body: Preview } },
});

export const regradeAnswers = promised({
  ...ofAccount(tag, "results:write"),
  operationId: "regradeAnswers",
  summary: "Regrade responses to earlier revisions by the current one",
  description:
    "Moves each attempt to the current revision with its answers, each to the current version of its question; options that moved are matched by their text. The attempt keeps its previous result in `corrections`, and every figure is updated. An attempt stays unchanged if the current revision asks something different. Up to 500 attempts are regraded within the request, the rest in the background, as are responses to earlier revisions that arrive within a day. If the item is saved in the meantime, the revision in the request still grades them. Webhooks with this event receive `attempt.regraded` for each attempt whose result changes. 409 if no response would be graded differently.",
  isKeyed: true,
  body: z
    .object({
      revision: z.int().describe("The current revision, as in the preview; 409 if the item was saved since."),
      reason: z.string().max(reasonLimit).nullish().meta({
        description: "Reason given to participants whose result changes.",
        example: "Bergen was accepted as well.",
      }),
      mails: z.boolean().nullish().meta({
        description: "True to email participants whose result changes; only if the item emails results.",
        example: false,
      }),
    })
    .meta({ example: { revision: 2, reason: "The key of question 3 was wrong." } }),
  answers: { 201: { description: "The regrading, which has started.", body: Regrading } },
  refusals: ["CONFLICT"],
  says: { CONFLICT: "No responses to regrade" },
});

export const listRegradings = promised({
  ...ofAccount(tag, "results:read"),
  operationId: "listRegradings",
  summary: "List the regradings of an item",
  description: "Newest first.",
  query: PagingQuery,
  isPaged: true,
  answers: { 200: { description: "A page of regradings.", body: RegradingList } },
});

export const readRegrading = promised({
  ...ofAccount(tag, "results:read"),
  operationId: "readRegrading",
  summary: "Read the progress of a regrading",
  description: "Same as in the list.",
  answers: { 200: { description: "The regrading.", body: Regrading } },
});
