import { EventType } from "../../content/event/event.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { pageById } from "../../platform/graphql/list/page-arguments.ts";
import { guardedBy } from "../../platform/graphql/scopes.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { testWebhook } from "../endpoint/endpoint.ts";
import { Webhook } from "../webhook.graphql.ts";
import { bodyFor, deliveriesFor, deliveryFacts, maySeeDelivery } from "../webhook.policy.ts";
import { logLength, recoveryLimit } from "./log.rules.ts";
import { replay } from "./log.ts";
import { type Recovered, recover } from "./recover.ts";
import type { Answer } from "./send.ts";

const DeliveryState = builder.enumType("DeliveryState", {
  description: "How far a message to a webhook is.",
  values: {
    WAITING: { value: "waiting", description: "On its way, or to be tried again." },
    DELIVERED: { value: "delivered", description: "Taken by the receiver." },
    FAILED: {
      value: "failed",
      description:
        "Given up: after a day, because the receiver is gone, or because the webhook was paused or switched off.",
    },
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
  description: "One event on its way to one webhook, and what the receiver said last. Visible to the webhook's owner.",
  include: deliveryFacts,
  fields: (t) => ({
    type: t.expose("type", { type: EventType, description: "What it tells of." }),
    contentId: t.id({
      description: "The global id of the item that it is about.",
      resolve: ({ contentId }) => globalId("Content", contentId),
    }),
    attemptId: t.id({
      nullable: true,
      description: "The global id of the attempt that was created; null for other events.",
      resolve: ({ attemptId }) => attemptId && globalId("Attempt", attemptId),
    }),
    body: t.string({
      nullable: true,
      description:
        "What is sent, as JSON text, the same at each try; null before the first, and to tokens without `results:read` and `participants:read`.",
      resolve: (delivery, _args, { viewer }) => bodyFor(viewer, delivery),
    }),
    nextTryAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it is tried next; null unless it waits.",
      resolve: ({ state, nextTryAt }) => (state === "waiting" ? nextTryAt : null),
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

builder.prismaObjectFields(Webhook, (t) => ({
  deliveries: t.relation("deliveries", {
    description: `The last ${logLength.shown} messages, newest first.`,
    query: (_args, { viewer }) => ({ where: deliveriesFor(viewer), orderBy: { id: "desc" }, take: logLength.shown }),
  }),
  deliveryLog: t.prismaConnection(
    {
      type: WebhookDelivery,
      cursor: "id",
      description: `The last ${logLength.kept} messages and all that wait, newest first; at most 100 a page.`,
      resolve: (query, { id: webhookId }, _args, { platform, viewer }) => {
        const page = pageById(query, "desc", { webhookId, ...deliveriesFor(viewer) });
        return platform.db.webhookDelivery.findMany({ ...query, ...page });
      },
    },
    { name: "WebhookDeliveryLogConnection" },
    { name: "WebhookDeliveryLogConnectionEdge" },
  ),
}));

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

const WebhookRecovery = builder.objectRef<Recovered>("WebhookRecovery").implement({
  description: "What is sent again.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    messages: t.exposeInt("messages", { description: "How many messages are sent." }),
    next: t.expose("next", {
      type: "DateTime",
      nullable: true,
      description: "Where to go on, as `since`, if there are more than one recovery sends; null if that is all.",
    }),
  }),
});

builder.mutationFields((t) => ({
  testWebhook: t.field({
    type: WebhookAnswer,
    description: "Sends a message of no consequence, once and at once.",
    errors: gives("What the receiver answered."),
    authScopes: { signedIn: true },
    args: { id: t.arg.globalID({ for: Webhook, required: true, description: "The global id of the webhook." }) },
    resolve: (_root, { id: { id } }, { platform, viewer }) => testWebhook(platform, viewer, id),
  }),
  replayDelivery: t.prismaField({
    type: WebhookDelivery,
    description: "Sends a message once more, with the same id and the same words; one that waits is sent at once.",
    errors: gives("The message, waiting to be sent again."),
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: WebhookDelivery, required: true, description: "The global id of the delivery." }),
    },
    resolve: async (query, _root, { id: { id } }, { platform, viewer }) => {
      await replay(platform, viewer, id);
      return reload(platform.db.webhookDelivery, query, id);
    },
  }),
  recoverWebhook: t.field({
    type: WebhookRecovery,
    description: `Sends again everything since a moment, with the ids it had: at most ${recoveryLimit.messages} messages, ${recoveryLimit.days} days back.`,
    errors: gives("How many messages are on their way."),
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Webhook, required: true, description: "The global id of the webhook." }),
      since: t.arg({ type: "DateTime", required: true, description: "The time of the first event to send again." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { id: { id }, since, idempotencyKey }, { platform, viewer }) =>
      recover(platform, viewer, id, { since: since.toISOString() }, idempotencyKey),
  }),
}));
