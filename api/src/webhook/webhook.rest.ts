import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { nameOf } from "../content/event/event.shared.ts";
import type { WebhookDelivery } from "../generated/prisma/client.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { created } from "../platform/rest/created.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import { linkNext } from "../platform/rest/page.ts";
import { keyOf } from "../platform/work/idempotency.ts";
import { deliveriesOf, replay } from "./delivery/log.ts";
import { recover } from "./delivery/recover.ts";
import { createEndpoint, createWebhook, updateEndpoint } from "./endpoint/change.ts";
import {
  deleteEndpoint,
  type Endpoint,
  endpointPage,
  idsOf,
  ownWebhook,
  rotateSecret,
  testWebhook,
  webhooksOf,
} from "./endpoint/endpoint.ts";
import * as contract from "./webhook.contract.ts";
import { answerFor, bodyFor, secretFor } from "./webhook.policy.ts";

interface ItemParams {
  Params: { id: string };
}

export const webhookRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewerOf = (request: FastifyRequest) => viewerOfRequest(platform, request);

    http.get<ItemParams>("/quizzes/:id/webhooks", contract.list, async (request) => {
      const viewer = await viewerOf(request);
      const webhooks = await webhooksOf(platform, viewer, request.params.id);
      return webhooks.map((webhook) => presentWebhook(viewer, webhook));
    });

    http.post<ItemParams>("/quizzes/:id/webhooks", contract.create, async (request, reply) => {
      const viewer = await viewerOf(request);
      const webhook = await createWebhook(platform, viewer, request.params.id, request.body, keyOf(request));
      return created(platform, reply, `/api/webhooks/${webhook.id}`).send(presentWebhook(viewer, webhook));
    });

    http.get("/webhooks", contract.listOfAccount, async (request, reply): Promise<contract.WebhookList> => {
      const viewer = await viewerOf(request);
      const { endpoints, nextCursor } = await endpointPage(platform, viewer, request.query);
      linkNext(platform, request, reply, { cursor: nextCursor });
      return { webhooks: endpoints.map((webhook) => presentWebhook(viewer, webhook)), nextCursor };
    });

    http.post("/webhooks", contract.createOfAccount, async (request, reply) => {
      const viewer = await viewerOf(request);
      const webhook = await createEndpoint(platform, viewer, request.body, keyOf(request));
      return created(platform, reply, `/api/webhooks/${webhook.id}`).send(presentWebhook(viewer, webhook));
    });

    http.get<ItemParams>("/webhooks/:id", contract.read, async (request) => {
      const viewer = await viewerOf(request);
      return presentWebhook(viewer, await ownWebhook(platform, viewer, "read", request.params.id));
    });

    http.patch<ItemParams>("/webhooks/:id", contract.update, async (request) => {
      const viewer = await viewerOf(request);
      return presentWebhook(viewer, await updateEndpoint(platform, viewer, request.params.id, request.body));
    });

    http.delete<ItemParams>("/webhooks/:id", contract.remove, async (request) => {
      await deleteEndpoint(platform, await viewerOf(request), request.params.id, keyOf(request));
      return { deleted: true };
    });

    http.post<ItemParams>("/webhooks/:id/secret", contract.rotateSecret, async (request) => {
      const viewer = await viewerOf(request);
      return presentWebhook(viewer, await rotateSecret(platform, viewer, request.params.id, keyOf(request)));
    });

    http.post<ItemParams>(
      "/webhooks/:id/test",
      contract.test,
      async (request): Promise<contract.TestAnswer> =>
        testWebhook(platform, await viewerOf(request), request.params.id),
    );

    http.post<ItemParams>("/webhooks/:id/recover", contract.recover, async (request, reply) => {
      const viewer = await viewerOf(request);
      const recovered = await recover(platform, viewer, request.params.id, request.body, keyOf(request));
      return reply.code(202).send(recovered satisfies contract.Recovered);
    });

    http.get<ItemParams>("/webhooks/:id/deliveries", contract.listDeliveries, async (request, reply) => {
      const { id } = request.params;
      const viewer = await viewerOf(request);
      const { deliveries, nextCursor } = await deliveriesOf(platform, viewer, id, request.query);
      linkNext(platform, request, reply, { cursor: nextCursor });
      return deliveries.map((delivery) => presentDelivery(viewer, delivery));
    });

    http.post<ItemParams>("/webhook-deliveries/:id/replay", contract.replay, async (request, reply) => {
      const viewer = await viewerOf(request);
      const delivery = await replay(platform, viewer, request.params.id);
      return reply.code(202).send(presentDelivery(viewer, delivery));
    });
  };

const presentWebhook = (viewer: Viewer, webhook: Endpoint): contract.Webhook => ({
  id: webhook.id,
  url: webhook.url,
  description: webhook.description,
  events: webhook.events.map(nameOf),
  allItems: webhook.allItems,
  contentIds: idsOf(webhook),
  secret: secretFor(viewer, webhook),
  pausedAt: webhook.pausedAt,
  failingSince: webhook.failingSince,
  disabledAt: webhook.disabledAt,
  disabledBecause: webhook.disabledBecause,
  createdAt: webhook.createdAt,
});

const presentDelivery = (viewer: Viewer, delivery: WebhookDelivery): contract.Delivery => ({
  id: delivery.id,
  type: nameOf(delivery.type),
  contentId: delivery.contentId,
  attemptId: delivery.attemptId,
  state: delivery.state,
  tries: delivery.tries,
  status: delivery.status,
  answer: answerFor(viewer, delivery),
  error: delivery.error,
  duration: delivery.duration,
  body: bodyFor(viewer, delivery),
  nextTryAt: delivery.state === "waiting" ? delivery.nextTryAt : null,
  triedAt: delivery.triedAt,
  createdAt: delivery.createdAt,
});
