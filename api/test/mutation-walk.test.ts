import { type GraphQLField, GraphQLObjectType, GraphQLUnionType, getNamedType } from "graphql";
import { afterAll, expect, it } from "vitest";
import { submit } from "../src/attempt/attempt.ts";
import { personalKey } from "../src/content/rules/personal-link.ts";
import { saveTranslation } from "../src/content/translation/translation.ts";
import { deleteContent } from "../src/content/trash/delete.ts";
import { globalId } from "../src/platform/graphql/ids.ts";
import { anonymous } from "../src/platform/identity/viewer.ts";
import { deleteAttempt } from "../src/results/attempts/deletion/deletion.ts";
import { schema } from "../src/schema.ts";
import { anArticle } from "./article.ts";
import { anAuthorizationQuery } from "./assistant/authorization.ts";
import { failuresOf } from "./cases/failures.ts";
import {
  aCertificate,
  aDraftedQuestion,
  anImage,
  aQuiz,
  aRekeyedQuiz,
  aShortQuiz,
  aSurvey,
  assessmentInput,
  aUser,
  password,
  quizInput,
  surveyInput,
  viewerFor,
} from "./factories.ts";
import { testApp } from "./harness.ts";
import { aModelServer } from "./servers/model.ts";
import { aSite } from "./servers/site.ts";

/* Queries only `__typename`, like clients that only check whether a mutation succeeded. */

const model = await aModelServer();
afterAll(() => model.close());
const site = await aSite((_request, response) => response.end("thanks"), afterAll);
const app = await testApp({ openaiKey: "sk-test", openaiBaseUrl: model.url, fetchAllowHosts: [site.host] });
const { db } = app.platform;

const upper = ({ questions, ...survey }: typeof surveyInput) => ({
  ...survey,
  questions: questions.map((question) => ({ ...question, questionType: question.questionType.toUpperCase() })),
});

interface World {
  client: Awaited<ReturnType<typeof app.as>>;
  user: Awaited<ReturnType<typeof aUser>>;
  quiz: Awaited<ReturnType<typeof aQuiz>>;
}

const questionsOf = ({ quiz: { id } }: World) => db.question.findMany({ where: { contentId: id } });

async function anAttempt(world: World) {
  const answers = Object.fromEntries((await questionsOf(world)).map(({ id }) => [id, 0]));
  return submit(app.platform, anonymous("192.0.2.1"), world.quiz.id, { answers });
}

async function anInvitation({ quiz }: World): Promise<string> {
  const { id } = await app.platform.db.invitation.create({ data: { contentId: quiz.id, name: "Ann" } });
  return id;
}

async function aWebhook({ client, quiz }: World): Promise<string> {
  const { body } = await client.rest("POST", `/quizzes/${quiz.id}/webhooks`, { url: `${site.url}/hook` });
  return body.id;
}

async function changeAddress({ client, user: { email } }: World) {
  const profile = { email: `new-${email}`, firstName: "Grace", lastName: "Hopper", currentPassword: password };
  await client.rest("PATCH", "/auth/profile", profile);
  return {};
}

async function aDraft({ user }: World) {
  const { id, draftingId } = await aDraftedQuestion(app.platform, user);
  return { drafting: { id: globalId("Drafting", draftingId) }, candidate: { id: globalId("Candidate", id) } };
}

/** A question with three text answers, and the newest of them. */
async function anOpenQuestion({ user }: World) {
  const survey = await aSurvey(app.platform, user, { questions: [{ questionText: "Why?", questionType: "text" }] });
  const question = await db.question.findFirstOrThrow({ where: { contentId: survey.id } });
  let attempt = "";
  for (const text of ["The bus", "A bus", "The soup"]) {
    const answers = { [question.id]: text };
    attempt = (await submit(app.platform, anonymous("192.0.2.1"), survey.id, { answers })).id;
  }
  return {
    contentId: globalId("Content", survey.id),
    question: globalId("Question", question.id),
    attempt: globalId("Attempt", attempt),
  };
}

