import { afterAll, expect, it } from "vitest";
import { submit } from "../src/attempt/attempt.ts";
import { globalId } from "../src/platform/graphql/ids.ts";
import { anonymous } from "../src/platform/identity/viewer.ts";
import { schema } from "../src/schema.ts";
import { anAuthorizationQuery } from "./assistant/authorization.ts";
import { failuresOf } from "./cases/failures.ts";
import { aCertificate, aQuiz, aRekeyedQuiz, aUser, password } from "./factories.ts";
import { testApp } from "./harness.ts";
import { mailedToken } from "./mail.ts";
import { aSite } from "./servers/site.ts";

/* Lists every mutation with its entry in the owner's log, or with the reason why it has no entry. */

const site = await aSite((_request, response) => response.end("thanks"), afterAll);
const app = await testApp({ fetchAllowHosts: [site.host] });
const { platform } = app;

async function aWorld() {
  const user = await aUser(platform, { isEmailVerified: true });
  const quiz = await aQuiz(platform, user);
  const questions = await platform.db.question.findMany({ where: { contentId: quiz.id }, orderBy: { order: "asc" } });
  const attempt = await submit(platform, anonymous("192.0.2.1"), quiz.id, {
    answers: Object.fromEntries(questions.map(({ id }) => [id, 0])),
  });
  return { user, quiz, questions, attempt, client: await app.as(user), visitor: await app.as() };
}
type World = Awaited<ReturnType<typeof aWorld>>;

const newPassword = "Another-horse-1";
const passwords = { newPassword, confirmPassword: newPassword };
const content = ({ quiz }: World) => globalId("Content", quiz.id);

async function aWebhook({ client, quiz }: World) {
  const { body } = await client.rest("POST", `/quizzes/${quiz.id}/webhooks`, { url: `${site.url}/hook` });
  return globalId("Webhook", body.id);
}

async function trashed(world: World) {
  await world.client.rest("DELETE", `/quizzes/${world.quiz.id}`);
  return { id: content(world) };
}

async function newAddress({ client, user: { email } }: World, more: object = { currentPassword: password }) {
  const profile = { email: `new-${email}`, firstName: "Grace", lastName: "Hopper", ...more };
  expect((await client.rest("PATCH", "/auth/profile", profile)).status).toBe(200);
}

const confirmed = async ({ user, visitor }: World) => {
  const token = await mailedToken(platform, `new-${user.email}`, "address-confirmation");
  await visitor.rest("POST", "/auth/verify-email", { token });
};

async function anInvitation({ client, quiz }: World) {
  await client.rest("POST", `/content/${quiz.id}/invitations`, { text: "Ada <ada@example.com>" });
  const { id } = await platform.db.invitation.findFirstOrThrow({ where: { contentId: quiz.id } });
  return globalId("Invitation", id);
}

interface Logged {
  actions: string[];
  /** Returns the arguments for the mutation, after creating everything that it needs. */
  args(world: World): object | Promise<object>;
  /** Follows the download URL in the result. */
  isDownload?: true;
}

