import { randomUUID } from "node:crypto";
import { globalId } from "../../src/platform/graphql/ids.ts";
import type { Setting } from "./rules.ts";
import type { World } from "./world.ts";

export function idOf(route: string, { things, target, tokenId }: World, setting: Setting): string {
  const { quiz, shortCode, survey, shared, attempt, webhook, delivery } = things[setting];
  if (route.endsWith(", shared")) return shared;
  const ids: [RegExp, string][] = [
    [/ .api.admin.users/, target.id],
    [/ .api.(admin.content|quizzes)/, quiz],
    [/ .api.short-links/, shortCode],
    [/ .api.surveys/, survey],
    [/ .api.attempts/, attempt],
    [/ .api.webhooks/, webhook],
    [/ .api.webhook-deliveries/, delivery],
    [/ .api.auth.tokens/, tokenId],
  ];
  return ids.find(([pattern]) => pattern.test(route))?.[1] ?? randomUUID();
}

/** A body that passes parsing, where that comes before the access rule. */
export function bodyOf(route: string, { target }: World): unknown {
  if (route.endsWith("/starts")) return { attemptKey: randomUUID() };
  if (/(attempts|responses)$/.test(route)) return { answers: {} };
  if (route.endsWith("/webhooks")) return { url: "https://hooks.example.com/" };
  if (route.endsWith("/admin")) return { isAdmin: target.isAdmin };
  return {};
}

/** Arguments of a root field; inputs are such that their own rules refuse them after the access rule. */
export function argumentsOf(name: string, { things, target, tokenId }: World, setting: Setting): string {
  const { quiz, webhook, delivery, attemptKey } = things[setting];
  const contentId = JSON.stringify(globalId("Content", quiz));
  const webhookId = JSON.stringify(globalId("Webhook", webhook));
  const written: Record<string, string> = {
    content: `key: "${quiz}"`,
    resultsChanged: `contentId: ${contentId}`,
    generated: 'idempotencyKey: "none"',
    generationProgress: 'id: "watched"',
    createQuiz: 'input: { title: "", questions: [] }',
    createSurvey: 'input: { title: "", questions: [] }',
    createAssessment: 'input: { title: "", questions: [], skillLevels: [] }',
    endGeneration: 'key: "none"',
    generateContent: 'input: { kind: QUIZ, source: { text: "" } }',
    updateContent: `id: ${contentId}, input: {}`,
    duplicateContent: `id: ${contentId}`,
    deleteContent: `id: ${contentId}`,
    unpublishOrphan: `id: ${contentId}`,
    deleteOrphan: `id: ${contentId}`,
    startAttempt: `contentId: ${contentId}, attemptKey: "${attemptKey}"`,
    submitAttempt: `input: { contentId: ${contentId}, answers: [] }`,
    exportResults: `id: ${contentId}, format: CSV`,
    createWebhook: `contentId: ${contentId}, url: "https://hooks.example.com/"`,
    deleteWebhook: `id: ${webhookId}`,
    rotateWebhookSecret: `id: ${webhookId}`,
    testWebhook: `id: ${webhookId}`,
    replayDelivery: `id: ${JSON.stringify(globalId("WebhookDelivery", delivery))}`,
    register: 'input: { email: "", password: "", confirmPassword: "", firstName: "", lastName: "" }',
    login: 'input: { email: "", password: "" }',
    refreshSession: 'refreshToken: ""',
    logout: 'refreshToken: "unknown"',
    forgotPassword: 'email: ""',
    resetPassword: 'input: { token: "", password: "", confirmPassword: "" }',
    verifyEmail: 'token: ""',
    approveEmailChange: 'token: ""',
    undoEmailChange: 'token: ""',
    accessOfReset: 'token: ""',
    updateProfile: 'input: { firstName: "", lastName: "", email: "" }',
    adoptTimeZone: 'timeZone: ""',
    changePassword: 'input: { currentPassword: "", newPassword: "", confirmPassword: "" }',
    deleteAccount: 'input: { password: "", content: KEEP }',
    createAccessToken: 'input: { name: "", scope: READ }',
    revokeAccessToken: `id: ${JSON.stringify(globalId("AccessToken", tokenId))}`,
    setAdmin: `userId: ${JSON.stringify(globalId("User", target.id))}, isAdmin: false`,
  };
  return name in written ? `(${written[name]})` : "";
}
