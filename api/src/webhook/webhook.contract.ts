import { z } from "zod";
import { eventNames } from "../content/event/event.shared.ts";
import { Deleted, id, promised, timestamp } from "../platform/rest/operation.ts";
import { nextCursor, PagingQuery } from "../platform/rest/page.ts";
import { logLength, Recovery, recoveryLimit } from "./delivery/log.rules.ts";
import { patience, retries } from "./delivery/schedule.shared.ts";
import { EndpointEdit, NewEndpoint, NewWebhook } from "./endpoint/endpoint.rules.ts";
import { most } from "./endpoint/endpoint.shared.ts";
import { EndpointPage } from "./endpoint/page.ts";

const moment = timestamp.nullable();

const Webhook = z
  .object({
    id,
    url: z.string().meta({ example: "https://example.com/assay" }),
    description: z.string().nullable().meta({ description: "What it is for, in its owner's words.", example: null }),
    events: z.array(z.enum(eventNames)).meta({ description: "What is sent.", example: ["attempt.created"] }),
    allItems: z.boolean().meta({ description: "Whether it is of all items, also of those to come." }),
    contentIds: z.array(id).meta({ description: "The items that it is of; none if it is of all." }),
    secret: z.string().nullable().meta({
      description: "Signs what is sent, as in Standard Webhooks; null for a token that can only read.",
      example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=",
    }),
    pausedAt: moment.meta({ description: "When its owner paused it; null while it is not paused." }),
    failingSince: moment.meta({ description: "The first failure since a message was taken last; null without any." }),
    disabledAt: moment.meta({ description: "When it was switched off; null while it is on." }),
    disabledBecause: z
      .enum(["gone", "failing"])
      .nullable()
      .meta({
        description: `\`gone\`: its receiver answered 410. \`failing\`: it took nothing for ${patience} days.`,
        example: null,
      }),
    createdAt: timestamp,
  })
  .meta({ id: "Webhook", description: "An address that is sent what happens to items." });
export type Webhook = z.output<typeof Webhook>;

const answerShape = {
  status: z.int().nullable().meta({ description: "The receiver's HTTP status; null without an answer.", example: 200 }),
  answer: z
    .string()
    .nullable()
    .meta({ description: "The first 1024 bytes of what it answered; null without an answer.", example: "ok" }),
  error: z.string().nullable().meta({ description: "Why there was no answer.", example: null }),
};

const TestAnswer = z
  .object({ ...answerShape, duration: z.int().meta({ description: "Milliseconds.", example: 120 }) })
  .meta({ id: "WebhookTest", description: "What became of a test message." });
export type TestAnswer = z.output<typeof TestAnswer>;

const Delivery = z
  .object({
    id: id.meta({ description: "Also the `webhook-id` of the message, the same at each try." }),
    type: z.enum(eventNames).meta({ description: "What it tells of." }),
    contentId: id.meta({ description: "The item that it is about." }),
    attemptId: id.nullable().meta({ description: "The attempt that was created; null for other events." }),
    state: z
      .enum(["waiting", "delivered", "failed"])
      .meta({ description: "`waiting` for its first or next try, `failed` when it was given up." }),
    tries: z.int().meta({ description: "How often it was sent." }),
    ...answerShape,
    duration: z
      .int()
      .nullable()
      .meta({ description: "Milliseconds that the last try took; null before the first.", example: 120 }),
    body: z.string().nullable().meta({
      description:
        "What is sent, the same at each try; null before the first, and to tokens without `results:read` and `participants:read`.",
      example: null,
    }),
    nextTryAt: moment.meta({ description: "When it is tried next; null unless it waits." }),
    triedAt: timestamp.nullable().meta({ description: "When it was last sent; null before the first try." }),
    createdAt: timestamp,
  })
  .meta({ id: "Delivery", description: "A message to a webhook, and what became of it." });
export type Delivery = z.output<typeof Delivery>;

const tag = "Webhooks";
const account = "required";

export const list = promised({
  operationId: "listWebhooks",
  tag,
  summary: "The webhooks of an item",
  description: "Those that name it, not those of all items. Of quizzes, surveys and skill assessments alike.",
  account,
  scopes: ["webhooks:read"],
  answers: { 200: { description: "The item's webhooks, the oldest first.", body: z.array(Webhook) } },
});

export const create = promised({
  operationId: "createWebhook",
  tag,
  summary: "Have each new attempt sent to an address",
  description:
    `The webhook is of this item and of \`attempt.created\`. An item has ${most.perItem} webhooks of its own at most, ` +
    "and no two send the same to one address.",
  account,
  scopes: ["webhooks:write", "results:read", "participants:read"],
  isKeyed: true,
  body: NewWebhook,
  answers: { 201: { description: "What was created.", body: Webhook } },
  refusals: ["RATE_LIMITED"],
});

const WebhookList = z
  .object({ webhooks: z.array(Webhook), nextCursor })
  .meta({ id: "WebhookList", description: "A page of the account's webhooks." });
export type WebhookList = z.output<typeof WebhookList>;

