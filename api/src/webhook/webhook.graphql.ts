import { Content, ownersOnly } from "../content/content.graphql.ts";
import { builder } from "../platform/graphql/builder.ts";
import { gives, givesContent } from "../platform/graphql/descriptions.ts";
import { globalId } from "../platform/graphql/ids.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import { reload } from "../platform/graphql/selection.ts";
import { keyDescription } from "../platform/work/idempotency.ts";
import { replay } from "./delivery.ts";
import type { Answer } from "./send.ts";
import { deliveryFacts, maySeeDelivery, maySeeWebhook, secretFor, webhookFacts } from "./webhook.policy.ts";
import { logLength, maxWebhooks } from "./webhook.rules.ts";
import { createWebhook, deleteWebhook, rotateSecret, testWebhook } from "./webhook.ts";

const DeliveryState = builder.enumType("DeliveryState", {
  description: "How far a message to a webhook is.",
  values: {
    WAITING: { value: "waiting", description: "On its way, or to be tried again." },
    DELIVERED: { value: "delivered", description: "Taken by the receiver." },
    FAILED: { value: "failed", description: "Given up, after a day or because the receiver is gone." },
  } as const,
});

const answerText = {
  status: "The HTTP status of the response; null where there was none.",
  answer: "The first kilobyte of the response body; null where there was none.",
  error: "Why there was no response; null where there was one.",
} as const;

const WebhookDelivery = builder.prismaNode("WebhookDelivery", {
  id: { field: "id" },
  ...guardedBy(maySeeDelivery),
  description: "One attempt on its way to one webhook, and what the receiver said last. Visible to the item's owner.",
  include: deliveryFacts,
  fields: (t) => ({
    attemptId: t.id({
      description: "The global id of the attempt.",
      resolve: ({ attemptId }) => globalId("Attempt", attemptId),
    }),
    state: t.expose("state", { type: DeliveryState, description: "How far the message is." }),
    tries: t.exposeInt("tries", { description: "The number of times it was sent." }),
    status: t.exposeInt("status", { nullable: true, description: answerText.status }),
    answer: t.exposeString("answer", { nullable: true, description: answerText.answer }),
    error: t.exposeString("error", { nullable: true, description: answerText.error }),
    duration: t.exposeInt("duration", {
      nullable: true,
      description: "Milliseconds that the last try took; null before the first.",
    }),
    triedAt: t.expose("triedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last sent; null before the first try.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
  }),
});

const Webhook = builder.prismaNode("Webhook", {
  id: { field: "id" },
  ...guardedBy(maySeeWebhook),
  description: "An address that each new attempt at an item is sent to. Visible to the item's owner.",
  include: webhookFacts,
  fields: (t) => ({
    url: t.exposeString("url", { description: "The address that messages are sent to." }),
    secret: t.string({
      nullable: true,
      description:
        "The secret that signs each message by the scheme of standardwebhooks.com; null to a token that may only read.",
      resolve: (webhook, _args, { viewer }) => secretFor(viewer, webhook),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    deliveries: t.relation("deliveries", {
      description: `The last ${logLength} messages, newest first.`,
      query: { orderBy: { id: "desc" }, take: logLength },
    }),
  }),
});

builder.prismaObjectField(Content, "webhooks", (t) =>
  t.relation("webhooks", {
    ...ownersOnly(`The addresses that each new attempt is sent to, oldest first; at most ${maxWebhooks}.`),
    query: { orderBy: { id: "asc" } },
  }),
);

const WebhookAnswer = builder.objectRef<Answer>("WebhookAnswer").implement({
  description: "A receiver's response to a message.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    status: t.exposeInt("status", { nullable: true, description: answerText.status }),
    answer: t.exposeString("answer", { nullable: true, description: answerText.answer }),
    error: t.exposeString("error", { nullable: true, description: answerText.error }),
    duration: t.exposeInt("duration", { description: "Milliseconds until the response or the error." }),
  }),
});

builder.mutationFields((t) => ({
  createWebhook: t.prismaField({
    type: Content,
    description: "Has each new attempt at one's own item sent to an address; gives back the item.",
    errors: givesContent,
    skipTypeScopes: true,
    authScopes: { signedIn: true },
    args: {
      contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
      url: t.arg.string({ required: true, description: "The address to send to; https, without user and password." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { contentId, url, idempotencyKey }, { platform, viewer }) => {
      await createWebhook(platform, viewer, contentId.id, { url }, idempotencyKey);
      return reload(platform.db.content, query, contentId.id);
    },
  }),
  deleteWebhook: t.prismaField({
    type: Content,
    description: "Deletes a webhook with its log; gives back the item it belonged to.",
    errors: givesContent,
    skipTypeScopes: true,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Webhook, required: true, description: "The global id of the webhook." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      const content = await deleteWebhook(platform, viewer, id, idempotencyKey);
      return reload(platform.db.content, query, content.id);
    },
  }),
  rotateWebhookSecret: t.prismaField({
    type: Webhook,
    description: "Replaces a webhook's secret; messages are signed with the old one as well for a day.",
    errors: gives("The webhook, with the new secret."),
    skipTypeScopes: true,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Webhook, required: true, description: "The global id of the webhook." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      await rotateSecret(platform, viewer, id, idempotencyKey);
      return reload(platform.db.webhook, query, id);
    },
  }),
  testWebhook: t.field({
    type: WebhookAnswer,
    description: "Sends a message of no consequence, once and at once.",
    errors: gives("What the receiver answered."),
    skipTypeScopes: true,
    authScopes: { signedIn: true },
    args: { id: t.arg.globalID({ for: Webhook, required: true, description: "The global id of the webhook." }) },
    resolve: (_root, { id: { id } }, { platform, viewer }) => testWebhook(platform, viewer, id),
  }),
  replayDelivery: t.prismaField({
    type: WebhookDelivery,
    description: "Sends a message once more, with the same id.",
    errors: gives("The message, waiting to be sent again."),
    skipTypeScopes: true,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: WebhookDelivery, required: true, description: "The global id of the delivery." }),
    },
    resolve: async (query, _root, { id: { id } }, { platform, viewer }) => {
      await replay(platform, viewer, id);
      return reload(platform.db.webhookDelivery, query, id);
    },
  }),
}));
