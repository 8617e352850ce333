import type { Action, Fields } from "../rules.ts";

export const webhookActions: Action[] = [
  {
    noun: "webhook",
    action: "list",
    rule: "the owner, to read",
    rest: ["GET /api/quizzes/:id/webhooks"],
  },
  {
    noun: "webhook",
    action: "list all",
    rule: "signed in",
    rest: ["GET /api/webhooks", "GET /api/events"],
  },
  { noun: "webhook", action: "see", rule: "the owner alone", node: ["Webhook", "WebhookDelivery"] },
  {
    noun: "webhook",
    action: "read",
    rule: "its person, to read",
    rest: ["GET /api/webhooks/:id", "GET /api/webhooks/:id/deliveries"],
  },
  {
    noun: "webhook",
    action: "make",
    rule: "the owner, to change",
    rest: ["POST /api/quizzes/:id/webhooks"],
    mutation: ["createWebhook"],
  },
  {
    noun: "webhook",
    action: "make for the account",
    rule: "signed in, to change",
    rest: ["POST /api/webhooks"],
    mutation: ["createAccountWebhook"],
  },
  {
    noun: "webhook",
    action: "change",
    rule: "its person, to change",
    rest: [
      "PATCH /api/webhooks/:id",
      "DELETE /api/webhooks/:id",
      "POST /api/webhooks/:id/secret",
      "POST /api/webhooks/:id/test",
      "POST /api/webhooks/:id/recover",
      "POST /api/webhook-deliveries/:id/replay",
    ],
    mutation: [
      "updateWebhook",
      "deleteWebhook",
      "removeWebhook",
      "rotateWebhookSecret",
      "testWebhook",
      "recoverWebhook",
      "replayDelivery",
    ],
  },
];

export const webhookFields: Fields = {
  Webhook: {
    "the owner alone":
      "id url description events allItems content contents pausedAt failingSince disabledAt disabledBecause createdAt deliveries deliveryLog",
    "the owner, but no token to read": "secret",
  },
  WebhookDelivery: {
    "the owner alone":
      "id type contentId attemptId state tries body nextTryAt status answer error duration triedAt createdAt",
  },
};