const logged: Record<string, Logged> = {
  login: { actions: ["signed_in"], args: ({ user: { email } }) => ({ input: { email, password } }) },
  updateProfile: {
    actions: ["address_changed"],
    async args({ user: { id, email } }) {
      await platform.db.user.update({ where: { id }, data: { isEmailVerified: false } });
      return { input: { email: `new-${email}`, firstName: "Grace", lastName: "Hopper" } };
    },
  },
  setRetention: { actions: ["settings_changed"], args: () => ({ rule: { what: "DELETE", days: 30 } }) },
  verifyEmail: {
    actions: ["address_changed"],
    async args(world) {
      await newAddress(world);
      return { token: await mailedToken(platform, `new-${world.user.email}`, "address-confirmation") };
    },
  },
  approveEmailChange: {
    actions: ["address_changed"],
    async args(world) {
      await newAddress(world, {});
      await confirmed(world);
      return { token: await mailedToken(platform, world.user.email, "address-approval") };
    },
  },
  undoEmailChange: {
    actions: ["address_restored"],
    async args(world) {
      await newAddress(world);
      await confirmed(world);
      return { token: await mailedToken(platform, world.user.email, "address-changed") };
    },
  },
  changePassword: {
    actions: ["password_changed", "webhook_deleted"],
    async args(world) {
      await aWebhook(world);
      return { input: { currentPassword: password, ...passwords, endWebhooks: true } };
    },
  },
  resetPassword: {
    actions: ["password_reset"],
    async args({ user: { email }, visitor }) {
      await visitor.rest("POST", "/auth/forgot-password", { email });
      const token = await mailedToken(platform, email, "reset");
      return { input: { token, password: newPassword, confirmPassword: newPassword } };
    },
  },
  signOutEverywhere: { actions: ["signed_out_everywhere"], args: () => ({}) },
  setAdmin: {
    actions: ["admin_revoked"],
    async args({ user: { id } }) {
      await platform.db.user.update({ where: { id }, data: { isAdmin: true } });
      await aUser(platform, { isAdmin: true });
      return { userId: globalId("User", id), isAdmin: false };
    },
  },
  exportOwnData: { actions: ["data_exported"], args: () => ({}), isDownload: true },
  createAccessToken: { actions: ["token_made"], args: () => ({ input: { name: "script", scope: "READ" } }) },
  decideAuthorization: {
    actions: ["token_made"],
    args: () => ({ input: { query: anAuthorizationQuery(platform), scopes: ["CONTENT_READ"] } }),
  },
  revokeAccessToken: {
    actions: ["token_revoked"],
    async args({ client }) {
      const { body } = await client.rest("POST", "/auth/tokens", { name: "script", scope: "read" });
      return { id: globalId("AccessToken", body.id) };
    },
  },
  createWebhook: {
    actions: ["webhook_made"],
    args: (world) => ({ contentId: content(world), url: `${site.url}/hook` }),
  },
  createAccountWebhook: {
    actions: ["webhook_made"],
    args: () => ({ input: { url: `${site.url}/hook`, events: ["ATTEMPT_CREATED"], allItems: true } }),
  },
  updateWebhook: {
    actions: ["webhook_changed"],
    args: async (world) => ({ id: await aWebhook(world), input: { paused: true } }),
  },
  rotateWebhookSecret: { actions: ["webhook_secret_renewed"], args: async (world) => ({ id: await aWebhook(world) }) },
  deleteWebhook: { actions: ["webhook_deleted"], args: async (world) => ({ id: await aWebhook(world) }) },
  removeWebhook: { actions: ["webhook_deleted"], args: async (world) => ({ id: await aWebhook(world) }) },
  exportResults: {
    actions: ["results_exported"],
    args: (world) => ({ id: content(world), format: "CSV" }),
    isDownload: true,
  },
  deleteAttempt: {
    actions: ["attempts_deleted"],
    args: ({ attempt }) => ({ id: globalId("Attempt", attempt.id) }),
  },
  deleteAttempts: {
    actions: ["attempts_deleted"],
    args: (world) => ({ contentId: content(world), isAll: true }),
  },
  undoAttemptDeletion: {
    actions: ["attempts_restored"],
    async args({ attempt, client }) {
      const { body } = await client.rest("DELETE", `/attempts/${attempt.id}`);
      return { key: body.deletionId };
    },
  },
  regradeAnswers: {
    actions: ["attempts_regraded"],
    async args({ user }) {
      const { id, revision } = await aRekeyedQuiz(app.platform, user);
      return { input: { contentId: globalId("Content", id), revision } };
    },
  },
  revokeCertificate: {
    actions: ["certificate_revoked"],
    args: async ({ user }) => ({ code: (await aCertificate(app.platform, user)).code }),
  },
  eraseOwnAnswers: {
    actions: ["answers_erased"],
    async args({ user }) {
      const { contentId, attemptKey } = (await aCertificate(app.platform, user)).order;
      return { contentId, attemptKey };
    },
  },
  freePlaces: {
    actions: ["places_freed"],
    async args(world) {
      const until = new Date(Date.now() + 60_000);
      await platform.db.attemptSeat.create({ data: { contentId: world.quiz.id, attemptKey: "held", until } });
      return { contentId: content(world) };
    },
  },
  erasePerson: { actions: ["person_erased"], args: () => ({ email: "ann@example.com" }) },
  deleteContent: { actions: ["content_deleted"], args: (world) => ({ id: content(world) }) },
  restoreContent: { actions: ["content_restored"], args: trashed },
  purgeContent: { actions: ["content_purged"], args: trashed },
  emptyTrash: {
    actions: ["content_purged"],
    async args(world) {
      await trashed(world);
      return {};
    },
  },
  addPeople: {
    actions: ["people_invited"],
    args: (world) => ({ input: { contentId: content(world), text: "Ada <ada@example.com>" } }),
  },
  sendInvitations: {
    actions: ["invitations_sent"],
    async args(world) {
      await anInvitation(world);
      return { input: { contentId: content(world), letter: "INVITATION" } };
    },
  },
  exportInvitationLinks: {
    actions: ["invitation_links_exported"],
    async args(world) {
      await anInvitation(world);
      return { contentId: content(world), format: "CSV" };
    },
    isDownload: true,
  },
  updateInvitation: {
    actions: ["invitations_revoked"],
    args: async (world) => ({ input: { id: await anInvitation(world), isRevoked: true } }),
  },
  deleteInvitation: { actions: ["invitations_deleted"], args: async (world) => ({ id: await anInvitation(world) }) },
  changeInvitations: {
    actions: ["invitations_revoked"],
    args: async (world) => ({
      input: { contentId: content(world), change: "REVOKE", ids: [await anInvitation(world)] },
    }),
  },
  setAddress: {
    actions: ["settings_changed"],
    args: (world) => ({ id: content(world), address: "rivers" }),
  },
  updateContent: {
    actions: ["key_changed", "settings_changed"],
    args: (world) => ({
      id: content(world),
      input: {
        isPublic: false,
        questions: world.questions.map(({ id, questionText, options, correctAnswer }, place) => ({
          id: globalId("Question", id),
          questionText,
          options,
          correctAnswer: place === 0 ? 1 - (correctAnswer ?? 0) : correctAnswer,
        })),
      },
    }),
  },
};

