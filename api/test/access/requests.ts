import { randomUUID } from "node:crypto";
import { getNamedType, isLeafType } from "graphql";
import { globalId } from "../../src/platform/graphql/ids.ts";
import { schema } from "../../src/schema.ts";
import type { Setting } from "./rules.ts";
import type { World } from "./world.ts";

export function idOf(route: string, { things, target, tokenId, erasureId }: World, setting: Setting): string {
  const {
    quiz,
    shortCode,
    address,
    survey,
    shared,
    trashed,
    trashedSurvey,
    attempt,
    webhook,
    delivery,
    drafting,
    candidate,
    deletion,
    certificate,
    report,
  } = things[setting];
  if (route.endsWith(", shared")) return shared;
  const ids: [RegExp, string][] = [
    [/surveys.:id.restore/, trashedSurvey],
    [/ .api.draft-questions/, candidate],
    [/restore|api.trash/, trashed],
    [/ .api.admin.users/, target.id],
    [/ .api.admin.reports/, report],
    [/ .api.(admin.content|content|quizzes)/, quiz],
    [/ .api.short-links/, shortCode],
    [/ .api.addresses/, address],
    [/ .api.certificates/, certificate],
    [/ .api.surveys/, survey],
    [/ .api.attempt-deletions/, deletion],
    [/ .api.attempts/, attempt],
    [/ .api.webhooks/, webhook],
    [/ .api.webhook-deliveries/, delivery],
    [/ .api.draftings/, drafting],
    [/ .api.account.erasures/, erasureId],
    [/ .api.auth.tokens/, tokenId],
    [/ .api.templates/, "exit-ticket"],
  ];
  return ids.find(([pattern]) => pattern.test(route))?.[1] ?? randomUUID();
}

/** Returns a body that passes parsing, for routes that parse before the access rule. */
export function bodyOf(route: string, { target, things }: World, setting: Setting): unknown {
  if (/(open|redeem)$/.test(route)) return { personalKey: things[setting].personalKey, blinded: "AA" };
  if (route.endsWith("/send")) return { letter: "none" };
  if (/(starts|own-answers|own-answers.erasure)$/.test(route)) return { attemptKey: randomUUID() };
  if (route.endsWith("/certificates")) return { attemptKey: "certified" };
  if (/(attempts|responses)$/.test(route)) return { answers: {} };
  if (route.endsWith("/recover")) return { since: new Date().toISOString() };
  if (route.endsWith("/webhooks")) return { url: "https://hooks.example.com/" };
  if (route.endsWith("/admin")) return { isAdmin: target.isAdmin };
  if (route.endsWith("/reports")) return { reason: "other" };
  if (route.endsWith("/address")) return { address: null };
  return {};
}

