import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { anAssessment, aSurvey, aUser, surveyInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { personalKey } from "./personal-link.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);
const [author, taker] = [await as(owner), await as()];

const change = `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) {
  ... on UpdateContentSuccess { data { rules { anonymous } } } ... on DomainError { issues { path message } } } }`;

/** REST and GraphQL: whether answers are anonymous after an edit, or the reason for its refusal. */
const doors: [string, (id: string, input: object) => Promise<boolean | string>][] = [
  [
    "REST",
    async (id, input) => {
      const { body } = await author.rest("PUT", `/surveys/${id}`, input);
      return body.issues ? body.issues[0].message : body.rules?.anonymous === true;
    },
  ],
  [
    "GraphQL",
    async (id, input) => {
      const { data } = await author.graphql(change, { id: globalId("Content", id), input });
      const { issues, data: saved } = data?.updateContent ?? {};
      return issues ? issues[0].message : saved.rules?.anonymous === true;
    },
  ],
];

async function handIn(id: string, attemptKey: string = randomUUID()) {
  const questions = await platform.db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(
    questions.map(({ id, questionType }) => [id, questionType === "multi_select" ? [0] : 0]),
  );
  expect((await taker.rest("POST", `/surveys/${id}/responses`, { answers, attemptKey })).status).toBe(201);
}
const deleteAll = (id: string) => author.rest("POST", `/content/${id}/attempts/deletions`, { all: true });
const forgetDeleted = () => platform.db.deletedAttempt.deleteMany();

describe.each(doors)("that answers are anonymous, over %s,", (_door, edit) => {
  it("is said before there are any, and told to takers", async () => {
    const { id } = await aSurvey(platform, owner);
    expect(await edit(id, { rules: { anonymous: true } })).toBe(true);
    expect((await taker.rest("GET", `/surveys/${id}`)).body.rules).toEqual({ anonymous: true });
    const told = await taker.graphql("query ($key: String!) { content(key: $key) { rules { anonymous } } }", {
      key: id,
    });
    expect(told.data?.content.rules.anonymous).toBe(true);
    expect(await edit(id, { title: "Other" })).toBe(true);
    expect(await edit(id, { rules: { anonymous: false } })).toBe(false);
  });

  it("is refused while there are answers with names, including recently deleted ones", async () => {
    const { id } = await aSurvey(platform, owner);
    await handIn(id);
    const message = expect.stringContaining("It already has responses");
    expect(await edit(id, { rules: { anonymous: true } })).toEqual(message);
    await deleteAll(id);
    expect(await edit(id, { rules: { anonymous: true } })).toEqual(message);
    await forgetDeleted();
    expect(await edit(id, { rules: { anonymous: true } })).toBe(true);
  });

  it("stays for takers who have started or answered", async () => {
    const { id } = await aSurvey(platform, owner, { rules: { anonymous: true } });
    const message = expect.stringContaining("invited anonymously");
    const attemptKey = randomUUID();
    await taker.rest("POST", `/surveys/${id}/starts`, { attemptKey });
    expect(await edit(id, { rules: { anonymous: null } })).toEqual(message);
    await handIn(id, attemptKey);
    expect(await edit(id, { rules: { anonymous: false, passcode: "x" } })).toEqual(message);
    expect(await edit(id, { rules: { shuffleQuestions: true } })).toBe(true);
    await deleteAll(id);
    expect(await edit(id, { rules: { anonymous: false } })).toEqual(message);
    await forgetDeleted();
    expect(await edit(id, { rules: { anonymous: false } })).toBe(false);
  });

  it("goes with no address", async () => {
    const { id } = await aSurvey(platform, owner, { collectEmailUpfront: true });
    const message = "Anonymous answers have no address: do not require one";
    expect(await edit(id, { rules: { anonymous: true } })).toBe(message);
    expect(await edit(id, { rules: { anonymous: true }, collectEmailUpfront: false })).toBe(true);
    expect(await edit(id, { collectEmailUpfront: true })).toBe(message);
  });
});

it("goes with people who are invited, as long as none of them has begun, or has extra time", async () => {
  const turnOn = (id: string, anonymous = true) =>
    author.rest("PUT", `/surveys/${id}`, { rules: { anonymous, invitedOnly: true } });
  const message = async (id: string, anonymous?: boolean) => (await turnOn(id, anonymous)).body.issues?.[0].message;
  const anInvited = async (person: object = {}) => {
    const { id } = await aSurvey(platform, owner, { rules: { timeLimit: 10 } });
    const people = [{ name: "Ann Byron", email: "ann@example.org", ...person }];
    expect((await author.rest("POST", `/content/${id}/invitations`, { people })).status).toBe(200);
    const invitation = await platform.db.invitation.findFirstOrThrow({ where: { contentId: id } });
    return { id, invitationId: invitation.id, attemptKey: personalKey(platform, id, invitation.id) };
  };
  const waiting = await anInvited();
  expect(await message(waiting.id)).toBeUndefined();
  const { attemptKey } = waiting;
  const sent = await taker.rest("POST", `/surveys/${waiting.id}/starts`, { attemptKey });
  expect(sent).toMatchObject({ status: 403, body: { error: "NOT_INVITED", errorType: "NO_BALLOT" } });
  expect(await message(waiting.id, false)).toBeUndefined();
  const begun = await anInvited();
  await taker.rest("POST", `/surveys/${begun.id}/starts`, { attemptKey: begun.attemptKey });
  expect(await message(begun.id)).toContain("has already started, under their name");
  const slow = await anInvited({ extraMinutes: 5 });
  expect(await message(slow.id)).toContain("has extra time");
});

it.each([
  ["has drawn a ballot", { ballot: "drawn" }],
  ["has followed their link", { openedAt: new Date() }],
  ["was written to", { sentAt: new Date() }],
  ["is being written to", { mail: "queued" as const }],
])("stays for a taker who %s", async (_what, data) => {
  const { id } = await aSurvey(platform, owner, { rules: { anonymous: true, invitedOnly: true } });
  await author.rest("POST", `/content/${id}/invitations`, { people: [{ name: "Ann" }] });
  await platform.db.invitation.updateMany({ where: { contentId: id }, data });
  const { body } = await author.rest("PUT", `/surveys/${id}`, { rules: { anonymous: false } });
  expect(body.issues[0].message).toContain("invited anonymously");
});

it("is refused with an address when an item is made, and with mails", async () => {
  const rules = { anonymous: true };
  const made = await author.rest("POST", "/surveys", { ...surveyInput, collectEmailUpfront: true, rules });
  expect(made).toMatchObject({ status: 400, body: { issues: [{ path: "rules.anonymous" }] } });
  const verified = await aUser(platform, { isEmailVerified: true });
  const emailResultsSettings = {
    enabled: true,
    subject: "Yours",
    customMessage: "",
    resourceLinks: [],
    authorSignature: "",
  };
  const { id } = await anAssessment(platform, verified, { rules });
  const { status, body } = await (await as(verified)).rest("PUT", `/quizzes/${id}`, { emailResultsSettings });
  expect([status, body.issues?.[0].message]).toEqual([
    400,
    "Anonymous responses have no email address: turn off emailed results",
  ]);
});

it("is copied with an item", async () => {
  const { id } = await aSurvey(platform, owner, { rules: { anonymous: true } });
  await handIn(id);
  const copy = await author.rest("POST", `/surveys/${id}/duplicate`, {});
  expect(copy.body.rules).toEqual({ anonymous: true });
});
