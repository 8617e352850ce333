import { z } from "zod";
import { eventNames } from "../content/event/event.shared.ts";
import { Deleted, id, ofAccount, promised, timestamp } from "../platform/rest/operation.ts";
import { nextCursor, PagingQuery } from "../platform/rest/page.ts";
import { shapes } from "../platform/shape/shape.rules.ts";
import { logLength, Recovery, recoveryLimit } from "./delivery/log.rules.ts";
import { patience, retries } from "./delivery/schedule.shared.ts";
import { EndpointEdit, NewEndpoint, NewWebhook } from "./endpoint/endpoint.rules.ts";
import { most } from "./endpoint/endpoint.shared.ts";
import { EndpointPage } from "./endpoint/page.ts";

const moment = timestamp.nullable();

export const Webhook = z
  .object({
    id,
    url: z.string().meta({ description: "URL that messages are sent to.", example: "https://example.com/assay" }),
    description: z
      .string()
      .nullable()
      .meta({ description: "Purpose of the webhook, in the owner's words; null if not set.", example: null }),
    events: z
      .array(z.enum(eventNames))
      .meta({ description: "Events that the webhook sends.", example: ["attempt.created"] }),
    allItems: z.boolean().describe("Whether the webhook covers all items, including future ones."),
    contentIds: z.array(id).describe("Ids of the items that the webhook covers; empty if it covers all."),
    secret: z.string().nullable().meta({
      description:
        "Secret that signs each message, as defined by Standard Webhooks; null for tokens without `webhooks:write`.",
      example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=",
    }),
    pausedAt: moment.describe("When the owner paused the webhook; null while it is not paused."),
    failingSince: moment.describe("Time of the first failed try since the last accepted message; null without one."),
    disabledAt: moment.describe("When the webhook was disabled; null while it is enabled."),
    disabledBecause: z
      .enum(["gone", "failing"])
      .register(shapes, { name: "WebhookEnd" })
      .nullable()
      .meta({
        description: `Reason why the webhook was disabled; null while it is enabled. \`gone\`: the receiver answered 410. \`failing\`: the receiver accepted nothing for ${patience} days.`,
        example: null,
      }),
    createdAt: timestamp.describe("When the webhook was created."),
  })
  .meta({ id: "Webhook", description: "A URL that receives events about items." });
export type Webhook = z.output<typeof Webhook>;

const answerShape = {
  status: z.int().nullable().meta({ description: "HTTP status of the response; null without one.", example: 200 }),
  answer: z
    .string()
    .nullable()
    .meta({ description: "First 1024 bytes of the response body; null without a response.", example: "ok" }),
  error: z
    .string()
    .nullable()
    .meta({ description: "Reason why there was no response; null if there was one.", example: null }),
};

export const TestAnswer = z
  .object({
    ...answerShape,
    duration: z.int().meta({ description: "Milliseconds until the response or the error.", example: 120 }),
  })
  .register(shapes, { name: "WebhookAnswer", description: "A receiver's response to a message." })
  .meta({ id: "WebhookTest", description: "Result of a test message." });
export type TestAnswer = z.output<typeof TestAnswer>;

export const Delivery = z
  .object({
    id: id.describe("Id of the message, also sent as `webhook-id`; the same at each try."),
    type: z.enum(eventNames).describe("Event that the message is about."),
    contentId: id.describe("Id of the item that the message is about."),
    attemptId: id.nullable().describe("Id of the attempt that was created; null for other events."),
    state: z
      .enum(["waiting", "delivered", "failed"])
      .register(shapes, { name: "DeliveryState" })
      .describe("State of the message. `waiting`: for the first or next try. `failed`: given up."),
    tries: z.int().describe("Number of times the message was sent."),
    ...answerShape,
    answer: answerShape.answer.describe(
      "First 1024 bytes of the response body; null without a response, and for tokens that cannot read `body`.",
    ),
    duration: z
      .int()
      .nullable()
      .meta({ description: "Milliseconds that the last try took; null before the first.", example: 120 }),
    body: z.string().nullable().meta({
      description:
        "Body of the message, the same at each try; null before the first try, and for tokens that lack `results:read` or `participants:read`.",
      example: null,
    }),
    nextTryAt: moment.describe("When the next try is due; null unless the message is waiting."),
    triedAt: timestamp.nullable().describe("When the message was last sent; null before the first try."),
    createdAt: timestamp.describe("When the message was created."),
  })
  .meta({ id: "Delivery", description: "A message to a webhook, and the result of the last try." });
export type Delivery = z.output<typeof Delivery>;

const tag = "Webhooks";

export const list = promised({
  ...ofAccount(tag, "webhooks:read"),
  operationId: "listWebhooks",
  summary: "The webhooks of an item",
  description:
    "Lists the webhooks that name the item, not those that cover all items. Works for quizzes, surveys and skill assessments.",
  answers: { 200: { description: "The item's webhooks, oldest first.", body: z.array(Webhook) } },
});

export const create = promised({
  ...ofAccount(tag, "webhooks:write", "results:read", "participants:read"),
  operationId: "createWebhook",
  summary: "Send each new attempt to a URL",
  description:
    `Creates a webhook that covers this item and \`attempt.created\`. An item has at most ${most.perItem} webhooks ` +
    "of its own, and no two of them send the same event to the same URL.",
  isKeyed: true,
  body: NewWebhook,
  answers: { 201: { description: "The new webhook.", body: Webhook } },
  refusals: ["RATE_LIMITED"],
});