const asksOnly = "It asks for what another mutation does.";
const makes = "It makes something new, which takes nothing from anybody and shows it to nobody.";
const drafts = "Drafts are the creator's own; what becomes of them is an item.";
const takers = "A taker does it, not the owner.";
const nobodys = "The item has no owner, so there is no log; administrators' entries are in audit_entries.";

const notLogged: Record<string, string> = {
  register: "It makes the account, and signs in, which is logged.",
  refreshSession: "It is the session that was signed in.",
  logout: "It gives up access.",
  forgotPassword: asksOnly,
  resendVerification: asksOnly,
  resendEmailChange: asksOnly,
  cancelEmailChange: "Everything stays as it is.",
  adoptTimeZone: "It takes nothing from anybody and shows it to nobody.",
  deleteAccount: "The log goes with the account.",
  createUploadLink: makes,
  createQuiz: makes,
  createSurvey: makes,
  createAssessment: makes,
  duplicateContent: makes,
  generateContent: makes,
  writeMissing: makes,
  endGeneration: drafts,
  beginDrafting: drafts,
  draftAnother: drafts,
  draftMore: drafts,
  resumeDrafting: drafts,
  stopDrafting: drafts,
  finishDrafting: drafts,
  discardDrafting: drafts,
  updateCandidate: drafts,
  reviseCandidate: drafts,
  restoreCandidate: drafts,
  saveTranslation: "Neither key nor rule: the same item in other words.",
  deleteTranslation: "Neither key nor rule: the same item in other words.",
  draftTranslation: "Nothing is stored.",
  describeImage: "Nothing is stored.",
  markText: "Answers stay as they are.",
  findThemes: "Answers stay as they are.",
  previewPeople: "Nothing is stored.",
  readOutlook: "Nothing is stored.",
  updateInvitationMailing: "Neither key nor rule: what people are written.",
  openInvitation: takers,
  drawBallot: takers,
  startAttempt: takers,
  submitAttempt: takers,
  issueCertificate: takers,
  recoverWebhook: "It sends to a webhook what was sent to it; the webhook is logged.",
  replayDelivery: "It sends to a webhook what was sent to it; the webhook is logged.",
  testWebhook: "Nothing of anybody is sent.",
  reportContent: "Anyone does it, and the owner does not learn of it.",
  closeReport: "The owner does not learn of it; administrators' entries are in audit_entries.",
  unpublishOrphan: nobodys,
  deleteOrphan: nobodys,
  sendTestMail: "It mails the administrator who asks.",
};

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

it("lists every mutation once, as logged or with the reason why not", () => {
  const listed = [...Object.keys(logged), ...Object.keys(notLogged)];
  expect(listed.toSorted()).toEqual(mutations.map(({ name }) => name).toSorted());
});

async function checkLogged({ name, args }: (typeof mutations)[number]) {
  const { actions, isDownload, ...known } = logged[name] as Logged;
  const world = await aWorld();
  const variables = await known.args(world);
  const client = name === "setAdmin" ? await app.as(await aUser(platform, { isAdmin: true })) : world.client;
  const before = await platform.db.logEntry.findMany({ where: { userId: world.user.id } });
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const call = args.length > 0 ? `mutation (${declared}) { done: ${name}(${given})` : `mutation { done: ${name}`;
  const selection = isDownload
    ? "... on DomainError { message } ... on Success { data }"
    : "... on DomainError { message }";
  const success = `${name.charAt(0).toUpperCase()}${name.slice(1)}Success`;
  const { data, errors } = await client.graphql(`${call} { __typename ${selection.replace("Success", success)} } }`, {
    ...variables,
  });
  expect(errors).toBeUndefined();
  expect(data.done).toMatchObject({ __typename: success });
  if (isDownload) expect((await app.http.inject({ method: "GET", url: data.done.data })).statusCode).toBe(200);

  const seen = new Set(before.map(({ id }) => id));
  const entries = await platform.db.logEntry.findMany({ where: { userId: world.user.id } });
  const fresh = entries.filter(({ id }) => !seen.has(id));
  expect(fresh.map(({ action }) => action).toSorted()).toEqual(actions);
  const written = JSON.stringify(fresh);
  for (const secret of [password, newPassword, "assay_pat_", "whsec_", "/hook", "Ann"])
    expect(written).not.toContain(secret);
}

it("logs each mutation that takes or shows something", { tags: ["slow"], timeout: 120_000 }, async () => {
  const failures = await failuresOf(
    mutations.filter(({ name }) => name in logged),
    ({ name }) => name,
    checkLogged,
  );
  expect(failures).toEqual([]);
});
