import { z } from "zod";
import { Attempt } from "../../attempt/attempt.contract.ts";
import { revision, title } from "../../content/content.contract.ts";
import { ofAccount, promised, timestamp } from "../../platform/rest/operation.ts";
import { Refusal } from "../../platform/rest/refusal.ts";
import { Stats } from "../results.contract.ts";
import { changedFields, FollowInput } from "./follow.ts";

const id = z.string().meta({
  description: "Position to continue from, as Last-Event-ID or `cursor`.",
  example: "mi8x2k1c_019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071.3",
});

const Change = z
  .object({
    change: z.enum(["edited", "published", "unpublished", "deleted"]),
    fields: z
      .array(z.enum(changedFields))
      .nullable()
      .meta({
        description: "Fields that changed; null if unknown, because the item changed while nobody followed it.",
        example: ["title", "questions"],
      }),
    revision,
    title,
    isPublic: z.boolean(),
    updatedAt: timestamp,
  })
  .meta({ id: "Change", description: "A change to an item, with its state since." });
export const ItemEvent = z
  .discriminatedUnion("event", [
    z.object({ event: z.literal("attempt"), id, data: Attempt }),
    z.object({
      event: z.literal("figures"),
      id,
      data: Stats.pick({
        totalAttempts: true,
        averageScore: true,
        completionRate: true,
        averageDuration: true,
        lastAttemptAt: true,
      }),
    }),
    z.object({ event: z.literal("changed"), id, data: Change }),
    z.object({ event: z.literal("refused"), data: Refusal }),
  ])
  .meta({
    id: "ItemEvent",
    description:
      "An event of the stream: its name, the position to continue from, and its data, which is JSON in one line.",
  });

export type ItemEvent = z.output<typeof ItemEvent>;

export const followContent = promised({
  ...ofAccount("Results", "results:read"),
  operationId: "followContent",
  summary: "Follow an item: a stream of events (SSE)",
  description:
    "Sends `attempt` for each new attempt, oldest first; `figures` at the start and when they change, at most every 250 ms; `changed` when the item is edited, published, unpublished or deleted; `refused` before the stream ends because its session or token ended. Starts now, or at `since` or `cursor`. Reconnecting with the id of the last event as `Last-Event-ID`, which browsers do automatically, misses no attempt and repeats none. A comment is sent every 15 seconds. An account may have ten streams and sockets open at once.",
  query: z.object({
    cursor: FollowInput.shape.cursor.describe(
      "The id of an event, or a `nextCursor` of the list of attempts with the oldest first.",
    ),
    since: FollowInput.shape.since.meta({
      description: "Starts with attempts submitted at this time or later.",
      example: "2026-11-22T09:30:00Z",
    }),
  }),
  headers: z.object({
    "last-event-id": z.string().optional().describe("The id of the last event; takes precedence over `cursor`."),
  }),
  answers: { 200: { description: "The stream.", body: ItemEvent, mediaType: "text/event-stream" } },
  refusals: ["NOT_ACCEPTABLE", "RATE_LIMITED"],
});