export const listOfAccount = promised({
  operationId: "listAccountWebhooks",
  tag,
  summary: "All webhooks of the account, page by page",
  description: "Those of single items as well. The oldest first.",
  account,
  scopes: ["webhooks:read"],
  query: PagingQuery.extend({
    allItems: EndpointPage.shape.allItems.meta({ description: "Only those of all items, or only the others." }),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of webhooks.", body: WebhookList } },
});

export const createOfAccount = promised({
  operationId: "createAccountWebhook",
  tag,
  summary: "Have what happens to items sent to an address",
  description:
    `To all items (\`allItems\`) or to some (\`contentIds\`, at most ${most.items}). An account has ${most.others} webhooks ` +
    "of all items or of several at most, and no two send the same event of the same item to one address.\n\n" +
    `A message that is not taken is tried again ${retries}. A receiver that answers 410, or takes nothing for ${patience} days, has its webhook switched off, and its ` +
    "owner is told by mail.",
  account,
  scopes: ["webhooks:write", "results:read", "participants:read"],
  isKeyed: true,
  body: NewEndpoint,
  answers: { 201: { description: "What was created, with its secret.", body: Webhook } },
  refusals: ["RATE_LIMITED"],
});

export const read = promised({
  operationId: "getWebhook",
  tag,
  summary: "A webhook",
  description: "With its state: paused, switched off, failing.",
  account,
  scopes: ["webhooks:read"],
  answers: { 200: { description: "The webhook.", body: Webhook } },
});

export const update = promised({
  operationId: "updateWebhook",
  tag,
  summary: "Change, pause or resume a webhook",
  description:
    "What is not sent stays. Messages that wait go to the new address. While it is paused or switched off nothing is " +
    "queued, and what waits is given up when its next try is due; `recover` sends it.",
  account,
  scopes: ["webhooks:write"],
  body: EndpointEdit,
  answers: { 200: { description: "The webhook as it is now.", body: Webhook } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "Another webhook sends some of these events of the same items to this address already" },
});

export const remove = promised({
  operationId: "deleteWebhook",
  tag,
  summary: "Delete a webhook with its log",
  description: "Messages that still wait are not sent any more.",
  account,
  scopes: ["webhooks:write"],
  isKeyed: true,
  answers: { 200: { description: "It is gone.", body: Deleted } },
});

export const rotateSecret = promised({
  operationId: "rotateWebhookSecret",
  tag,
  summary: "Give a webhook another secret",
  description: "The old one signs as well for a day.",
  account,
  scopes: ["webhooks:write"],
  isKeyed: true,
  answers: { 200: { description: "The webhook with its new secret.", body: Webhook } },
});

export const test = promised({
  operationId: "testWebhook",
  tag,
  summary: "Send a test",
  description: "Answers what the receiver answered. A test is sent once and is in no log.",
  account,
  scopes: ["webhooks:write"],
  answers: { 200: { description: "What the receiver answered, or why it did not.", body: TestAnswer } },
  refusals: ["RATE_LIMITED"],
});

export const listDeliveries = promised({
  operationId: "listWebhookDeliveries",
  tag,
  summary: "What was sent and what became of it, newest first",
  description:
    `Each message with what the receiver answered to its last try, ${logLength.shown} a page unless \`limit\` says otherwise. ` +
    `The last ${logLength.kept} are kept, and all that wait.`,
  account,
  scopes: ["webhooks:read"],
  query: PagingQuery.extend({
    limit: PagingQuery.shape.limit
      .unwrap()
      .default(logLength.shown)
      .meta({ description: "The most that a page may have." }),
    cursor: PagingQuery.shape.cursor.meta({ description: "From the Link header of the page before." }),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of the log.", body: z.array(Delivery) } },
});

export const replay = promised({
  operationId: "replayWebhookDelivery",
  tag,
  summary: "Send a message once more, or at once if it waits",
  description:
    "With the same id and the same words. It is tried like a new one. A webhook that was switched off goes on; one that is paused refuses.",
  account,
  scopes: ["webhooks:write"],
  answers: { 202: { description: "The message, which is on its way.", body: Delivery } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "This webhook is paused. Resume it first." },
});

const Recovered = z
  .object({
    messages: z.int().meta({ description: "How many messages are sent.", example: 12 }),
    next: moment.meta({
      description: "Where to go on, as `since`, if there are more; null if that is all.",
      example: null,
    }),
  })
  .meta({ id: "WebhookRecovery", description: "What is sent again." });
export type Recovered = z.output<typeof Recovered>;

export const recover = promised({
  operationId: "recoverWebhook",
  tag,
  summary: "Send again everything since a moment",
  description:
    "All that the webhook is of, whether it was sent, given up, or not queued because the webhook was paused or switched " +
    "off. One that was switched off goes on; one that is paused refuses. Each message has the id that it had, so that a receiver can leave out what it knows; what waits anyway is not " +
    `sent twice. ${recoveryLimit.messages} messages at most, and ${recoveryLimit.days} days back.`,
  account,
  scopes: ["webhooks:write"],
  isKeyed: true,
  body: Recovery,
  answers: { 202: { description: "How many are on their way.", body: Recovered } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "This webhook is paused. Resume it first." },
});
