import { z } from "zod";
import { Attempt, answerCredit, isCorrect, questionText } from "../../attempt/attempt.contract.ts";
import { title } from "../../content/content.contract.ts";
import { kinds } from "../../content/content.shared.ts";
import { eventNames, eventTypes } from "../../content/event/event.shared.ts";
import { id, ofAccount, promised, timestamp } from "../../platform/rest/operation.ts";
import { PagingQuery, since } from "../../platform/rest/page.ts";
import { retention } from "./events.ts";

const names = eventNames.map((name) => `\`${name}\`: ${eventTypes[name]}`).join(" ");

const Data = z.object({
  contentId: id,
  kind: z.enum(kinds),
  title: title.describe("Title of the item at the time of the event; for a new attempt, its current title."),
  url: z
    .string()
    .meta({ description: "Link where participants take the item.", example: "https://quiz.example/quiz/019a…" }),
  attempt: Attempt.optional().describe("Submitted attempt; only for `attempt.created`."),
  questions: z
    .array(
      z.object({
        id,
        text: questionText,
        chosen: z.array(z.string().nullable()).meta({ description: "Texts of the chosen options.", example: ["Oslo"] }),
        other: z.string().optional().describe("Text entered next to the option that asks for a text."),
        rows: z
          .array(z.string().nullable())
          .optional()
          .describe("Text of the point chosen in each row of a matrix; null for a row without one."),
        rowTexts: z
          .array(z.string())
          .optional()
          .meta({ description: "Text of each row of a matrix.", example: ["The food"] }),
        written: z.string().optional().describe("Answer to a text question."),
        number: z.number().optional().describe("Answer to a number question."),
        isCorrect,
        credit: answerCredit,
      }),
    )
    .optional()
    .describe("Questions with their answers; only for `attempt.created`."),
  attemptId: id
    .optional()
    .describe(
      "Id of the attempt that was deleted, restored or regraded; only for `attempt.deleted`, `attempt.restored` and `attempt.regraded`.",
    ),
  revision: z.int().optional().describe("Version of an item that was created or saved."),
  isPublic: z.boolean().optional().describe("Whether others may take an item that was created or saved."),
  questionCount: z.int().optional().describe("Number of questions; only for `generation.finished`."),
  usage: z
    .object({ inputTokens: z.int(), outputTokens: z.int(), cost: z.number().nullable() })
    .optional()
    .describe(
      "Tokens that a model used, and their cost in US dollars where the service knows the price; only for `generation.finished`.",
    ),
});

export const EventMessage = z
  .object({
    id: id.describe("Id of the event, the same for every webhook; for a new attempt, the id of the attempt."),
    type: z.enum(eventNames).describe(names),
    timestamp: timestamp.describe("When the event happened."),
    data: Data,
  })
  .meta({ id: "EventMessage", description: "An event about an item, as webhooks send it." });

const EventList = z
  .object({
    events: z.array(EventMessage),
    nextCursor: z.string().meta({
      description: "Value of `cursor` for the events that follow, including future ones. Never null.",
      example: "mhz2k8v5_019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071",
    }),
  })
  .meta({ id: "EventList", description: "A page of events about the account's items." });

export const listEvents = promised({
  ...ofAccount("Webhooks", "content:read", "results:read"),
  operationId: "listEvents",
  summary: "The events about the account's items, for polling",
  description:
    "Lists the messages that webhooks send, oldest first, without needing a webhook. `nextCursor` is always present: " +
    "sent later, it returns the events since then. No event is missed or repeated, because an event appears only " +
    "once no earlier one can still be stored. New attempts can be read as long as they are stored, other events " +
    `for ${retention} days.`,
  query: PagingQuery.extend({
    since: since.optional().meta({
      description:
        "Only events at this time or later. Without it and without `cursor`, the list starts at the beginning.",
      example: "2026-11-22T09:30:00Z",
    }),
    types: z
      .string()
      .optional()
      .meta({ description: "Only these events, separated by commas.", example: "attempt.created,content.deleted" }),
    contentId: id
      .optional()
      .describe("Only events about this item, which may be deleted. An item that is not the caller's is refused."),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of events.", body: EventList } },
});
