import type { Action, Fields } from "../rules.ts";

export const webhookActions: Action[] = [
  {
    noun: "webhook",
    action: "list",
    rule: "the owner, to read",
    rest: ["GET /api/quizzes/:id/webhooks", "GET /api/webhooks/:id/deliveries"],
  },
  { noun: "webhook", action: "see", rule: "the owner alone", node: ["Webhook", "WebhookDelivery"] },
  {
    noun: "webhook",
    action: "change",
    rule: "the owner, to change",
    rest: [
      "POST /api/quizzes/:id/webhooks",
      "DELETE /api/webhooks/:id",
      "POST /api/webhooks/:id/secret",
      "POST /api/webhooks/:id/test",
      "POST /api/webhook-deliveries/:id/replay",
    ],
    mutation: ["createWebhook", "deleteWebhook", "rotateWebhookSecret", "testWebhook", "replayDelivery"],
  },
];

export const webhookFields: Fields = {
  Webhook: { "the owner alone": "id url createdAt deliveries", "the owner, but no token to read": "secret" },
  WebhookDelivery: {
    "the owner alone": "id attemptId state tries status answer error duration triedAt createdAt",
  },
};
