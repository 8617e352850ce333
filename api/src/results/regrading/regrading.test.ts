import { describe, expect, it } from "vitest";
import { type Door, doors, type Edited, edit, expectCounted, handIn } from "../../../test/doors/regrading.ts";
import {
  anAssessment,
  aQuiz,
  aSurvey,
  assessmentInput,
  aUser,
  quizInput,
  quizOfKinds,
} from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import type { Question } from "../../generated/prisma/client.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { rebuildTallies } from "../counting/rebuild.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform);
const client = await app.as(owner);

const attemptOf = async (id: string) => (await client.rest("GET", `/attempts/${id}`)).body;
const save = (id: string, change: (questions: Edited[]) => object[], more?: object) =>
  edit(platform, owner, id, change, more);

const rekeyed = (correctAnswer: number) => (questions: Edited[]) =>
  questions.map((question, place) => (place === 0 ? { ...question, correctAnswer } : question));

/** Regrades, and checks the result against the preview. */
async function expectAsPreviewed(door: Door, id: string) {
  const preview = await door.preview(client, id);
  if (!preview) throw new Error("There is nothing to grade anew");
  const { revision, attempts, changed, ungradable, changes } = preview;
  const regrading = await door.regrade(client, id, { revision });
  expect(regrading).toMatchObject({ total: attempts, done: attempts, changed, ungradable, isOver: true });
  for (const { attempt, before, after } of changes) {
    const { corrections, ...stored } = await attemptOf(attempt.key);
    const { passed: _, ...grade } = after;
    expect(stored).toMatchObject({ ...grade, revision });
    const { passed: __, ...earlier } = before;
    expect(corrections.at(-1)).toMatchObject({ before: earlier });
  }
  await expectCounted(platform, client, id);
  return preview;
}

