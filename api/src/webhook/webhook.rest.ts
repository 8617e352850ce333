import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Webhook, WebhookDelivery } from "../generated/prisma/client.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import { keyOf } from "../platform/work/idempotency.ts";
import { deliveriesOf, replay } from "./delivery.ts";
import * as contract from "./webhook.contract.ts";
import { secretFor } from "./webhook.policy.ts";
import { createWebhook, deleteWebhook, listWebhooks, rotateSecret, testWebhook } from "./webhook.ts";

interface ItemParams {
  Params: { id: string };
}

export const webhookRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewerOf = (request: FastifyRequest) => viewerOfRequest(platform, request);

    http.get<ItemParams>("/quizzes/:id/webhooks", contract.list, async (request) => {
      const viewer = await viewerOf(request);
      const webhooks = await listWebhooks(platform, viewer, request.params.id);
      return webhooks.map((webhook) => presentWebhook(viewer, webhook));
    });

    http.post<ItemParams>("/quizzes/:id/webhooks", contract.create, async (request, reply) => {
      const viewer = await viewerOf(request);
      const webhook = await createWebhook(platform, viewer, request.params.id, request.body, keyOf(request));
      return reply.code(201).send(presentWebhook(viewer, webhook));
    });

    http.delete<ItemParams>("/webhooks/:id", contract.remove, async (request) => {
      await deleteWebhook(platform, await viewerOf(request), request.params.id, keyOf(request));
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

    http.get<ItemParams>("/webhooks/:id/deliveries", contract.listDeliveries, async (request) => {
      const deliveries = await deliveriesOf(platform, await viewerOf(request), request.params.id);
      return deliveries.map(presentDelivery);
    });

    http.post<ItemParams>("/webhook-deliveries/:id/replay", contract.replay, async (request, reply) => {
      const delivery = await replay(platform, await viewerOf(request), request.params.id);
      return reply.code(202).send(presentDelivery(delivery));
    });
  };

const presentWebhook = (viewer: Viewer, webhook: Webhook): contract.Webhook => ({
  id: webhook.id,
  url: webhook.url,
  secret: secretFor(viewer, webhook),
  createdAt: webhook.createdAt,
});

const presentDelivery = (delivery: WebhookDelivery): contract.Delivery => ({
  id: delivery.id,
  attemptId: delivery.attemptId,
  state: delivery.state,
  tries: delivery.tries,
  status: delivery.status,
  answer: delivery.answer,
  error: delivery.error,
  duration: delivery.duration,
  triedAt: delivery.triedAt,
  createdAt: delivery.createdAt,
});
