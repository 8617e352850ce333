/** The askers, in the order of the columns below. Tokens are the owner's, except the last. */
export const askers = [
  "anonymous",
  "taker",
  "other",
  "owner",
  "administrator",
  "read token",
  "write token",
  "administrator's token",
] as const;
export type Asker = (typeof askers)[number];

export const settings = ["public", "private"] as const;
export type Setting = (typeof settings)[number];

type Outcomes = Record<Setting, string>;
const always = (outcomes: string): Outcomes => ({ public: outcomes, private: outcomes });

export const rules = {
  //                       anon tak oth own adm rea wri adt
  anybody: always("       ok  ok  ok  ok  ok  ok  ok  ok"),
  "nobody without the link": always("403 403 403 403 403 403 403 403"),
  "a link that leads nowhere": always("404 404 404 404 404 404 404 404"),
  "signed in": always("     401 ok  ok  ok  ok  ok  ok  ok"),
  "signed in, to find nothing": always("401 404 404 404 404 404 404 404"),
  "the viewer, if any": always("404 ok ok ok ok ok ok ok"),
  "signed in, to change": always("401 ok ok ok ok 403 ok ok"),
  "in person": always("     401 ok  ok  ok  ok  403 403 403"),
  "in person, one's own": always("401 404 404 ok 404 403 403 403"),
  administrators: always("401 403 403 403 ok 403 403 403"),
  "administrators, once its owner is gone": always("401 403 403 403 403 403 403 403"),
  "the person and administrators": always("404 404 404 ok ok ok ok 404"),
  "the person alone": always("404 404 404 ok 404 404 404 404"),
  "who sees the item": {
    public: "               ok  ok  ok  ok  ok  ok  ok  ok",
    private: "              404 404 404 ok  ok  ok  ok  404",
  },
  "the owner, until it is shared": {
    public: "               403 403 403 ok  403 ok  ok  403",
    private: "              404 404 404 ok  403 ok  ok  404",
  },
  "the owner, to read": {
    public: "               401 403 403 ok  403 ok  ok  403",
    private: "              401 404 404 ok  403 ok  ok  404",
  },
  "the owner, to change": {
    public: "               401 403 403 ok  403 403 ok  403",
    private: "              401 404 404 ok  403 403 ok  404",
  },
  "the owner alone": always("404 404 404 ok  404 ok  ok  404"),
  "the owner and administrators": always("404 404 404 ok ok ok ok 404"),
  "administrators alone": always("404 404 404 404 ok 404 404 404"),
  "the owner, but no token to read": always("404 404 404 ok 404 404 ok 404"),
} satisfies Record<string, Outcomes>;
export type Rule = keyof typeof rules;

export const expected = (rule: Rule, setting: Setting): Record<string, string> => {
  const outcomes = rules[rule][setting].trim().split(/\s+/);
  return Object.fromEntries(askers.map((asker, place) => [asker, outcomes[place] ?? ""]));
};

/** One action, and every door to it. */
export interface Action {
  noun: string;
  action: string;
  rule: Rule;
  /** `METHOD /path`, as in the routes. */
  rest?: string[];
  query?: string[];
  mutation?: string[];
  /** Over a WebSocket, and as an event stream. */
  subscription?: string[];
  /** Types, by `node(id:)`. */
  node?: string[];
}