/** Arguments with which each mutation with a result type succeeds. */
const examples: Record<string, (world: World) => object | Promise<object>> = {
  register: () => ({
    input: { email: "new@example.com", password, confirmPassword: password, firstName: "Ada", lastName: "Byron" },
  }),
  login: ({ user: { email } }) => ({ input: { email, password } }),
  refreshSession: async ({ client, user: { email } }) => {
    const { body } = await client.rest("POST", "/auth/login", { email, password });
    return { refreshToken: body.refreshToken };
  },
  updateProfile: ({ user: { email } }) => ({ input: { email, firstName: "Grace", lastName: "Hopper" } }),
  setRetention: () => ({ rule: { what: "DELETE", days: 30 } }),
  adoptTimeZone: () => ({ timeZone: "Asia/Tokyo" }),
  resendEmailChange: changeAddress,
  cancelEmailChange: changeAddress,
  createAccessToken: () => ({ input: { name: "script", scope: "READ" } }),
  revokeAccessToken: async ({ client }) => {
    const { body } = await client.rest("POST", "/auth/tokens", { name: "script", scope: "read" });
    return { id: globalId("AccessToken", body.id) };
  },
  decideAuthorization: () => ({ input: { query: anAuthorizationQuery(app.platform), scopes: ["CONTENT_READ"] } }),
  createUploadLink: () => ({}),
  exportOwnData: () => ({}),
  createQuiz: () => ({ input: quizInput }),
  createSurvey: () => ({ input: upper(surveyInput) }),
  createAssessment: () => ({ input: assessmentInput }),
  updateContent: ({ quiz: { id, revision } }) => ({
    id: globalId("Content", id),
    input: { title: "Rivers", revision },
  }),
  duplicateContent: ({ quiz: { id } }) => ({ id: globalId("Content", id) }),
  generateContent: () => ({ input: { kind: "QUIZ", title: "Rivers", source: { topic: "Rivers of Europe" } } }),
  writeMissing: async ({ user }) => ({ id: globalId("Content", (await aShortQuiz(app.platform, user)).id) }),
  beginDrafting: () => ({ input: { kind: "QUIZ", title: "Rivers", source: { topic: "Rivers of Europe" } } }),
  readOutlook: () => ({ input: { kind: "QUIZ", source: { text: anArticle("suez").paragraphs.join("\n\n") } } }),
  draftAnother: async (world) => ({
    contentId: globalId("Content", world.quiz.id),
    question: globalId("Question", (await questionsOf(world))[0]?.id ?? ""),
  }),
  draftMore: async (world) => ({ ...(await aDraft(world)).drafting, input: { count: 1 } }),
  resumeDrafting: async (world) => (await aDraft(world)).drafting,
  stopDrafting: async (world) => (await aDraft(world)).drafting,
  updateCandidate: async (world) => ({ ...(await aDraft(world)).candidate, input: { state: "DROPPED" } }),
  reviseCandidate: async (world) => ({ ...(await aDraft(world)).candidate, how: "ANOTHER" }),
  restoreCandidate: async (world) => (await aDraft(world)).candidate,
  finishDrafting: async (world) => (await aDraft(world)).drafting,
  submitAttempt: async (world) => {
    const answers = (await questionsOf(world)).map(({ id }) => ({ questionId: id, choices: [0] }));
    return { input: { contentId: globalId("Content", world.quiz.id), answers } };
  },
  deleteAttempt: async (world) => ({ id: globalId("Attempt", (await anAttempt(world)).id) }),
  deleteAttempts: async (world) => {
    await anAttempt(world);
    return { contentId: globalId("Content", world.quiz.id), isAll: true };
  },
  freePlaces: ({ quiz: { id } }) => ({ contentId: globalId("Content", id) }),
  undoAttemptDeletion: async (world) => {
    const { id } = await anAttempt(world);
    return { key: (await deleteAttempt(app.platform, viewerFor(world.user), id)).id };
  },
  regradeAnswers: async ({ user }) => {
    const { id, revision } = await aRekeyedQuiz(app.platform, user);
    return { input: { contentId: globalId("Content", id), revision } };
  },
  previewPeople: ({ quiz: { id } }) => ({ input: { contentId: globalId("Content", id), text: "ann@example.com" } }),
  addPeople: ({ quiz: { id } }) => ({ input: { contentId: globalId("Content", id), text: "ann@example.com" } }),
  sendInvitations: async ({ user, quiz: { id } }) => {
    await app.platform.db.user.update({ where: { id: user.id }, data: { isEmailVerified: true } });
    return { input: { contentId: globalId("Content", id), letter: "INVITATION" } };
  },
  updateInvitation: async (world) => ({ input: { id: globalId("Invitation", await anInvitation(world)) } }),
  deleteInvitation: async (world) => ({ id: globalId("Invitation", await anInvitation(world)) }),
  changeInvitations: async (world) => ({
    input: {
      contentId: globalId("Content", world.quiz.id),
      change: "REVOKE",
      ids: [globalId("Invitation", await anInvitation(world))],
    },
  }),
  updateInvitationMailing: ({ quiz: { id } }) => ({ input: { contentId: globalId("Content", id), remindAfter: 3 } }),
  exportInvitationLinks: ({ quiz: { id } }) => ({ contentId: globalId("Content", id), format: "CSV" }),
  openInvitation: async (world) => ({
    contentId: globalId("Content", world.quiz.id),
    personalKey: personalKey(app.platform, world.quiz.id, await anInvitation(world)),
  }),
  drawBallot: async ({ user }) => {
    const { id } = await aQuiz(app.platform, user, { rules: { anonymous: true } });
    const invitation = await app.platform.db.invitation.create({ data: { contentId: id, name: "Ann" } });
    return {
      contentId: globalId("Content", id),
      personalKey: personalKey(app.platform, id, invitation.id),
      blinded: "A".repeat(342),
    };
  },
  issueCertificate: async ({ user }) => (await aCertificate(app.platform, user)).order,
  eraseOwnAnswers: async ({ user }) => {
    const { contentId, attemptKey } = (await aCertificate(app.platform, user)).order;
    return { contentId, attemptKey };
  },
  revokeCertificate: async ({ user }) => ({ code: (await aCertificate(app.platform, user)).code }),
  erasePerson: () => ({ email: "ann@example.com" }),
  markText: async (world) => {
    const { attempt, ...named } = await anOpenQuestion(world);
    return { ...named, attempt, isStarred: true };
  },
  findThemes: async (world) => ({ ...(await anOpenQuestion(world)), attempt: undefined }),
  setAddress: ({ quiz: { id } }) => ({ id: globalId("Content", id), address: `rivers-${id.slice(-8)}` }),
  saveTranslation: ({ quiz: { id } }) => ({
    input: { contentId: globalId("Content", id), language: "de", texts: [{ path: "title", text: "Hauptstädte" }] },
  }),
  draftTranslation: ({ quiz: { id } }) => ({ contentId: globalId("Content", id), language: "it" }),
  describeImage: async ({ user }) => ({ url: (await anImage(app.platform, user)).url }),
  deleteTranslation: async ({ user, quiz: { id } }) => {
    await saveTranslation(app.platform, viewerFor(user), id, "fr", { texts: [{ path: "title", text: "Capitales" }] });
    return { contentId: globalId("Content", id), language: "fr" };
  },
  createWebhook: ({ quiz: { id } }) => ({ contentId: globalId("Content", id), url: `${site.url}/hook` }),
  deleteWebhook: async (world) => ({ id: globalId("Webhook", await aWebhook(world)) }),
  createAccountWebhook: () => ({
    input: { url: `${site.url}/hook`, events: ["ATTEMPT_CREATED", "CONTENT_DELETED"], allItems: true },
  }),
  updateWebhook: async (world) => ({ id: globalId("Webhook", await aWebhook(world)), input: { paused: true } }),
  removeWebhook: async (world) => ({ id: globalId("Webhook", await aWebhook(world)) }),
  recoverWebhook: async (world) => ({
    id: globalId("Webhook", await aWebhook(world)),
    since: new Date(Date.now() - 60_000).toISOString(),
  }),
  rotateWebhookSecret: async (world) => ({ id: globalId("Webhook", await aWebhook(world)) }),
  testWebhook: async (world) => ({ id: globalId("Webhook", await aWebhook(world)) }),
  replayDelivery: async (world) => {
    const { id } = await anAttempt(world);
    const contentId = world.quiz.id;
    const delivery = { webhookId: await aWebhook(world), contentId, attemptId: id, state: "delivered" as const };
    return { id: globalId("WebhookDelivery", (await db.webhookDelivery.create({ data: delivery })).id) };
  },
  unpublishOrphan: async () => {
    const gone = await aUser(app.platform);
    const { id } = await aQuiz(app.platform, gone);
    await db.user.delete({ where: { id: gone.id } });
    return { id: globalId("Content", id) };
  },
  restoreContent: async ({ user, quiz: { id } }) => {
    await deleteContent(app.platform, viewerFor(user), id);
    return { id: globalId("Content", id) };
  },
  setAdmin: async () => ({ userId: globalId("User", (await aUser(app.platform)).id), isAdmin: true }),
  sendTestMail: () => ({}),
};

