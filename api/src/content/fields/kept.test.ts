import { expect, it } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { sendDue } from "../../results/retention/progress.ts";
import { personalKey } from "../rules/personal-link.ts";

const { platform, as } = await testApp();
const { db, sql } = platform;
const owner = await aUser(platform, { isEmailVerified: true });
const [author, taker] = [await as(owner), await as()];

const fields = [{ name: "class", values: ["7a", "7b"], isGroup: true }, { name: "ref" }];

async function anItem(rules: object = {}) {
  const { id } = await aQuiz(platform, owner, { rules: { fields, ...rules } });
  const questions = await db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(questions.map((question) => [question.id, 0]));
  const handIn = async (said: object, attemptKey?: string) => {
    const sent = { answers, fields: said, attemptKey, participantName: "Ann" };
    const { body } = await taker.rest("POST", `/quizzes/${id}/attempts`, sent);
    return db.attempt.findUniqueOrThrow({ where: { id: body.id } });
  };
  return { id, handIn };
}

it.each([
  ["beside what the link says", {}, { class: "7b", ref: "A 17" }],
  ["where only signed links count", { signedFields: true }, { class: "7b" }],
])("keeps the values of an invited person's list entry, %s", async (_where, rules, expected) => {
  const { id, handIn } = await anItem(rules);
  const people = [{ name: "Ann", fields: { class: "7b", desk: "4" } }];
  expect((await author.rest("POST", `/content/${id}/invitations`, { people })).body.added).toBe(1);
  const invitation = await db.invitation.findFirstOrThrow({ where: { contentId: id } });
  const attempt = await handIn({ class: "7a", ref: "A 17" }, personalKey(platform, id, invitation.id));
  expect([attempt.fields, attempt.group]).toEqual([expected, 2]);
});

it("keeps only the counted group for answers that lose their name", async () => {
  const { id, handIn } = await anItem({ retention: { what: "ANONYMISE", days: 7 } });
  const [grouped, plain] = [await handIn({ class: "7a", ref: "A 17" }), await handIn({ ref: "A 18" })];
  const groups = async () => (await author.rest("GET", `/content/${id}/groups`)).body;
  const before = await groups();
  await sql.query("UPDATE attempts SET completed_at = completed_at - interval '8 days' WHERE quiz_id = $1", [id]);
  await sendDue(platform);
  const kept = async () => {
    const found = await db.attempt.findMany({ where: { contentId: id }, orderBy: { id: "asc" } });
    return found.map(({ id, participantName, fields }) => [id, participantName, fields]);
  };
  await expect.poll(kept, { timeout: 15_000 }).toEqual([
    [grouped.id, null, { class: "7a" }],
    [plain.id, null, null],
  ]);
  expect(await groups()).toEqual(before);
});