export const actions: Action[] = [
  {
    noun: "content",
    action: "see",
    rule: "who sees the item",
    rest: ["GET /api/quizzes/:id", "GET /api/surveys/:id"],
    query: ["content"],
    node: ["Content"],
  },
  {
    noun: "content",
    action: "find by its short code",
    rule: "who sees the item",
    rest: ["GET /api/short-links/:code"],
  },
  {
    noun: "content",
    action: "list one's own",
    rule: "signed in",
    rest: ["GET /api/dashboard"],
  },
  {
    noun: "content",
    action: "create",
    rule: "signed in, to change",
    rest: ["POST /api/quizzes/manual", "POST /api/quizzes/skill-based", "POST /api/surveys"],
    mutation: ["createQuiz", "createSurvey", "createAssessment"],
  },
  {
    noun: "content",
    action: "generate",
    rule: "signed in, to change",
    rest: [
      "POST /api/quizzes",
      "POST /api/quizzes/generate-ai",
      "POST /api/quizzes/from-pdf",
      "POST /api/surveys/ai-generate",
      "POST /api/surveys/from-url",
      "POST /api/surveys/from-pdf",
      "POST /api/pdfs/upload",
    ],
    mutation: ["generateContent", "endGeneration"],
  },
  {
    noun: "content",
    action: "send a file to a link",
    rule: "nobody without the link",
    rest: ["PUT /api/pdfs/objects/:id"],
  },
  {
    noun: "content",
    action: "watch its generation",
    rule: "signed in",
    subscription: ["generationProgress", "generations"],
  },
  {
    noun: "content",
    action: "find what a key of nobody's made",
    rule: "signed in, to find nothing",
    query: ["generated"],
  },
  { noun: "content", action: "ask for a model", rule: "anybody", query: ["hasModel"] },
  {
    noun: "content",
    action: "edit",
    rule: "the owner, to change",
    rest: ["PUT /api/quizzes/:id", "PUT /api/surveys/:id"],
    mutation: ["updateContent"],
  },
  {
    noun: "content",
    action: "duplicate",
    rule: "the owner, to change",
    rest: ["POST /api/quizzes/:id/duplicate", "POST /api/surveys/:id/duplicate"],
    mutation: ["duplicateContent"],
  },
  {
    noun: "content",
    action: "delete",
    rule: "the owner, to change",
    rest: ["DELETE /api/quizzes/:id", "DELETE /api/surveys/:id"],
    mutation: ["deleteContent"],
  },
  { noun: "question", action: "see", rule: "who sees the item", node: ["Question"] },
  { noun: "question", action: "see what was replaced", rule: "the owner alone", node: ["Question, replaced"] },
  {
    noun: "attempt",
    action: "start",
    rule: "who sees the item",
    rest: ["POST /api/quizzes/:id/starts", "POST /api/surveys/:id/starts"],
    mutation: ["startAttempt"],
  },
  {
    noun: "attempt",
    action: "submit",
    rule: "who sees the item",
    rest: ["POST /api/quizzes/:id/attempts", "POST /api/surveys/:id/responses"],
    mutation: ["submitAttempt"],
  },
  {
    noun: "attempt",
    action: "try, with nothing stored",
    rule: "the owner, to read",
    rest: [
      "GET /api/quizzes/:id/trial",
      "GET /api/surveys/:id/trial",
      "POST /api/quizzes/:id/trial",
      "POST /api/surveys/:id/trial",
    ],
  },
  { noun: "attempt", action: "read by its id", rule: "the owner alone", node: ["Attempt"] },
  { noun: "attempt", action: "read", rule: "the owner, to read", rest: ["GET /api/attempts/:id/details"] },
  {
    noun: "attempt",
    action: "read without names",
    rule: "the owner, until it is shared",
    rest: ["GET /api/surveys/:id/responses"],
  },
  {
    noun: "attempt",
    action: "read without names, once shared",
    rule: "who sees the item",
    rest: ["GET /api/surveys/:id/responses, shared"],
  },
  {
    noun: "results",
    action: "read",
    rule: "the owner, to read",
    rest: ["GET /api/quizzes/:id/results", "GET /api/surveys/:id/results"],
    subscription: ["resultsChanged"],
  },
  {
    noun: "results",
    action: "export",
    rule: "the owner, to read",
    rest: ["GET /api/quizzes/:id/export", "GET /api/surveys/:id/export"],
    mutation: ["exportResults"],
  },
  {
    noun: "results",
    action: "download by a link",
    rule: "a link that leads nowhere",
    rest: ["GET /api/exports/:secret"],
  },
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
  {
    noun: "user",
    action: "sign in and recover",
    rule: "anybody",
    rest: [
      "POST /api/auth/register",
      "POST /api/auth/login",
      "POST /api/auth/refresh",
      "POST /api/auth/logout",
      "POST /api/auth/forgot-password",
      "POST /api/auth/reset-password",
      "POST /api/auth/reset-password/access",
      "POST /api/auth/verify-email",
      "POST /api/auth/approve-email-change",
      "POST /api/auth/approve-email-change/link",
      "POST /api/auth/undo-email-change",
      "POST /api/auth/undo-email-change/link",
    ],
    query: ["accessOfReset"],
    mutation: [
      "register",
      "login",
      "refreshSession",
      "logout",
      "forgotPassword",
      "resetPassword",
      "verifyEmail",
      "approveEmailChange",
      "undoEmailChange",
    ],
  },
  { noun: "user", action: "see", rule: "the person and administrators", node: ["User"] },
  {
    noun: "user",
    action: "read oneself",
    rule: "signed in",
    rest: ["GET /api/auth/me", "GET /api/auth/verification-status"],
  },
  { noun: "user", action: "read oneself", rule: "the viewer, if any", query: ["viewer"] },
  {
    noun: "user",
    action: "change oneself",
    rule: "in person",
    rest: [
      "PATCH /api/auth/profile",
      "POST /api/auth/change-password",
      "POST /api/auth/logout-everywhere",
      "POST /api/auth/resend-verification",
      "GET /api/auth/access",
      "GET /api/auth/email-change",
      "DELETE /api/auth/email-change",
      "POST /api/auth/email-change/resend",
      "GET /api/auth/data",
      "POST /api/auth/delete-account",
    ],
    mutation: [
      "updateProfile",
      "adoptTimeZone",
      "cancelEmailChange",
      "resendEmailChange",
      "changePassword",
      "signOutEverywhere",
      "resendVerification",
      "deleteAccount",
    ],
  },
  { noun: "token", action: "see", rule: "the person alone", node: ["AccessToken"] },
  {
    noun: "token",
    action: "list and make",
    rule: "in person",
    rest: ["GET /api/auth/tokens", "POST /api/auth/tokens"],
    mutation: ["createAccessToken"],
  },
  {
    noun: "token",
    action: "revoke",
    rule: "in person, one's own",
    rest: ["DELETE /api/auth/tokens/:id"],
    mutation: ["revokeAccessToken"],
  },
  {
    noun: "site",
    action: "administer",
    rule: "administrators",
    rest: [
      "GET /api/admin/dashboard",
      "GET /api/admin/users",
      "GET /api/admin/content",
      "GET /api/admin/analytics",
      "GET /api/admin/content/:id/details",
      "PATCH /api/admin/users/:id/admin",
      "POST /api/admin/mail/test",
    ],
    query: ["admin"],
    mutation: ["setAdmin", "sendTestMail"],
  },
  {
    noun: "content",
    action: "close or delete in its owner's place",
    rule: "administrators, once its owner is gone",
    rest: ["POST /api/admin/content/:id/unpublish", "DELETE /api/admin/content/:id"],
    mutation: ["unpublishOrphan", "deleteOrphan"],
  },
];