const successOf = ({ type }: GraphQLField<unknown, unknown>) => {
  const payload = getNamedType(type);
  return payload instanceof GraphQLUnionType
    ? payload.getTypes().find(({ name }) => name !== "DomainError")
    : undefined;
};

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
  const success = successOf(field);
  const data = success && getNamedType(success.getFields().data?.type);
  return data instanceof GraphQLObjectType ? [{ name: field.name, field, success: success?.name }] : [];
});

async function checkMutation({ name, field, success }: (typeof mutations)[number]) {
  for (const selection of ["__typename", `__typename ... on ${success} { data { __typename } }`]) {
    const user = await aUser(app.platform, { isAdmin: true, isEmailVerified: true });
    const world = { user, client: await app.as(user), quiz: await aQuiz(app.platform, user) };
    expect(Object.keys(examples)).toContain(name);
    const variables = await examples[name]?.(world);
    const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
    const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
    const call = field.args.length > 0 ? `mutation (${declared}) { ${name}(${given})` : `mutation { ${name}`;
    const { data, errors } = await world.client.graphql(`${call} { ${selection} } }`, { ...variables });
    expect(errors).toBeUndefined();
    expect(data[name]).toMatchObject({ __typename: success });
    await db.user.deleteMany({ where: { email: "new@example.com" } });
  }
}

it("answers each mutation that asks for __typename alone", { tags: ["slow"], timeout: 180_000 }, async () => {
  expect(await failuresOf(mutations, ({ name }) => name, checkMutation)).toEqual([]);
});

it("queries answer who asks for __typename alone", async () => {
  const admin = await aUser(app.platform, { isAdmin: true });
  const { id } = await aQuiz(app.platform, admin);
  const page = "(first: 1) { edges { node { __typename } } }";
  const { errors } = await (await app.as(admin)).graphql(
    `query ($key: String!, $id: ID!) {
      viewer { __typename }
      viewer { contents${page} }
      content(key: $key) { __typename }
      node(id: $id) { __typename }
      nodes(ids: [$id]) { __typename }
      admin { contentDetails(key: $key) { __typename } topCreators { __typename } users${page} contents${page} }
    }`,
    { key: id, id: globalId("Content", id) },
  );
  expect(errors).toBeUndefined();
});
