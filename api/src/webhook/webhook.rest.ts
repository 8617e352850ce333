import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Webhook, WebhookDelivery } from "../generated/prisma/client.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { bearer, described, keyed } from "../platform/rest/docs.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import { keyOf } from "../platform/work/idempotency.ts";
import { deliveriesOf, replay } from "./delivery.ts";
import { secretFor } from "./webhook.policy.ts";
import { NewWebhook } from "./webhook.rules.ts";
import { createWebhook, deleteWebhook, listWebhooks, rotateSecret, testWebhook } from "./webhook.ts";

interface ItemParams {
  Params: { id: string };
}

export const webhookRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewerOf = (request: FastifyRequest) => viewerOfRequest(platform, request);
    const about = (summary: string) => ({ tags: ["Webhooks"], summary, security: bearer });

    http.get<ItemParams>(
      "/quizzes/:id/webhooks",
      { schema: about("Where new attempts at an item are sent") },
      async (request) => {
        const viewer = await viewerOf(request);
        const webhooks = await listWebhooks(platform, viewer, request.params.id);
        return webhooks.map((webhook) => presentWebhook(viewer, webhook));
      },
    );

    http.post<ItemParams>(
      "/quizzes/:id/webhooks",
      { schema: { ...about("Have each new attempt sent to an address"), ...keyed, body: described(NewWebhook) } },
      async (request, reply) => {
        const viewer = await viewerOf(request);
        const webhook = await createWebhook(platform, viewer, request.params.id, request.body, keyOf(request));
        return reply.code(201).send(presentWebhook(viewer, webhook));
      },
    );

    http.delete<ItemParams>(
      "/webhooks/:id",
      { schema: { ...about("Delete a webhook with its log"), ...keyed } },
      async (request) => {
        await deleteWebhook(platform, await viewerOf(request), request.params.id, keyOf(request));
        return { deleted: true };
      },
    );

    http.post<ItemParams>(
      "/webhooks/:id/secret",
      { schema: { ...about("Give a webhook another secret; the old one signs as well for a day"), ...keyed } },
      async (request) => {
        const viewer = await viewerOf(request);
        return presentWebhook(viewer, await rotateSecret(platform, viewer, request.params.id, keyOf(request)));
      },
    );

    http.post<ItemParams>(
      "/webhooks/:id/test",
      { schema: about("Send a test; answers what the receiver answered") },
      async (request) => testWebhook(platform, await viewerOf(request), request.params.id),
    );

    http.get<ItemParams>(
      "/webhooks/:id/deliveries",
      { schema: about("What became of the last 50 messages, newest first") },
      async (request) =>
        (await deliveriesOf(platform, await viewerOf(request), request.params.id)).map(presentDelivery),
    );

    http.post<ItemParams>(
      "/webhook-deliveries/:id/replay",
      { schema: about("Send a message once more, with the same id") },
      async (request, reply) =>
        reply.code(202).send(presentDelivery(await replay(platform, await viewerOf(request), request.params.id))),
    );
  };

const presentWebhook = (viewer: Viewer, webhook: Webhook) => ({
  id: webhook.id,
  url: webhook.url,
  secret: secretFor(viewer, webhook),
  createdAt: webhook.createdAt,
});

const presentDelivery = (delivery: WebhookDelivery) => ({
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
