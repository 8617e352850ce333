import { z } from "zod";
import { Attempt, answerCredit, isCorrect, questionText } from "../../attempt/attempt.contract.ts";
import { title } from "../../content/content.contract.ts";
import { kinds } from "../../content/content.shared.ts";
import { eventNames, eventTypes } from "../../content/event/event.shared.ts";
import { id, promised, timestamp } from "../../platform/rest/operation.ts";
import { PagingQuery, since } from "../../platform/rest/page.ts";
import { retention } from "./events.ts";

const names = eventNames.map((name) => `\`${name}\`: ${eventTypes[name]}`).join(" ");

const Data = z.object({
  contentId: id,
  kind: z.enum(kinds),
  title: title.meta({ description: "The item's title, as it was then; of a new attempt, as it is now." }),
  url: z.string().meta({ description: "Where people take the item.", example: "https://quiz.example/quiz/019a…" }),
  attempt: Attempt.optional().meta({ description: "Of `attempt.created`: what was handed in." }),
  questions: z
    .array(
      z.object({
        id,
        text: questionText,
        chosen: z
          .array(z.string().nullable())
          .meta({ description: "The options that were chosen.", example: ["Oslo"] }),
        other: z.string().optional().meta({ description: "What was written beside the option that asks for a text." }),
        rows: z
          .array(z.string().nullable())
          .optional()
          .meta({ description: "Of a matrix: what each row's point says; null for none." }),
        rowTexts: z
          .array(z.string())
          .optional()
          .meta({ description: "Of a matrix: what each of these rows is about.", example: ["The food"] }),
        written: z.string().optional().meta({ description: "Of a question for a text." }),
        number: z.number().optional().meta({ description: "Of a question for a number." }),
        isCorrect,
        credit: answerCredit,
      }),
    )
    .optional()
    .meta({ description: "Of `attempt.created`: the questions as they were answered." }),
  attemptId: id.optional().meta({
    description:
      "Of `attempt.deleted`, `attempt.restored` and `attempt.regraded`: the attempt that is gone, there again, or has another result.",
  }),
  revision: z.int().optional().meta({ description: "Of items that were made or saved." }),
  isPublic: z
    .boolean()
    .optional()
    .meta({ description: "Of items that were made or saved: whether others may take it." }),
  questionCount: z.int().optional().meta({ description: "Of `generation.finished`." }),
  usage: z.object({ inputTokens: z.int(), outputTokens: z.int(), cost: z.number().nullable() }).optional().meta({
    description: "Of `generation.finished` by a model: its tokens, and US dollars where the service knows the price.",
  }),
});

const EventMessage = z
  .object({
    id: id.meta({ description: "The same for every webhook; of a new attempt, the attempt's own." }),
    type: z.enum(eventNames).meta({ description: names }),
    timestamp: timestamp.meta({ description: "When it happened." }),
    data: Data,
  })
  .meta({ id: "EventMessage", description: "Something that happened to an item, as webhooks send it." });

const EventList = z
  .object({
    events: z.array(EventMessage),
    nextCursor: z.string().meta({
      description: "Sent as `cursor` it gets what comes next, also later. Never null.",
      example: "mhz2k8v5_019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071",
    }),
  })
  .meta({ id: "EventList", description: "A page of what happened to the account's items." });

export const listEvents = promised({
  operationId: "listEvents",
  tag: "Webhooks",
  summary: "What happened to the account's items, to be polled",
  description:
    "The same messages as webhooks send, the oldest first, without any webhook. `nextCursor` is always there: sent again " +
    "later it gets what has happened since. Nothing is missed and nothing comes twice, because an event appears only when " +
    `none can be stored before it any more. New attempts can be read as long as they are stored, other events for ${retention} days.`,
  account: "required",
  scopes: ["content:read", "results:read"],
  query: PagingQuery.extend({
    since: since.optional().meta({
      description: "What happened at this time or later. Without it and without `cursor`, from the beginning.",
      example: "2026-11-22T09:30:00Z",
    }),
    types: z
      .string()
      .optional()
      .meta({ description: "Only these events, with commas between.", example: "attempt.created,content.deleted" }),
    contentId: id
      .optional()
      .meta({ description: "Only of this item, which may be deleted. One that is none of yours is refused." }),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of events.", body: EventList } },
});
