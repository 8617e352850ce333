import { expect, it, onTestFinished, vi } from "vitest";
import { anAssessment, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { inTransaction } from "../../platform/data/database.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { writeMails } from "../../platform/mail/mail.ts";
import { submit } from "../attempt.ts";

const { platform } = await testApp({ rateLimit: true });

async function anItem() {
  const user = await aUser(platform, { isEmailVerified: true });
  const { id } = await anAssessment(platform, user, { emailResultsSettings: { enabled: true } });
  const questions = await platform.db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(questions.map((question) => [question.id, 1]));
  const take = (participantEmail: string) =>
    submit(platform, anonymous("192.0.2.1"), id, { answers, participantEmail });
  return { id, user, take };
}

async function mailed(recipient: string): Promise<number> {
  const left = () => platform.sql.query("SELECT FROM pgboss.job WHERE name = 'result-mail'");
  await expect.poll(async () => (await left()).rowCount, { timeout: 10_000 }).toBe(0);
  return platform.db.mail.count({ where: { recipient, kind: "results" } });
}

it("an address is mailed three results of an item a day, and ten in all, however many come at once", {
  tags: ["slow"],
}, async () => {
  const address = "busy@example.com";
  const first = await anItem();
  await Promise.all(Array.from({ length: 6 }, () => first.take(address)));
  expect(await mailed(address)).toBe(3);
  const others = await Promise.all(Array.from({ length: 4 }, anItem));
  await Promise.all(others.flatMap(({ take }) => Array.from({ length: 3 }, () => take(address))));
  expect(await mailed(address)).toBe(10);
});

it("a day of it is the database's, whatever the time is in this process", async () => {
  const address = "traveller@example.com";
  const { take } = await anItem();
  const age = (time: string) =>
    platform.sql.query(
      `UPDATE mails SET created_at = now() - interval '24 hours' + interval '${time}' WHERE recipient = $1`,
      [address],
    );
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  for (let taken = 0; taken < 3; taken++) await take(address);
  expect(await mailed(address)).toBe(3);
  await age("30 minutes");
  await take(address);
  expect(await mailed(address)).toBe(3);
  vi.setSystemTime(Date.now() - 2 * 3_600_000);
  await age("-30 minutes");
  await take(address);
  expect(await mailed(address)).toBe(4);
});

it("an author has 200 results mailed a day", async () => {
  const { id, user, take } = await anItem();
  const earlier = Array.from({ length: 199 }, (_, sent) => ({
    kind: "results" as const,
    recipient: `past-${sent}@example.com`,
    subject: "Your result",
    letter: { preview: "", heading: "Your result", body: [], footer: [] },
    creatorId: user.id,
    contentId: id,
  }));
  await inTransaction(platform.db, (tx) => writeMails(tx, earlier));
  const latecomers = ["late-1@example.com", "late-2@example.com"];
  await Promise.all(latecomers.map(take));
  const counts = [await mailed("late-1@example.com"), await mailed("late-2@example.com")];
  expect(counts.toSorted()).toEqual([0, 1]);

  await platform.sql.query("UPDATE mails SET created_at = created_at - interval '25 hours'");
  await Promise.all(latecomers.map(take));
  expect([await mailed("late-1@example.com"), await mailed("late-2@example.com")]).toEqual(
    counts.map((count) => count + 1),
  );
});