export const passes = (rule: Rule, asker: Asker): boolean =>
  settings.some((setting) => expected(rule, setting)[asker] === "ok");

/** Every field of the types with an id, by who may read it. */
export const fields: Record<string, Partial<Record<Rule, string>>> = {
  Content: {
    "who sees the item":
      "id key shortUrl kind title description difficulty isPublic showResultsToTakers collectEmailUpfront revision createdAt updatedAt canEdit questions",
    "the owner alone": "attemptCount averageScore lastAttemptAt timeZone recentDays results analysis attempts webhooks",
    "the owner and administrators": "skillLevels scale emailResultsSettings draftedBy sourceType sourceUrl",
    "administrators alone": "creator stats",
  },
  Question: {
    "who sees the item": "id key text type options order",
    "the owner and administrators": "correctAnswer optionWeights explanation passage passageAnchor",
  },
  Attempt: {
    "the owner alone":
      "id key participantName participantEmail completedAt duration score percentage totalQuestions skillScore skillLevel revision content correctAnswers answers",
  },
  Webhook: { "the owner alone": "id url createdAt deliveries", "the owner, but no token to read": "secret" },
  WebhookDelivery: {
    "the owner alone": "id attemptId state tries status answer error duration triedAt createdAt",
  },
  User: {
    "the person and administrators":
      "id key email firstName lastName plan isAdmin isEmailVerified timeZone createdAt totalQuizzes totalSurveys",
    "the owner alone": "contents generations totals",
    "the person alone": "accessTokens emailChange standingAccess",
  },
  AccessToken: { "the person alone": "id name scope createdAt lastUsedAt expiresAt" },
};
