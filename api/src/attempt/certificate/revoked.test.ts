import { describe, expect, it } from "vitest";
import { certifying } from "../../../test/doors/certifying.ts";
import { edit } from "../../../test/doors/regrading.ts";
import { sendDue } from "../../results/retention/progress.ts";

const { platform, db, owner, author, certified, handIn, doors, anIssued } = await certifying();

/** Whether the name is anywhere in the tables that a certificate touches. */
async function isKept(name: string) {
  const { rows } = await platform.sql.query(
    `SELECT FROM certificates t WHERE t::text LIKE $1 UNION ALL SELECT FROM certificate_codes t WHERE t::text LIKE $1
      UNION ALL SELECT FROM deleted_attempts t WHERE t::text LIKE $1`,
    [`%${name}%`],
  );
  return rows.length > 0;
}

describe("goes with the answers", () => {
  it("when an attempt is deleted, and comes back when that is undone", async () => {
    const { code, attemptId, state } = await anIssued();
    const before = await doors.REST.check(code);
    const { body } = await author.rest("DELETE", `/attempts/${attemptId}`);
    expect(await doors.REST.check(code)).toMatchObject({ code, status: "REVOKED", name: null, title: null });
    await author.rest("POST", `/attempt-deletions/${body.deletionId}/undo`);
    expect(await doors.REST.check(code)).toEqual(before);
    expect(await state()).toBe("VALID");
  });

  it("when a person is erased: nothing is left of the name", async () => {
    const { state } = await anIssued({ participantEmail: "ann.erased@example.com", participantName: "Ann Erased" });
    expect(await isKept("Ann Erased")).toBe(true);
    await author.rest("POST", "/account/erasures", { email: "ann.erased@example.com" });
    await expect.poll(state).toBe("REVOKED");
    expect(await isKept("Ann Erased")).toBe(false);
  });

  it("when its time is over and names are removed", async () => {
    const { quiz, attemptId, state } = await anIssued({ participantName: "Ann Anonymised" });
    await db.attempt.update({ where: { id: attemptId }, data: { completedAt: new Date("2020-01-01") } });
    const rule = { what: "ANONYMISE", days: 30 };
    await author.rest("PUT", `/quizzes/${quiz.id}`, { rules: { retention: rule } });
    await sendDue(platform);
    await expect.poll(state).toBe("REVOKED");
    expect(await db.attempt.findUnique({ where: { id: attemptId } })).toMatchObject({ participantName: null });
    expect(await isKept("Ann Anonymised")).toBe(false);
  });

  it("while the item is in the trash, and for good when it leaves it", async () => {
    const { quiz, state } = await anIssued({ participantName: "Ann Purged" });
    await author.rest("DELETE", `/quizzes/${quiz.id}`);
    expect(await state()).toBe("REVOKED");
    await author.rest("POST", `/content/${quiz.id}/restore`);
    expect(await state()).toBe("VALID");
    await author.rest("DELETE", `/quizzes/${quiz.id}`);
    await db.content.delete({ where: { id: quiz.id } });
    expect(await state()).toBe("REVOKED");
    expect(await isKept("Ann Purged")).toBe(false);
  });

  it("is invalid after a regrading without a pass, and valid after one with a pass", async () => {
    const { quiz, state } = await anIssued();
    for (const [right, status] of [
      [0, "REVOKED"],
      [1, "VALID"],
    ] as const) {
      await edit(platform, owner, quiz.id, (questions) =>
        questions.map((question, place) => ({ ...question, correctAnswer: place === 0 ? right : right === 1 ? 0 : 1 })),
      );
      const { revision } = await db.content.findUniqueOrThrow({ where: { id: quiz.id } });
      expect(await author.rest("POST", `/content/${quiz.id}/regrade`, { revision })).toMatchObject({ status: 201 });
      await expect.poll(state).toBe(status);
    }
  });
});

it("is issued only after a regrading if that made the attempt pass", async () => {
  const quiz = await certified();
  const { attemptKey } = await handIn(quiz, [0, 1]);
  const order = { attemptKey, name: "Ann" };
  expect(await doors.REST.issue(quiz.id, order)).toMatchObject({ error: "NOT_FOUND" });
  await edit(platform, owner, quiz.id, (questions) =>
    questions.map((question, place) => ({ ...question, correctAnswer: place })),
  );
  const { revision } = await db.content.findUniqueOrThrow({ where: { id: quiz.id } });
  await author.rest("POST", `/content/${quiz.id}/regrade`, { revision });
  await expect.poll(() => doors.REST.issue(quiz.id, order)).toMatchObject({ status: "VALID", percentage: 100 });
});