const WebhookList = z
  .object({ webhooks: z.array(Webhook), nextCursor })
  .meta({ id: "WebhookList", description: "A page of the account's webhooks." });
export type WebhookList = z.output<typeof WebhookList>;

export const listOfAccount = promised({
  ...ofAccount(tag, "webhooks:read"),
  operationId: "listAccountWebhooks",
  summary: "All webhooks of the account, page by page",
  description: "Includes webhooks that cover single items. Oldest first.",
  query: PagingQuery.extend({
    allItems: EndpointPage.shape.allItems.describe(
      "True for only the webhooks that cover all items, false for only the others.",
    ),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of webhooks.", body: WebhookList } },
});

export const createOfAccount = promised({
  ...ofAccount(tag, "webhooks:write", "results:read", "participants:read"),
  operationId: "createAccountWebhook",
  summary: "Send events about items to a URL",
  description:
    `Creates a webhook that covers all items (\`allItems\`) or some (\`contentIds\`, at most ${most.items}). An ` +
    `account has at most ${most.others} webhooks that cover all or several items, and no two of them send the same ` +
    "event of the same item to the same URL.\n\n" +
    `A message that is not accepted is tried again ${retries}. If the receiver answers 410, or accepts nothing for ` +
    `${patience} days, the webhook is disabled and its owner is notified by email.`,
  isKeyed: true,
  body: NewEndpoint,
  answers: { 201: { description: "The new webhook, with its secret.", body: Webhook } },
  refusals: ["RATE_LIMITED"],
});

export const read = promised({
  ...ofAccount(tag, "webhooks:read"),
  operationId: "getWebhook",
  summary: "A webhook",
  description: "Returns a webhook with its state: paused, disabled or failing.",
  answers: { 200: { description: "The webhook.", body: Webhook } },
});

export const update = promised({
  ...ofAccount(tag, "webhooks:write"),
  operationId: "updateWebhook",
  summary: "Change, pause or resume a webhook",
  description:
    "Omitted fields stay unchanged. Waiting messages go to the new URL. While the webhook is paused or disabled, no " +
    "messages are queued, and waiting messages are given up when their next try is due; `recover` sends them.",
  body: EndpointEdit,
  answers: { 200: { description: "The webhook as it is now.", body: Webhook } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "Another webhook sends some of these events of the same items to this address already" },
});

export const remove = promised({
  ...ofAccount(tag, "webhooks:write"),
  operationId: "deleteWebhook",
  summary: "Delete a webhook with its log",
  description: "Waiting messages are no longer sent.",
  isKeyed: true,
  answers: { 200: { description: "The webhook was deleted.", body: Deleted } },
});

export const rotateSecret = promised({
  ...ofAccount(tag, "webhooks:write"),
  operationId: "rotateWebhookSecret",
  summary: "Replace a webhook's secret",
  description: "For a day, messages are signed with the old secret as well.",
  isKeyed: true,
  answers: { 200: { description: "The webhook with its new secret.", body: Webhook } },
});

export const test = promised({
  ...ofAccount(tag, "webhooks:write"),
  operationId: "testWebhook",
  summary: "Send a test message",
  description: "Returns the receiver's response. A test message is sent once and does not appear in the log.",
  answers: { 200: { description: "The receiver's response, or the reason why there was none.", body: TestAnswer } },
  refusals: ["RATE_LIMITED"],
});

export const listDeliveries = promised({
  ...ofAccount(tag, "webhooks:read"),
  operationId: "listWebhookDeliveries",
  summary: "The messages of a webhook and their results, newest first",
  description:
    `Lists each message with the receiver's response to the last try, ${logLength.shown} a page unless \`limit\` is ` +
    `set. The last ${logLength.kept} messages are kept, and all waiting messages.`,
  query: PagingQuery.extend({
    limit: PagingQuery.shape.limit.unwrap().default(logLength.shown).describe("Maximum number of messages on a page."),
    cursor: PagingQuery.shape.cursor.describe("Cursor from the Link header of the previous page."),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of the log.", body: z.array(Delivery) } },
});

export const replay = promised({
  ...ofAccount(tag, "webhooks:write"),
  operationId: "replayWebhookDelivery",
  summary: "Send a message again, or immediately if it is waiting",
  description:
    "The id and the content stay the same. The message is tried like a new one. A disabled webhook is enabled again. 409 while the webhook is paused.",
  answers: { 202: { description: "The message, waiting to be sent again.", body: Delivery } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "This webhook is paused. Resume it first." },
});

export const Recovered = z
  .object({
    messages: z.int().meta({ description: "Number of messages that are sent again.", example: 12 }),
    next: moment.meta({
      description:
        "Time to continue from, as `since`, if there are more messages than one recovery sends; null otherwise.",
      example: null,
    }),
  })
  .meta({ id: "WebhookRecovery", description: "Messages that are sent again." });
export type Recovered = z.output<typeof Recovered>;

export const recover = promised({
  ...ofAccount(tag, "webhooks:write"),
  operationId: "recoverWebhook",
  summary: "Send all messages since a given time again",
  description:
    "Covers all events of the webhook, whether their messages were sent, given up, or not queued because the webhook " +
    "was paused or disabled. A disabled webhook is enabled again. 409 while the webhook is paused. Each message " +
    "keeps its id, so that a receiver can skip messages it has already processed; waiting messages are not sent " +
    `twice. At most ${recoveryLimit.messages} messages, from the last ${recoveryLimit.days} days.`,
  isKeyed: true,
  body: Recovery,
  answers: { 202: { description: "The number of messages on their way.", body: Recovered } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "This webhook is paused. Resume it first." },
});
