import { describe, expect, it } from "vitest";
import { type Edited, edit, handIn } from "../../../test/doors/regrading.ts";
import { anAssessment, aQuiz, assessmentInput, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mail.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { regradeAnswers } from "./regrading.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform, { isEmailVerified: true });

const rekeyed = ([first, ...others]: Edited[]) => [{ ...first, correctAnswer: 0 }, ...others];

/** A quiz whose first question had a different key when it was taken, and the submitted answers. */
async function aCorrectedQuiz(settings: object = {}) {
  const { id } = await aQuiz(platform, owner, settings);
  const questions = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  await handIn(platform, id, [[1, 0]], { attemptKey: "mine" });
  const revision = await edit(platform, owner, id, rekeyed);
  await regradeAnswers(platform, viewerFor(owner), id, { revision, reason: "Lyon it is." });
  return { id, answers: questions.map(({ id }, place) => ({ id, choice: 1 - place })) };
}

type Sent = Awaited<ReturnType<typeof aCorrectedQuiz>>;

const again: Record<string, (sent: Sent) => Promise<Record<string, unknown>>> = {
  async REST({ id, answers }) {
    const body = {
      attemptKey: "mine",
      isRepeated: true,
      answers: Object.fromEntries(answers.map(({ id, choice }) => [id, choice])),
    };
    return (await (await app.as()).rest("POST", `/quizzes/${id}/attempts`, body)).body;
  },
  async GraphQL({ id, answers }) {
    const { data } = await (await app.as()).graphql(
      `mutation ($input: SubmitAttemptInput!) { it: submitAttempt(input: $input) { ... on SubmitAttemptSuccess {
         data { score percentage totalQuestions correctedAt correctionReason results { userAnswer isCorrect } } } ... on DomainError { code } } }`,
      {
        input: {
          contentId: globalId("Content", id),
          attemptKey: "mine",
          isRepeated: true,
          answers: answers.map(({ id, choice }) => ({ questionId: id, choices: [choice] })),
        },
      },
    );
    return data.it.data ?? data.it;
  },
};

describe.each(Object.entries(again))("a taker who looks again over %s", (_name, lookAgain) => {
  it("shows the new result, with the reason for the change", async () => {
    const receipt = await lookAgain(await aCorrectedQuiz({ showResultsToTakers: true }));
    expect(receipt).toMatchObject({ score: 1, percentage: 50, correctionReason: "Lyon it is." });
    expect(receipt.correctedAt).toMatch(/^\d{4}-/);
    expect((receipt.results as { isCorrect: boolean }[]).map(({ isCorrect }) => isCorrect)).toEqual([false, true]);
  });

  it.each([
    ["before the closing", { what: ["SCORE"], when: "AFTER_CLOSING" }],
    ["where the score is not shown", { what: ["OTHERS_ANSWERS"], when: "AT_ONCE" }],
  ])("does not show the correction %s", async (_when, shown) => {
    const receipt = await lookAgain(await aCorrectedQuiz({ rules: { closesAt: "2100-01-01T00:00:00Z", shown } }));
    expect(receipt).toMatchObject({ score: null, percentage: null, totalQuestions: 2 });
    expect([receipt.correctedAt ?? null, receipt.correctionReason ?? null]).toEqual([null, null]);
  });

  it("refuses a receipt for different answers", async () => {
    const sent = await aCorrectedQuiz();
    const other = { ...sent, answers: sent.answers.map(({ id }) => ({ id, choice: 0 })) };
    expect(await lookAgain(other)).toMatchObject(_name === "REST" ? { error: "CONFLICT" } : { code: "CONFLICT" });
  });
});

describe("mails", () => {
  const emailResultsSettings = {
    enabled: true,
    subject: "Where you stand",
    customMessage: "",
    resourceLinks: [],
    authorSignature: "",
  };

  it("are sent to those whose result is another one, once, in their language", async () => {
    const { id } = await anAssessment(platform, owner, { emailResultsSettings });
    const participants = ["changed", "same"].map((name) => `${name}-${id}@example.com`);
    const [changed = "", same = ""] = participants;
    await handIn(platform, id, [[1, 0]], { participantEmail: changed, language: "de" });
    await handIn(platform, id, [[0, 0]], { participantEmail: same });
    for (const address of participants) await mailsTo(platform, address, "results");
    const [beginner, expert] = assessmentInput.skillLevels;
    const skillLevels = [
      { ...beginner, range: [0, 14] },
      { ...expert, range: [15, 20] },
    ];
    const revision = await edit(platform, owner, id, (questions) => questions, { skillLevels });
    await regradeAnswers(platform, viewerFor(owner), id, { revision, reason: "Too easy.", mails: true });
    const [mail] = await mailsTo(platform, changed, "results", 2);
    for (const said of ["wurden neu bewertet", "Too easy.", "Beginner", "/stop-mail?"])
      expect(mail?.text).toContain(said);
    const jobs = await platform.sql.query(
      "SELECT FROM pgboss.job WHERE name = 'result-mail' AND data ->> 'key' LIKE '% %'",
    );
    expect(jobs.rowCount).toBe(0);
    expect(await mailsTo(platform, same, "results")).toHaveLength(1);
  });

  it("are not sent while results are not shown, because the one to come tells the present result", async () => {
    const shown = { what: ["SCORE"], when: "AFTER_CLOSING" };
    const rules = { closesAt: "2100-01-01T00:00:00Z", shown };
    const { id } = await anAssessment(platform, owner, { emailResultsSettings, rules });
    const participantEmail = `waiting-${id}@example.com`;
    const [attempt = ""] = await handIn(platform, id, [[1, 0]], { participantEmail });
    const revision = await edit(platform, owner, id, ([first, ...others]) => [
      { ...first, optionWeights: [0, 2] },
      ...others,
    ]);
    expect(await regradeAnswers(platform, viewerFor(owner), id, { revision, mails: true })).toMatchObject({
      changed: 1,
    });
    const jobs = async () =>
      (
        await platform.sql.query(
          "SELECT data ->> 'key' AS key FROM pgboss.job WHERE name = 'result-mail' AND data ->> 'key' LIKE $1 || '%'",
          [attempt],
        )
      ).rows;
    await expect.poll(jobs).toEqual([{ key: attempt }]);
    expect(await platform.db.mail.count({ where: { recipient: participantEmail } })).toBe(0);
  });
});
