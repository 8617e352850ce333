import { z } from "zod";
import { Deleted, id, promised, timestamp } from "../platform/rest/operation.ts";
import { logLength, maxWebhooks, NewWebhook } from "./webhook.rules.ts";

const Webhook = z
  .object({
    id,
    url: z.string().meta({ example: "https://example.com/assay" }),
    secret: z.string().nullable().meta({
      description: "Signs what is sent, as in Standard Webhooks; null for a token that can only read.",
      example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=",
    }),
    createdAt: timestamp,
  })
  .meta({ id: "Webhook", description: "An address that each new attempt at an item is sent to." });
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
    attemptId: id,
    state: z
      .enum(["waiting", "delivered", "failed"])
      .meta({ description: "`waiting` for its first or next try, `failed` when it was given up." }),
    tries: z.int().meta({ description: "How often it was sent." }),
    ...answerShape,
    duration: z
      .int()
      .nullable()
      .meta({ description: "Milliseconds that the last try took; null before the first.", example: 120 }),
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
  summary: "Where new attempts at an item are sent",
  description: "Of quizzes, surveys and skill assessments alike.",
  account,
  answers: { 200: { description: "The item's webhooks, the oldest first.", body: z.array(Webhook) } },
});

export const create = promised({
  operationId: "createWebhook",
  tag,
  summary: "Have each new attempt sent to an address",
  description: `An item has ${maxWebhooks} webhooks at most.`,
  account,
  isKeyed: true,
  body: NewWebhook,
  answers: { 201: { description: "What was created.", body: Webhook } },
  refusals: ["RATE_LIMITED"],
});

export const remove = promised({
  operationId: "deleteWebhook",
  tag,
  summary: "Delete a webhook with its log",
  description: "Messages that still wait are not sent any more.",
  account,
  isKeyed: true,
  answers: { 200: { description: "It is gone.", body: Deleted } },
});

export const rotateSecret = promised({
  operationId: "rotateWebhookSecret",
  tag,
  summary: "Give a webhook another secret",
  description: "The old one signs as well for a day.",
  account,
  isKeyed: true,
  answers: { 200: { description: "The webhook with its new secret.", body: Webhook } },
});

export const test = promised({
  operationId: "testWebhook",
  tag,
  summary: "Send a test",
  description: "Answers what the receiver answered. A test is sent once and is in no log.",
  account,
  answers: { 200: { description: "What the receiver answered, or why it did not.", body: TestAnswer } },
  refusals: ["RATE_LIMITED"],
});

export const listDeliveries = promised({
  operationId: "listWebhookDeliveries",
  tag,
  summary: `What became of the last ${logLength} messages, newest first`,
  description: "Each with what the receiver answered to its last try.",
  account,
  answers: { 200: { description: "The log.", body: z.array(Delivery) } },
});

export const replay = promised({
  operationId: "replayWebhookDelivery",
  tag,
  summary: "Send a message once more, with the same id",
  description: "It is tried like a new one; a message that still waits is refused.",
  account,
  answers: { 202: { description: "The message, which is on its way.", body: Delivery } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
});