describe.each(Object.entries(doors))("over %s", (name, door) => {
  it("grades by another key, once", async () => {
    const { id } = await aQuiz(platform, owner, { rules: { passMark: 60 } });
    await handIn(platform, id, [
      [1, 0],
      [0, 0],
      [0, 1],
      [2, 1],
    ]);
    expect(await door.preview(client, id)).toBeNull();
    await save(id, rekeyed(0));
    const preview = await expectAsPreviewed(door, id);
    expect(preview).toMatchObject({ attempts: 4, examined: 4, changed: 3, raised: 2, lowered: 1 });
    expect(preview).toMatchObject({ newlyPassed: 1, newlyFailed: 1, ungradable: 0 });
    expect(await door.preview(client, id)).toBeNull();
    expect(await door.regrade(client, id, { revision: preview.revision })).toEqual({ refusal: ["CONFLICT", null] });
  });

  it("grades by another scoring of the quiz", async () => {
    const { id } = await aQuiz(platform, owner, { ...quizOfKinds, rules: { passMark: 20 } });
    const [half = ""] = await handIn(platform, id, [
      [[0], null, 0, null],
      [[0, 2], null, 0, null],
      [[1], null, 0, null],
    ]);
    await edit(platform, owner, id, (questions) => questions, { rules: { scoring: { rule: "each" } } });
    const preview = await expectAsPreviewed(door, id);
    expect(preview).toMatchObject({ attempts: 3, changed: 1, raised: 1, lowered: 0, newlyPassed: 1, newlyFailed: 0 });
    const { score, credit, percentage, corrections } = await attemptOf(half);
    expect([score, credit, percentage]).toEqual([1, 1.5, 21]);
    expect(corrections[0].before).not.toHaveProperty("credit");
  });

  it("grades a second time, and keeps what there was before each", async () => {
    const { id } = await aQuiz(platform, owner);
    const [first = ""] = await handIn(platform, id, [[1, 0]]);
    await save(id, rekeyed(0));
    await expectAsPreviewed(door, id);
    await save(id, rekeyed(1));
    await expectAsPreviewed(door, id);
    const { score, corrections } = await attemptOf(first);
    expect([score, corrections.map(({ before }: { before: { score: number } }) => before.score)]).toEqual([2, [2, 1]]);
    expect(await door.list(client, id)).toMatchObject([{ changed: 1 }, { changed: 1 }]);
  });

  it("leaves out a question that was dropped, and keeps the answers to it", async () => {
    const { id } = await aQuiz(platform, owner);
    const [first = ""] = await handIn(platform, id, [[0, 0]]);
    await save(id, ([, second]) => [second as Edited]);
    await expectAsPreviewed(door, id);
    const { score, totalQuestions, percentage, corrections } = await attemptOf(first);
    expect([score, totalQuestions, percentage]).toEqual([1, 1, 100]);
    expect(Object.values(corrections[0].before.answers)).toEqual([0, 0]);
  });

  it("gives everyone the points of a credited question", async () => {
    const { id } = await aQuiz(platform, owner);
    const [right = "", wrong = ""] = await handIn(platform, id, [
      [1, 0],
      [0, 0],
    ]);
    await save(id, (questions) => questions.map((one, place) => ({ ...one, isCredited: place === 0 })));
    expect(await expectAsPreviewed(door, id)).toMatchObject({ attempts: 2, changed: 1, raised: 1 });
    expect([(await attemptOf(right)).score, (await attemptOf(wrong)).score]).toEqual([2, 2]);
    const [later = ""] = await handIn(platform, id, [[0, 1]]);
    expect((await attemptOf(later)).score).toBe(1);
    // An edit that does not mention it keeps it.
    await save(id, (questions) => questions.map((one) => ({ ...one, questionText: `${one.questionText}?` })));
    expect(await door.preview(client, id)).toBeNull();
  });

  it("knows options that moved by their texts", async () => {
    const { id } = await aQuiz(platform, owner);
    const [first = "", second = ""] = await handIn(platform, id, [
      [1, 0],
      [2, 1],
    ]);
    await save(id, ([one, other]) => [{ ...one, options: ["Nice", "Paris"], correctAnswer: 0 }, other as Edited]);
    const preview = await expectAsPreviewed(door, id);
    expect(preview).toMatchObject({ changed: 2, ungradable: 0 });
    const questions = await platform.db.question.findMany({
      where: { contentId: id, untilRevision: null },
      orderBy: { order: "asc" },
    });
    const given = async (attempt: string) => {
      const { answers } = await attemptOf(attempt);
      return questions.map(({ id }) => answers[id]);
    };
    expect([await given(first), await given(second)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it("keeps answers to questions that the current revision has changed", async () => {
    const { id } = await aQuiz(platform, owner);
    const [lyon = "", paris = ""] = await handIn(platform, id, [
      [0, 0],
      [1, 0],
    ]);
    // Takers who chose Lyon have no answer among the remaining options.
    await save(id, ([one, other]) => [{ ...one, options: ["Paris", "Nice"], correctAnswer: 1 }, other as Edited]);
    expect(await expectAsPreviewed(door, id)).toMatchObject({ attempts: 2, changed: 1, ungradable: 1 });
    expect([(await attemptOf(lyon)).revision, (await attemptOf(paris)).revision]).toEqual([1, 2]);

    const { id: grown } = await aQuiz(platform, owner);
    await handIn(platform, grown, [[1, 0]]);
    const added = { questionText: "Capital of Spain?", options: ["Madrid", "Seville"], correctAnswer: 0 };
    // No answered question is graded differently.
    await save(grown, (questions) => [...questions, added]);
    expect(await door.preview(client, grown)).toBeNull();
    await save(grown, rekeyed(0));
    expect(await door.preview(client, grown)).toMatchObject({ attempts: 1, changed: 0, ungradable: 1 });
  });

  it("takes no answers for those to another question that was written over theirs", async () => {
    const { id } = await aQuiz(platform, owner);
    await handIn(platform, id, [[1, 0]]);
    const river = { questionText: "The longest river?", options: ["Nile", "Rhine", "Po"], correctAnswer: 0 };
    await save(id, ([one, other]) => [{ ...one, ...river }, other as Edited]);
    expect(await door.preview(client, id)).toMatchObject({ attempts: 1, changed: 0, ungradable: 1 });

    // A question that is first reworded and then gets another key is still the same question.
    const { id: reworded } = await aQuiz(platform, owner);
    await handIn(platform, reworded, [[1, 0]]);
    const words = { questionText: "Hauptstadt?", options: ["LYON", "PARIS", "NIZZA"] };
    await save(reworded, ([one, other]) => [{ ...one, ...words }, other as Edited]);
    await save(reworded, rekeyed(0));
    expect(await expectAsPreviewed(door, reworded)).toMatchObject({ attempts: 1, changed: 1, ungradable: 0 });
  });

  it("accepts a second text, and other points", async () => {
    const { id } = await aQuiz(platform, owner, quizOfKinds);
    await handIn(platform, id, [
      [[0, 2], "Curie", 9.81, 0],
      [[0, 2], "Skłodowska", 9.81, 0],
      [[0], null, 5, 1],
    ]);
    await save(id, (questions) =>
      questions.map((question, place) => {
        if (place === 1) return { ...question, answerKey: { text: { accepted: ["Curie", "Skłodowska"] } } };
        return place === 2 ? { ...question, points: 5 } : question;
      }),
    );
    expect(await expectAsPreviewed(door, id)).toMatchObject({ attempts: 3, changed: 2, raised: 1, lowered: 0 });
  });

  it("moves a result over the pass mark within one percentage", async () => {
    const worth = (points: number) => (questions: Edited[]) =>
      questions.map((question, place) => ({ ...question, points: place === 0 ? 100 : points }));
    const { id } = await aQuiz(platform, owner, { rules: { passMark: 60, certificate: {} } });
    // 100 of 166 is 60.2 %, 100 of 167 is 59.9 %.
    await save(id, worth(66));
    const attemptKey = "over-the-pass-mark";
    const [attempt = ""] = await handIn(platform, id, [[1, 1]], { attemptKey });
    const taker = await app.as();
    const { body } = await taker.rest("POST", `/quizzes/${id}/certificates`, { attemptKey, name: "Ann" });
    const status = async () => (await taker.rest("GET", `/certificates/${body.code}`)).body.status;
    expect(await status()).toBe("VALID");
    await save(id, worth(67));
    const preview = await expectAsPreviewed(door, id);
    expect(preview).toMatchObject({ changed: 1, raised: 0, lowered: 0, newlyPassed: 0, newlyFailed: 1 });
    expect(preview.changes).toMatchObject([
      { before: { percentage: 60, passed: true }, after: { percentage: 60, passed: false } },
    ]);
    expect((await client.rest("GET", `/quizzes/${id}/results`)).body.stats.passed).toBe(0);
    expect(await status()).toBe("REVOKED");
    expect((await attemptOf(attempt)).corrections[0].before).not.toHaveProperty("isRoundedUp");
    await save(id, worth(66));
    expect(await expectAsPreviewed(door, id)).toMatchObject({ changed: 1, newlyPassed: 1, newlyFailed: 0 });
    expect(await status()).toBe("VALID");
  });

  it("leaves the verdict of a result from before rounding was stored, unless it changes", async () => {
    const capital = { questionText: "Capital of Spain?", options: ["Madrid", "Seville"], correctAnswer: 0 };
    const questions = [...quizInput.questions, capital];
    const { id } = await aQuiz(platform, owner, { questions, rules: { passMark: 67 } });
    await handIn(platform, id, [
      [1, 0, 1],
      [0, 0, 0],
    ]);
    await platform.sql.query("UPDATE attempts SET is_rounded_up = NULL WHERE quiz_id = $1", [id]);
    await rebuildTallies(platform, id);
    const passed = async () => (await client.rest("GET", `/quizzes/${id}/results`)).body.stats.passed;
    expect(await passed()).toBe(2);
    await save(id, rekeyed(2));
    expect(await expectAsPreviewed(door, id)).toMatchObject({ changed: 1, newlyFailed: 1 });
    expect(await passed()).toBe(1);
  });

  it("grades by other weights and levels", async () => {
    const { id } = await anAssessment(platform, owner);
    const [first = ""] = await handIn(platform, id, [
      [1, 0],
      [0, 0],
      [1, 1],
    ]);
    const [beginner, expert] = assessmentInput.skillLevels;
    const skillLevels = [
      { ...beginner, range: [0, 14] },
      { ...expert, range: [15, 20] },
    ];
    await save(id, (questions) => questions, { skillLevels });
    expect(await door.preview(client, id)).toMatchObject({ changed: 1, raised: 0, lowered: 1, newlyPassed: null });
    await expectAsPreviewed(door, id);
    expect(await attemptOf(first)).toMatchObject({
      skillLevel: "Beginner",
      corrections: [{ before: { skillLevel: "Expert" } }],
    });
    await save(id, ([one, other]) => [{ ...one, optionWeights: [0, 2] }, other as Edited]);
    expect(await expectAsPreviewed(door, id)).toMatchObject({ attempts: 3, changed: 2, lowered: 2 });
  });

  it("runs once for a key, and returns the reason shown to takers", async () => {
    const { id } = await aQuiz(platform, owner);
    await handIn(platform, id, [[1, 0]]);
    const revision = await save(id, rekeyed(0));
    const input = { revision, reason: "  Lyon it is. " };
    const key = `once over ${name}`.replaceAll(" ", "-");
    const [first, again] = [await door.regrade(client, id, input, key), await door.regrade(client, id, input, key)];
    expect(first).toMatchObject({ reason: "Lyon it is.", total: 1 });
    expect(again).toEqual(first);
    expect((await door.regrade(client, id, { revision }, key)).refusal?.[0]).toBe("KEY_REUSED");
  });

  it("is done once when it is asked for several times at once", async () => {
    const { id } = await aQuiz(platform, owner);
    await handIn(platform, id, [[1, 0]]);
    const revision = await save(id, rekeyed(0));
    const asked = await Promise.all([1, 2, 3].map(() => door.regrade(client, id, { revision })));
    expect(asked.filter((regrading) => "total" in regrading)).toMatchObject([{ total: 1, changed: 1 }]);
    expect(asked.filter((regrading) => "refusal" in regrading)).toEqual([
      { refusal: ["CONFLICT", null] },
      { refusal: ["CONFLICT", null] },
    ]);
    expect(await door.list(client, id)).toHaveLength(1);
    expect(await platform.db.logEntry.count({ where: { contentId: id, action: "attempts_regraded" } })).toBe(1);
  });

  it("refuses revisions other than the current one, and impossible requests", async () => {
    const { id } = await aQuiz(platform, owner);
    await handIn(platform, id, [[1, 0]]);
    const revision = await save(id, rekeyed(0));
    const refusals: [object, string, string | null][] = [
      [{ revision: revision - 1 }, "CONFLICT", null],
      [{ revision: revision + 1 }, "CONFLICT", null],
      [{ revision: 0 }, "VALIDATION_FAILED", "revision"],
      [{ revision, reason: "x".repeat(501) }, "VALIDATION_FAILED", "reason"],
      [{ revision, reason: "a\0b" }, "VALIDATION_FAILED", "reason"],
      [{ revision, mails: true }, "VALIDATION_FAILED", "mails"],
    ];
    for (const [input, ...refusal] of refusals)
      expect((await door.regrade(client, id, input)).refusal).toEqual(refusal);
    expect(await platform.db.regrading.count({ where: { contentId: id } })).toBe(0);
  });

  it("has nothing to grade in a survey", async () => {
    const { id } = await aSurvey(platform, owner);
    await handIn(platform, id, [[0, [1]]]);
    const revision = await save(id, ([one, other]) => [{ ...one, options: ["Fine", "Bad", "So-so"] }, other as Edited]);
    expect(await door.preview(client, id)).toBeNull();
    expect(await door.regrade(client, id, { revision })).toEqual({ refusal: ["CONFLICT", null] });
  });
});

it("previews a regrading by an edit that is not saved", async () => {
  const { id } = await aQuiz(platform, owner);
  await handIn(platform, id, [
    [1, 0],
    [0, 0],
    [2, 1],
  ]);
  const { revision } = await platform.db.content.findUniqueOrThrow({ where: { id } });
  const [first, second] = await platform.db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const inputOf = ({ id: key, questionText, options, correctAnswer }: Question) => ({
    id: globalId("Question", key),
    questionText,
    options,
    correctAnswer,
  });
  const preview = async (questions: object[]) => {
    const { data } = await client.graphql(
      `query ($id: String!, $edit: UpdateContentInput) {
         content(key: $id) { regradePreview(edit: $edit) { revision attempts changed raised lowered ungradable } }
       }`,
      { id, edit: { revision, questions } },
    );
    return data.content.regradePreview;
  };
  const [one, two] = [inputOf(first as Question), inputOf(second as Question)];
  expect(await preview([one, two])).toBeNull();
  expect(await preview([{ ...one, correctAnswer: 0 }, two])).toEqual({
    revision: revision + 1,
    attempts: 3,
    changed: 2,
    raised: 1,
    lowered: 1,
    ungradable: 0,
  });
  expect(await preview([{ ...one, isCredited: true }, two])).toMatchObject({ changed: 2, raised: 2 });
  expect(await preview([two])).toMatchObject({ attempts: 3, ungradable: 0 });
  expect(await platform.db.content.findUniqueOrThrow({ where: { id } })).toMatchObject({ revision });
});
