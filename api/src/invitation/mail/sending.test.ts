import { describe, expect, it } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { writeMail } from "../../platform/mail/mail.ts";
import { writePortion } from "./portion.ts";

const { platform, as, withToken } = await testApp({ publicUrl: "https://quiz.example" });
const owner = await aUser(platform, { isEmailVerified: true });
const author = await as(owner);

type Client = typeof author;
interface Asked {
  letter?: "invitation" | "reminder";
  ids?: string[];
  key?: string;
}

const send = `mutation ($input: SendInvitationsInput!) { sendInvitations(input: $input) {
  ... on SendInvitationsSuccess { data { queued } } ... on DomainError { code } } }`;
const edit = `mutation ($input: UpdateInvitationMailingInput!) { updateInvitationMailing(input: $input) {
  ... on UpdateInvitationMailingSuccess { data { invitation { subject message } reminder { subject } remindAfter remindBefore } }
  ... on DomainError { issues { path } } } }`;

/** REST and GraphQL: the number of letters queued and the mailing after that, or the reason for a refusal. */
const doors = {
  REST: {
    async send(client: Client, id: string, { key, ...asked }: Asked = {}) {
      const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
      const { body } = await client.rest("POST", `/content/${id}/invitations/send`, asked, headers);
      return body.queued ?? body.error;
    },
    async edit(id: string, change: object) {
      const { status, body } = await author.rest("PATCH", `/content/${id}/invitations/mailing`, change);
      return status === 200 ? body : body.issues[0].path;
    },
  },
  GraphQL: {
    async send(client: Client, id: string, { letter = "invitation", ids, key }: Asked = {}) {
      const input = {
        contentId: globalId("Content", id),
        letter: letter.toUpperCase(),
        ...(ids && { ids: ids.map((one) => globalId("Invitation", one)) }),
        ...(key && { idempotencyKey: key }),
      };
      const { data } = await client.graphql(send, { input });
      return data.sendInvitations.data?.queued ?? data.sendInvitations.code;
    },
    async edit(id: string, change: object) {
      const { data } = await author.graphql(edit, { input: { contentId: globalId("Content", id), ...change } });
      return data.updateInvitationMailing.data ?? data.updateInvitationMailing.issues[0].path;
    },
  },
};

/** An item with people, and their invitations. */
async function anItem(rules: object = {}, user = owner) {
  const { id } = await aQuiz(platform, user, { rules });
  const people = Array.from({ length: 3 }, () => ({ email: `${crypto.randomUUID()}@example.com` }));
  await platform.db.invitation.createMany({ data: people.map((person) => ({ contentId: id, ...person })) });
  const invitations = await platform.db.invitation.findMany({ where: { contentId: id } });
  return { id, ids: invitations.map(({ id }) => id) };
}

const mailsAbout = (contentId: string) => platform.db.mail.count({ where: { contentId } });

