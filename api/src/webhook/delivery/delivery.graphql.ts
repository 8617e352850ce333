import { EventType } from "../../content/event/event.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { globalId, idOf } from "../../platform/graphql/ids.ts";
import { pageById } from "../../platform/graphql/list/page-arguments.ts";
import { guardedBy } from "../../platform/graphql/scopes.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { fieldsOf, objectOf } from "../../platform/shape/object.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { testWebhook } from "../endpoint/endpoint.ts";
import * as contract from "../webhook.contract.ts";
import { Webhook } from "../webhook.graphql.ts";
import { answerFor, bodyFor, deliveriesFor, deliveryFacts, maySeeDelivery } from "../webhook.policy.ts";
import { logLength, recoveryLimit } from "./log.rules.ts";
import { replay } from "./log.ts";
import { recover } from "./recover.ts";

enumOf("DeliveryState", "State of a message to a webhook.", {
  waiting: "On its way, or to be tried again.",
  delivered: "Accepted by the receiver.",
  failed: "Given up: after a day, because the receiver is gone, or because the webhook was paused or disabled.",
});

const WebhookDelivery = builder.prismaNode("WebhookDelivery", {
  id: { field: "id" },
  ...guardedBy(maySeeDelivery),
  description: "A message to a webhook, and the result of the last try. Visible to the webhook's owner.",
  include: deliveryFacts,
  fields: (t) => ({
    type: t.expose("type", { type: EventType, description: "Event that the message is about." }),
    contentId: t.id({
      description: "Global id of the item that the message is about.",
      resolve: ({ contentId }) => globalId("Content", contentId),
    }),
    attemptId: t.id({
      nullable: true,
      description: "Global id of the attempt that was created; null for other events.",
      resolve: ({ attemptId }) => attemptId && globalId("Attempt", attemptId),
    }),
    body: t.string({
      nullable: true,
      description:
        "Body of the message, as JSON text, the same at each try; null before the first try, and for tokens that lack `results:read` or `participants:read`.",
      resolve: (delivery, _args, { viewer }) => bodyFor(viewer, delivery),
    }),
    answer: t.string({
      nullable: true,
      description: contract.Delivery.shape.answer.description ?? "",
      resolve: (delivery, _args, { viewer }) => answerFor(viewer, delivery),
    }),
    nextTryAt: t.field({
      type: "DateTime",
      nullable: true,
      description: contract.Delivery.shape.nextTryAt.description ?? "",
      resolve: ({ state, nextTryAt }) => (state === "waiting" ? nextTryAt : null),
    }),
    ...fieldsOf(t, contract.Delivery, ["state", "tries", "status", "error", "duration", "triedAt", "createdAt"]),
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
      description: `The last ${logLength.kept} messages and all waiting messages, newest first; at most 100 a page.`,
      resolve: (query, { id: webhookId }, _args, { platform, viewer }) => {
        const page = pageById(query, "desc", { webhookId, ...deliveriesFor(viewer) });
        return platform.db.webhookDelivery.findMany({ ...query, ...page });
      },
    },
    { name: "WebhookDeliveryLogConnection" },
    { name: "WebhookDeliveryLogConnectionEdge" },
  ),
}));

builder.mutationFields((t) => ({
  testWebhook: t.field({
    type: objectOf(contract.TestAnswer, { scope: "signedIn" }),
    description: "Sends a test message, once and immediately.",
    ...forSignedIn(gives("The receiver's response, or the reason why there was none.")),
    args: { id: t.arg.globalID(idOf(Webhook, "the webhook")) },
    resolve: (_root, { id: { id } }, { platform, viewer }) => testWebhook(platform, viewer, id),
  }),
  replayDelivery: t.prismaField({
    type: WebhookDelivery,
    description: "Sends a message again, with the same id and content; a waiting message is sent immediately.",
    ...forSignedIn(gives("The message, waiting to be sent again.")),
    args: {
      id: t.arg.globalID(idOf(WebhookDelivery, "the delivery")),
    },
    resolve: async (query, _root, { id: { id } }, { platform, viewer }) => {
      await replay(platform, viewer, id);
      return reload(platform.db.webhookDelivery, query, id);
    },
  }),
  recoverWebhook: t.field({
    type: objectOf(contract.Recovered, { scope: "signedIn" }),
    description: `Sends all messages since a given time again, with their ids: at most ${recoveryLimit.messages} messages, from the last ${recoveryLimit.days} days.`,
    ...forSignedIn(gives("The number of messages on their way.")),
    args: {
      id: t.arg.globalID(idOf(Webhook, "the webhook")),
      since: t.arg({ type: "DateTime", required: true, description: "The time of the first event to send again." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { id: { id }, since, idempotencyKey }, { platform, viewer }) =>
      recover(platform, viewer, id, { since: since.toISOString() }, idempotencyKey),
  }),
}));
