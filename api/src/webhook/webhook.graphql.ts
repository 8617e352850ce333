import { Content, ownersOnly } from "../content/content.graphql.ts";
import { builder } from "../platform/graphql/builder.ts";
import { globalId } from "../platform/graphql/ids.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import { reload } from "../platform/graphql/selection.ts";
import { keyDescription } from "../platform/work/idempotency.ts";
import { replay } from "./delivery.ts";
import type { Answer } from "./send.ts";
import { deliveryFacts, maySeeDelivery, maySeeWebhook, secretFor, webhookFacts } from "./webhook.policy.ts";
import { logLength } from "./webhook.rules.ts";
import { createWebhook, deleteWebhook, rotateSecret, testWebhook } from "./webhook.ts";

const DeliveryState = builder.enumType("DeliveryState", {
  description:
    "WAITING: on its way, or to be tried again. FAILED: given up, after a day or because the receiver is gone.",
  values: { WAITING: { value: "waiting" }, DELIVERED: { value: "delivered" }, FAILED: { value: "failed" } } as const,
});

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
    state: t.expose("state", { type: DeliveryState }),
    tries: t.exposeInt("tries"),
    status: t.exposeInt("status", { nullable: true, description: "The HTTP status of the answer, if there was one." }),
    answer: t.exposeString("answer", { nullable: true, description: "The first kilobyte of the response body." }),
    error: t.exposeString("error", { nullable: true, description: "Why there was no answer." }),
    duration: t.exposeInt("duration", { nullable: true, description: "Milliseconds the last try took." }),
    triedAt: t.expose("triedAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const Webhook = builder.prismaNode("Webhook", {
  id: { field: "id" },
  ...guardedBy(maySeeWebhook),
  description: "An address that each new attempt at an item is sent to. Visible to the item's owner.",
  include: webhookFacts,
  fields: (t) => ({
    url: t.exposeString("url"),
    secret: t.string({
      nullable: true,
      description: "Signs each message by the scheme of standardwebhooks.com. Null to a token that may only read.",
      resolve: (webhook, _args, { viewer }) => secretFor(viewer, webhook),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    deliveries: t.relation("deliveries", {
      description: `The last ${logLength}, newest first.`,
      query: { orderBy: { id: "desc" }, take: logLength },
    }),
  }),
});

builder.prismaObjectField(Content, "webhooks", (t) =>
  t.relation("webhooks", {
    ...ownersOnly,
    description: "Where each new attempt is sent; at most 5.",
    query: { orderBy: { id: "asc" } },
  }),
);

const WebhookAnswer = builder.objectRef<Answer>("WebhookAnswer").implement({
  description: "A receiver's response to a message.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    status: t.exposeInt("status", { nullable: true, description: "Its HTTP status; null when there was no answer." }),
    answer: t.exposeString("answer", { nullable: true, description: "The first kilobyte of the response body." }),
    error: t.exposeString("error", { nullable: true, description: "Why there was no answer." }),
    duration: t.exposeInt("duration", { description: "Milliseconds." }),
  }),
});

builder.mutationFields((t) => ({
  createWebhook: t.prismaField({
    type: Content,
    description: "Has each new attempt at one's own item sent to an address; gives back the item.",
    errors: {},
    skipTypeScopes: true,
    authScopes: { signedIn: true },
    args: {
      contentId: t.arg.globalID({ for: Content, required: true }),
      url: t.arg.string({ required: true }),
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
    errors: {},
    skipTypeScopes: true,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Webhook, required: true }),
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
    errors: {},
    skipTypeScopes: true,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Webhook, required: true }),
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
    errors: {},
    skipTypeScopes: true,
    authScopes: { signedIn: true },
    args: { id: t.arg.globalID({ for: Webhook, required: true }) },
    resolve: (_root, { id: { id } }, { platform, viewer }) => testWebhook(platform, viewer, id),
  }),
  replayDelivery: t.prismaField({
    type: WebhookDelivery,
    description: "Sends a message once more, with the same id.",
    errors: {},
    skipTypeScopes: true,
    authScopes: { signedIn: true },
    args: { id: t.arg.globalID({ for: WebhookDelivery, required: true }) },
    resolve: async (query, _root, { id: { id } }, { platform, viewer }) => {
      await replay(platform, viewer, id);
      return reload(platform.db.webhookDelivery, query, id);
    },
  }),
}));