describe.each(Object.entries(doors))("over %s", (_name, door) => {
  it("everybody is written to once, however often and at however many places that is asked for", async () => {
    const { id } = await anItem();
    // Holds back the letters: without a mail server those that were written are due again.
    const lock = await platform.sql.connect();
    await lock.query("BEGIN; LOCK TABLE mails IN SHARE MODE");
    const asked = await Promise.all([1, 2, 3].map(() => door.send(author, id)));
    await lock.query("COMMIT");
    lock.release();
    expect(asked.toSorted()).toEqual([0, 0, 3]);
    await expect.poll(() => mailsAbout(id)).toBe(3);
    await expect
      .poll(() => platform.db.invitation.count({ where: { contentId: id, mail: "queued" } }), { timeout: 10_000 })
      .toBe(0);
    expect(await mailsAbout(id)).toBe(3);
  });

  it("those who are named are written to again, but once for a key", async () => {
    const [{ id, ids }, other] = [await anItem(), await anItem()];
    expect(await door.send(author, id, { ids: [...ids.slice(1), ...other.ids] })).toBe(2);
    const settled = () => platform.db.invitation.count({ where: { contentId: id, mail: "queued" } });
    await expect.poll(settled, { timeout: 10_000 }).toBe(0);
    const key = crypto.randomUUID();
    for (const _ of ["first", "again"]) expect(await door.send(author, id, { ids, key })).toBe(3);
    await expect.poll(() => mailsAbout(id), { timeout: 10_000 }).toBe(5);
    expect(await mailsAbout(other.id)).toBe(0);
  });

  it("is refused for an unpublished item, and for viewers without permission", async () => {
    const closed = await anItem({ closesAt: "2026-01-01T00:00:00Z" });
    expect(await door.send(author, closed.id)).toBe("CLOSED");
    const hidden = await anItem();
    await platform.db.content.update({ where: { id: hidden.id }, data: { isPublic: false } });
    expect(await door.send(author, hidden.id)).toBe("CONFLICT");
    const newcomer = await aUser(platform);
    const { id } = await anItem({}, newcomer);
    expect(await door.send(await as(newcomer), id)).toBe("FORBIDDEN");
    expect(await door.send(author, id)).toBe("FORBIDDEN");
    const scopes = ["content:read", "content:write", "results:read"];
    const { body } = await author.rest("POST", "/auth/tokens", { name: "Blind", scopes });
    expect(await door.send(withToken(body.secret), (await anItem()).id)).toBe("FORBIDDEN");
  });

  it("a title that mail programs make a link of is in no letter", async () => {
    const { id } = await anItem();
    await platform.db.content.update({ where: { id }, data: { title: "Sign in at https://evil.example/login" } });
    expect(await door.send(author, id)).toBe("CONFLICT");
    await platform.db.content.update({ where: { id }, data: { title: "Version 2.0: what do you think?" } });
    expect(await door.send(author, id)).toBe(3);
  });

  it("a letter is written without links, and what is absent of it stays", async () => {
    const { id } = await anItem();
    const invitation = { subject: "Please", message: "Two lines,\nno link." };
    expect(await door.edit(id, { invitation, remindAfter: 3 })).toMatchObject({ invitation, remindAfter: 3 });
    expect(await door.edit(id, { remindBefore: 2 })).toMatchObject({ invitation, remindAfter: 3, remindBefore: 2 });
    expect(await door.edit(id, { invitation: { subject: "Go to evil.com", message: "" } })).toBe("invitation.subject");
    for (const message of ["https://evil.example", "Win at casino.zz", "Call 0800 123 4567"])
      expect(await door.edit(id, { reminder: { subject: "", message } })).toBe("reminder.message");
    expect(await door.edit(id, { remindAfter: 0 })).toBe("remindAfter");
    expect(await door.edit(id, { invitation: null, remindAfter: null })).toMatchObject({
      invitation: null,
      remindAfter: null,
      remindBefore: 2,
    });
  });
});

it("cancels waiting emails when the title becomes a link", async () => {
  const { id } = await anItem();
  await platform.db.invitation.updateMany({ where: { contentId: id }, data: { wanted: "invitation", mail: "queued" } });
  await platform.db.content.update({ where: { id }, data: { title: "www.evil.example" } });
  await writePortion(platform, id);
  expect(await platform.db.invitation.count({ where: { contentId: id, mail: "unsent", wanted: null } })).toBe(3);
  expect(await mailsAbout(id)).toBe(0);
});

it("leaves out names and older texts that mail programs make links of, and encoded words of any subject", async () => {
  const { id } = await anItem();
  const mail = { subject: "=?utf-8?q?casino=2Ezz?=", message: "Win at casino.zz" };
  await platform.db.invitationMailing.create({ data: { contentId: id, invitation: mail } });
  const where = { contentId: id };
  await platform.db.invitation.updateMany({ where, data: { name: "casino.zz", wanted: "invitation", mail: "queued" } });
  await writePortion(platform, id);
  const mails = await platform.db.mail.findMany({ where });
  expect(mails).toHaveLength(3);
  expect(JSON.stringify(mails)).not.toContain("casino");
  const letter = { preview: "", heading: "", body: [], footer: [] };
  const draft = { kind: "test" as const, recipient: "ann@example.com", subject: mail.subject, letter };
  expect((await writeMail(platform.db as never, draft)).subject).toBe("= ?utf-8?q?casino=2Ezz?=");
});

it("has letters wait while the author's new address is not verified", async () => {
  const { id } = await anItem();
  await platform.db.invitation.updateMany({ where: { contentId: id }, data: { wanted: "invitation", mail: "queued" } });
  await platform.db.user.update({ where: { id: owner.id }, data: { isEmailVerified: false } });
  await writePortion(platform, id);
  await platform.db.user.update({ where: { id: owner.id }, data: { isEmailVerified: true } });
  expect(await platform.db.invitation.count({ where: { contentId: id, wanted: "invitation" } })).toBe(3);
  expect(await mailsAbout(id)).toBe(0);
});
