import { describe, expect, it, onTestFinished } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { smtpServer } from "../../../test/servers/smtp.ts";
import type { Settings } from "../../platform/settings.ts";
import { remindThoseDue } from "./delivery.ts";

async function aService(settings: Partial<Settings> = {}) {
  const smtp = await smtpServer();
  const { platform, as, close } = await testApp({ publicUrl: "https://quiz.example", smtpUrl: smtp.url, ...settings });
  // Another service on this database would send through its own SMTP server.
  onTestFinished(close);
  const owner = await aUser(platform, { isEmailVerified: true });
  const author = await as(owner);
  const { id } = await aQuiz(platform, owner, { rules: { invitedOnly: true } });
  const path = `/content/${id}/invitations`;
  const invite = async (...emails: string[]) => {
    const people = emails.map((email) => ({ email }));
    expect(await author.rest("POST", path, { people })).toMatchObject({ body: { added: emails.length } });
  };
  const send = (body: object = {}) => author.rest("POST", `${path}/send`, body);
  const stateOf = (email: string) =>
    platform.db.invitation.findFirstOrThrow({ where: { contentId: id, email }, select: { mail: true, answer: true } });
  const receivedBy = (email: string) => smtp.received.filter(({ recipients }) => recipients.includes(email));
  return { platform, smtp, owner, author, contentId: id, path, invite, send, stateOf, receivedBy };
}

it("shows unreachable people with the reply of the mail server, and sends again on request", {
  tags: ["slow"],
}, async () => {
  const { smtp, platform, contentId, author, path, invite, send, stateOf, receivedBy } = await aService();
  const email = "gone@example.com";
  await invite(email);
  smtp.control.refusal = { code: 550, text: "No such user here" };
  await send();
  await expect.poll(() => stateOf(email)).toMatchObject({ mail: "bounced" });
  expect((await stateOf(email)).answer).toBe("550 No such user here");
  const { body } = await author.rest("GET", `${path}?state=bounced`);
  expect(body).toMatchObject({ counts: { bounced: 1 }, invitations: [{ email, mail: "bounced" }] });
  expect(await send()).toMatchObject({ body: { queued: 0 } });

  smtp.control.refusal = null;
  const { id } = await platform.db.invitation.findFirstOrThrow({ where: { contentId } });
  expect(await send({ ids: [id] })).toMatchObject({ body: { queued: 1 } });
  await expect.poll(() => stateOf(email)).toMatchObject({ mail: "sent" });
  expect(receivedBy(email)).toHaveLength(1);
});

describe("automatic reminders", () => {
  async function aMailing(mailing: object, rules: object = {}) {
    const service = await aService();
    const { platform, contentId, author, path, invite, send, stateOf, receivedBy } = service;
    await author.rest("PATCH", `/content/${contentId}`, { rules: { invitedOnly: true, ...rules } });
    expect((await author.rest("PATCH", `${path}/mailing`, mailing)).status).toBe(200);
    await invite("done@example.com", "slow@example.com");
    await send();
    for (const email of ["done@example.com", "slow@example.com"])
      await expect.poll(() => stateOf(email)).toMatchObject({ mail: "sent" });
    await platform.db.invitation.updateMany({ where: { email: "done@example.com" }, data: { finishedAt: new Date() } });
    /** Simulates the passing of days. */
    const age = (days: number) =>
      platform.sql.query(
        `UPDATE invitations SET sent_at = sent_at - make_interval(days => $2), reminded_at = reminded_at - make_interval(days => $2)
          WHERE quiz_id = $1`,
        [contentId, days],
      );
    const remind = async () => {
      await remindThoseDue(platform);
      await expect.poll(() => platform.db.invitation.count({ where: { contentId, mail: "queued" } })).toBe(0);
      return ["done@example.com", "slow@example.com"].map((email) => receivedBy(email).length - 1);
    };
    return { ...service, age, remind };
  }

  it("sends reminders once, after that many days, to people who have not answered", async () => {
    const { age, remind } = await aMailing({ remindAfter: 3 });
    expect(await remind()).toEqual([0, 0]);
    await age(2);
    expect(await remind()).toEqual([0, 0]);
    await age(1);
    expect(await remind()).toEqual([0, 1]);
    await age(30);
    expect(await remind()).toEqual([0, 1]);
  });

  it("sends reminders once in the days before the closing", { tags: ["slow"] }, async () => {
    const closesAt = new Date(Date.now() + 36 * 3_600_000).toISOString();
    const { age, remind } = await aMailing({ remindBefore: 2 }, { closesAt });
    // The invitations were sent within the two days before it closes.
    expect(await remind()).toEqual([0, 0]);
    await age(4);
    expect(await remind()).toEqual([0, 1]);
    expect(await remind()).toEqual([0, 1]);
  });
});

it("counts mails to people who were erased since, so that erasing lifts no limit", { tags: ["slow"] }, async () => {
  const { platform, author, path, invite, send, stateOf, receivedBy } = await aService({ rateLimit: true });
  const email = "harassed@example.com";
  for (let round = 0; round < 10; round++) {
    await invite(email);
    await send();
    await expect.poll(() => stateOf(email)).toMatchObject({ mail: "sent" });
    await author.rest("POST", "/account/erasures", { email });
    await expect.poll(() => platform.db.mail.count({ where: { recipient: email } }), { timeout: 10_000 }).toBe(0);
  }
  await invite(email);
  await send();
  await expect.poll(() => stateOf(email)).toEqual({ mail: "deferred", answer: null });
  expect(receivedBy(email)).toHaveLength(10);
  const kept = await platform.db.erasedMail.findMany();
  expect(kept).toHaveLength(10);
  expect(JSON.stringify(kept, (_, value) => (typeof value === "bigint" ? String(value) : value))).not.toContain(email);

  const listed = await author.rest("GET", `${path}?state=deferred`);
  expect(listed.body).toMatchObject({ counts: { deferred: 1, bounced: 0, due: 1 }, invitations: [{ email }] });
  // Sending works normally the next day.
  await platform.db.erasedMail.deleteMany();
  expect(await send()).toMatchObject({ body: { queued: 1 } });
  await expect.poll(() => stateOf(email)).toMatchObject({ mail: "sent" });
  expect(receivedBy(email)).toHaveLength(11);
});

// Runs last, because waiting letters would delay those of other tests on the same database.
it("sends a reset email before 10,000 invitations", { tags: ["slow"] }, async () => {
  const { smtp, owner, author, invite, send, receivedBy } = await aService();
  await invite(...Array.from({ length: 10_000 }, (_, number) => `pupil-${number}@example.com`));
  expect(await send()).toMatchObject({ status: 202, body: { queued: 10_000 } });
  await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBeGreaterThan(20);
  const before = smtp.received.length;
  await author.rest("POST", "/auth/forgot-password", { email: owner.email });
  await expect.poll(() => receivedBy(owner.email).length, { timeout: 20_000 }).toBe(1);
  const place = smtp.received.findIndex(({ recipients }) => recipients.includes(owner.email));
  expect(place - before).toBeLessThan(500);
});