/** Returns the arguments of a root field. Their own rules refuse the inputs, but only after the access rule. */
function argumentsOf(name: string, { things, target, tokenId, erasureId }: World, setting: Setting): string {
  const {
    quiz,
    trashed,
    question,
    webhook,
    delivery,
    attempt,
    attemptKey,
    drafting,
    candidate,
    deletion,
    invitation,
    certificate,
    report,
  } = things[setting];
  const { personalKey } = things[setting];
  const contentId = JSON.stringify(globalId("Content", quiz));
  const trashedId = JSON.stringify(globalId("Content", trashed));
  const webhookId = JSON.stringify(globalId("Webhook", webhook));
  const draftingId = JSON.stringify(globalId("Drafting", drafting));
  const candidateId = JSON.stringify(globalId("Candidate", candidate));
  const written: Record<string, string> = {
    content: `key: "${quiz}"`,
    template: 'name: "exit-ticket"',
    resultsChanged: `contentId: ${contentId}`,
    generated: 'idempotencyKey: "none"',
    generationProgress: 'id: "watched"',
    createQuiz: 'input: { title: "", questions: [] }',
    createSurvey: 'input: { title: "", questions: [] }',
    createAssessment: 'input: { title: "", questions: [], skillLevels: [] }',
    endGeneration: 'key: "none"',
    generateContent: 'input: { kind: QUIZ, source: { text: "" } }',
    draftingChanged: `id: ${draftingId}`,
    beginDrafting: 'input: { kind: QUIZ, source: { text: "" } }',
    readOutlook: 'input: { kind: QUIZ, source: { text: "" } }',
    draftAnother: `contentId: ${contentId}, question: ${JSON.stringify(globalId("Question", question))}`,
    draftMore: `id: ${draftingId}, input: { count: 0 }`,
    resumeDrafting: `id: ${draftingId}`,
    stopDrafting: `id: ${draftingId}`,
    finishDrafting: `id: ${draftingId}`,
    discardDrafting: `id: ${draftingId}`,
    updateCandidate: `id: ${candidateId}, input: {}`,
    // Refused before anything is read: questions that are already hard cannot be made harder without a model.
    reviseCandidate: `id: ${candidateId}, how: HARDER`,
    restoreCandidate: `id: ${candidateId}`,
    writeMissing: `id: ${contentId}`,
    updateContent: `id: ${contentId}, input: {}`,
    setAddress: `id: ${contentId}`,
    duplicateContent: `id: ${contentId}`,
    deleteContent: `id: ${contentId}`,
    restoreContent: `id: ${trashedId}`,
    purgeContent: `id: ${trashedId}`,
    describeImage: 'url: "/images/none.webp"',
    // Refused, so that no model is asked.
    draftTranslation: `contentId: ${contentId}, language: "none"`,
    saveTranslation: `input: { contentId: ${contentId}, language: "de", texts: [] }`,
    deleteTranslation: `contentId: ${contentId}, language: "de"`,
    reportContent: `contentId: ${contentId}, reason: OTHER`,
    closeReport: `id: ${JSON.stringify(globalId("ContentReport", report))}`,
    unpublishOrphan: `id: ${contentId}`,
    deleteOrphan: `id: ${contentId}`,
    startAttempt: `contentId: ${contentId}, attemptKey: "${attemptKey}"`,
    submitAttempt: `input: { contentId: ${contentId}, answers: [] }`,
    certificate: `code: "${certificate}"`,
    issueCertificate: `contentId: ${contentId}, attemptKey: "certified"`,
    ownAnswers: `contentId: ${contentId}, attemptKey: "${randomUUID()}"`,
    eraseOwnAnswers: `contentId: ${contentId}, attemptKey: "${randomUUID()}"`,
    freePlaces: `contentId: ${contentId}`,
    revokeCertificate: `code: "${certificate}"`,
    deleteAttempt: `id: ${JSON.stringify(globalId("Attempt", attempt))}`,
    // Refused, because it does not name what to delete.
    deleteAttempts: `contentId: ${contentId}`,
    attemptDeletion: `key: "${deletion}"`,
    undoAttemptDeletion: `key: "${deletion}"`,
    // Refused, because the item has been saved since.
    regradeAnswers: `input: { contentId: ${contentId}, revision: 1 }`,
    findThemes: `contentId: ${contentId}, question: ${JSON.stringify(globalId("Question", question))}`,
    // Refused, because the list is empty.
    previewPeople: `input: { contentId: ${contentId} }`,
    addPeople: `input: { contentId: ${contentId} }`,
    // Refused, because the key contains a space.
    sendInvitations: `input: { contentId: ${contentId}, letter: INVITATION, idempotencyKey: "a b" }`,
    updateInvitation: `input: { id: ${JSON.stringify(globalId("Invitation", invitation))} }`,
    deleteInvitation: `id: ${JSON.stringify(globalId("Invitation", invitation))}`,
    changeInvitations: `input: { contentId: ${contentId}, change: REVOKE, ids: [] }`,
    updateInvitationMailing: `input: { contentId: ${contentId} }`,
    exportInvitationLinks: `contentId: ${contentId}, format: CSV`,
    openInvitation: `contentId: ${contentId}, personalKey: "${personalKey}"`,
    drawBallot: `contentId: ${contentId}, personalKey: "${personalKey}", blinded: "${"A".repeat(342)}"`,
    markText: `contentId: ${contentId}, question: ${JSON.stringify(globalId("Question", "none"))}, attempt: ${JSON.stringify(globalId("Attempt", attempt))}`,
    exportResults: `id: ${contentId}, format: CSV`,
    createWebhook: `contentId: ${contentId}, url: "https://hooks.example.com/"`,
    createAccountWebhook: 'input: { url: "", events: [] }',
    updateWebhook: `id: ${webhookId}, input: {}`,
    removeWebhook: `id: ${webhookId}`,
    recoverWebhook: `id: ${webhookId}, since: "${new Date().toISOString()}"`,
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
    authorizationRequest: 'query: ""',
    decideAuthorization: 'input: { query: "" }',
    erasurePreview: 'email: ""',
    erasePerson: 'email: ""',
    erasure: `key: "${erasureId}"`,
    setAdmin: `userId: ${JSON.stringify(globalId("User", target.id))}, isAdmin: false`,
  };
  return name in written ? `(${written[name]})` : "";
}

export const roots = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
} as const;

/** Queries a root field of the schema and the reason for a refusal. */
export function documentOf(operation: keyof typeof roots, name: string, world: World, setting: Setting): string {
  const field = roots[operation]?.getFields()[name];
  if (!field) throw new Error(`There is no ${operation} ${name}`);
  const type = getNamedType(field.type);
  const selection = isLeafType(type)
    ? ""
    : type.name.endsWith("Result")
      ? "{ __typename ... on DomainError { code message } }"
      : "{ __typename }";
  return `${operation} { ${name}${argumentsOf(name, world, setting)} ${selection} }`;
}
