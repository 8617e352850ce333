import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { cases } from "../../../test/cases/cases.ts";
import {
  anAssessment,
  aQuiz,
  aSurvey,
  aUser,
  password,
  quizInput,
  quizOfKinds,
  surveyOfKinds,
  viewerFor,
} from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { deleteAccount } from "../../account/profile/account-deletion.ts";
import { submit } from "../../attempt/attempt.ts";
import { binOf, binsOf } from "../../attempt/counting/bins.shared.ts";
import { givenOf, givensOf } from "../../attempt/grading/given.ts";
import { grade } from "../../attempt/grading/grade.ts";
import { isRight } from "../../attempt/grading/key.ts";
import { publishAnswers } from "../../attempt/publishing/blocks.ts";
import { isPublished } from "../../attempt/publishing/waiting.ts";
import { purgeStarts } from "../../attempt/writing/forgotten.ts";
import { purgeKeys } from "../../attempt/writing/forgotten-keys.ts";
import { startAttempt } from "../../attempt/writing/start.ts";
import { updateContent } from "../../content/edit/edit.ts";
import type { GivenAnswer } from "../../content/question/form/form.shared.ts";
import { questionFacts } from "../../content/question/question.policy.ts";
import { findItem, type Item, type ItemQuestion } from "../../content/taking/item.ts";
import { deleteContent } from "../../content/trash/delete.ts";
import type { Attempt, Content, Question, User } from "../../generated/prisma/client.ts";
import { publicError } from "../../platform/errors.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { analysisOf } from "../analysis/item-analysis.ts";
import { deleteAttempt, deleteAttempts, undoDeletion } from "../attempts/deletion/deletion.ts";
import { readFilter } from "../attempts/filter.ts";
import { exportAttempts } from "../export/export.ts";
import { compareGroups } from "../groups/groups.ts";
import type { Answered } from "../questions/questions.ts";
import { regradeAnswers } from "../regrading/regrading.ts";
import { resultsOf } from "../results.ts";
import { rebuildTallies } from "./rebuild.ts";

const apps = [await testApp(), await testApp()];
const { platform } = apps[0] as (typeof apps)[number];
const owner = await aUser(platform);
const makers = {
  quiz: (...by: By) => aQuiz(...by, { questions: [...quizInput.questions, thirdQuestion] }),
  survey: aSurvey,
  assessment: anAssessment,
  "quiz of kinds": (...by: By) => aQuiz(...by, quizOfKinds),
  "survey of kinds": (...by: By) => aSurvey(...by, surveyOfKinds),
  "quiz of parts": (...by: By) => aQuiz(...by, quizOfParts),
  "anonymous quiz": (...by: By) => aQuiz(...by, { rules: { anonymous: true } }),
};
type By = [platform: Platform, owner: User];

const thirdQuestion = { questionText: "Capital of Spain?", options: ["Madrid", "Seville"], correctAnswer: 0 };
/** All totals are different percentages, so that the analysis is exact. */
const quizOfParts = {
  rules: { scoring: { rule: "minus" } },
  questions: [
    ...quizOfKinds.questions,
    {
      questionText: "Which are metals?",
      questionType: "multi_select",
      options: ["Iron", "Neon", "Gold", "Tin"],
      answerKey: { options: [0, 2, 3], scoring: { rule: "each" } },
      required: false,
    },
  ],
};
/** Percentages that are rounded up: two of three questions, and three of seven points. */
const passMarks: { [Kind in keyof typeof makers]?: number } = {
  quiz: 67,
  "quiz of kinds": 43,
  "quiz of parts": 40,
  "anonymous quiz": 50,
};

/** One event in the life of an item; `seed` picks the question, the option and so on. */
type Step = { does: (typeof doings)[number]; process: number; seed: number };
const doings = [
  "start",
  "submit",
  "repeat",
  "edit",
  "rescore",
  "burst",
  "crash",
  "rebuild",
  "export",
  "delete",
  "erase",
  "remove",
  "remove several",
  "remove filtered",
  "undo",
  "regrade",
  "forget starts",
  "forget keys",
  "publish",
  "leave out late",
  "group",
] as const;

const groupField = { name: "class", isGroup: true };
const classes = ["7a", "7b", "7c"];

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(...doings, "submit", "remove", "undo", "edit", "regrade"),
  process: fc.nat(1),
  seed: fc.nat(10_000),
});

const answering = ({ questions }: Item, seed: number) =>
  Object.fromEntries(
    questions.flatMap((question, place) => {
      const isLeftOut = !question.required && (seed >> place) % 3 === 0;
      return isLeftOut ? [] : [[question.id, answerTo(question, seed, place)]];
    }),
  );

function answerTo({ questionType, options, form, answerKey }: ItemQuestion, seed: number, place: number): GivenAnswer {
  const choice = (seed >> place) % Math.max(1, options.length);
  const { other, none } = form?.choice ?? { other: null, none: null };
  if (questionType === "text") return answerKey?.text?.accepted[seed % 2] ?? `Word ${seed % 5}`;
  if (questionType === "number") return seed % 4 ? seed % 20 : (answerKey?.number?.value ?? 20);
  if (questionType === "matrix") return [choice, seed % 5 ? null : 0];
  const several = questionType === "multi_select" && choice !== none;
  const chosen = several ? [...new Set([choice, seed % options.length])].filter((one) => one !== none) : [choice];
  if (other !== null && chosen.includes(other)) return { choices: chosen, other: `Other ${seed % 3}` };
  return questionType === "multi_select" ? chosen : choice;
}

/** Ends all connections from the database's side, even busy ones. */
const crash = ({ sql }: Platform) =>
  sql.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()",
  );

/** Retries, because a connection may not have noticed its end yet. */
const afterCrashes = <T>(read: () => Promise<T>) => vi.waitFor(read, { timeout: 10_000 });

async function together(happening: Promise<unknown>[]) {
  for (const outcome of await Promise.allSettled(happening))
    if (outcome.status === "rejected" && !publicError(outcome.reason)) throw outcome.reason;
}

const isLine = (name: string) => name.startsWith("line ");

/** Versions of a line never overlap and have the same options and scores. */
function expectLines(versions: readonly Question[]) {
  for (const line of Map.groupBy(versions, ({ lineId }) => lineId).values()) {
    const key = ({ questionType, options, correctAnswer, optionWeights }: Question) =>
      JSON.stringify([questionType, options.length, correctAnswer, optionWeights]);
    expect(new Set(line.map(key)).size).toBe(1);
    const spans = line.toSorted((a, b) => a.sinceRevision - b.sinceRevision);
    for (const [place, { untilRevision }] of spans.entries())
      expect(untilRevision ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(
        spans[place + 1]?.sinceRevision ?? Number.POSITIVE_INFINITY,
      );
  }
}

/** The analysis must cover everyone who saw the current questions, in any version. */
async function expectAnalysis(content: Content, versions: Question[], stored: readonly Attempt[]) {
  const questions = await platform.db.question.findMany({
    where: { contentId: content.id, untilRevision: null },
    include: questionFacts,
  });
  const analysis = await analysisOf(platform, content, questions);
  if (!analysis) return;
  const byId = new Map(versions.map((version) => [version.id, version]));
  const asked = questions.map(({ lineId }) => lineId).toSorted();
  const listed = await platform.db.contentRevision.findMany({ where: { contentId: content.id } });
  const asksTheSame = new Map(
    listed.map(({ revision, questionIds }) => [
      revision,
      questionIds
        .map((id) => byId.get(id)?.lineId)
        .toSorted()
        .join() === asked.join(),
    ]),
  );
  const answered = stored.filter(({ revision }) => asksTheSame.get(revision));
  expect(analysis.people).toBe(answered.length);
  const scores = answered.map(({ answers }) => {
    const byLine = Object.entries(answers).map(([id, answer]) => {
      const version = byId.get(id) as Question;
      return [version.lineId, scoreOf(version, answer)] as const;
    });
    return new Map(byLine);
  });
  if (scores.length === 0) return;
  const totals = scores.map((byLine) => [...byLine.values()].reduce((sum, score) => sum + score, 0));
  expect(analysis.mean).toBeCloseTo(mean(totals), 9);
  const columns = questions.map(({ lineId }) => scores.map((byLine) => byLine.get(lineId) ?? 0));
  const [spreads, spread] = [columns.map((own) => covariance(own, own)), covariance(totals, totals)];
  const parts = questions.length;
  const alpha = (parts / (parts - 1)) * (1 - spreads.reduce((sum, one) => sum + one, 0) / spread);
  if (parts > 1 && spread > 1e-9) expect(analysis.alpha).toBeCloseTo(alpha, 6);
  else expect(analysis.alpha).toBeNull();
  for (const [index, { facility, discrimination }] of analysis.items.entries()) {
    const { optionWeights, points } = questions[index] as Question;
    const own = columns[index] as number[];
    expect(facility).toBeCloseTo(mean(own) / Math.max(...(optionWeights ?? [points])), 9);
    const rest = totals.map((total, person) => total - (own[person] ?? 0));
    const both = covariance(own, own) * covariance(rest, rest);
    if (both > 1e-9) expect(discrimination).toBeCloseTo(covariance(own, rest) / Math.sqrt(both), 6);
    else expect(discrimination).toBeNull();
  }
}

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
const covariance = (a: readonly number[], b: readonly number[]) =>
  mean(a.map((value, place) => (value - mean(a)) * ((b[place] ?? 0) - mean(b))));

type Scored = Pick<ItemQuestion, "questionType" | "correctAnswer" | "optionWeights" | "answerKey" | "points">;

function scoreOf(question: Scored, answer: GivenAnswer): number {
  if (question.optionWeights) return question.optionWeights[answer as number] ?? 0;
  const { options: right = [], scoring } = question.answerKey ?? {};
  if (!scoring || !right) return isRight(question, givenOf(question, answer)) ? question.points : 0;
  const hits = (answer as number[]).filter((choice) => right.includes(choice)).length;
  const misses = scoring.rule === "each" ? 0 : (answer as number[]).length - hits;
  return (question.points * Math.max(0, hits - misses)) / right.length;
}

/** The tallies of a group must match its attempts, each counted independently. */
async function expectGroups(content: Content, stored: readonly Attempt[]) {
  const zone = "Asia/Kathmandu";
  const viewer = viewerFor({ ...owner, timeZone: zone });
  for (const value of classes) {
    const inGroup = stored.filter(({ fields }) => fields?.class === value);
    const number = content.groups ? content.groups.values.indexOf(value) + 1 : 0;
    expect(new Set(inGroup.map(({ group }) => group))).toEqual(new Set(inGroup.length > 0 ? [number] : []));
    const asked = { fields: [{ name: "class", value }] };
    // A filter by day counts from the attempts.
    const filters = [{ ...asked, from: "2000-01-01" }, asked].map((one) =>
      readFilter(platform, viewer, one, content.id),
    );
    const [counted, tallied] = await Promise.all(
      filters.map(async (filter) => resultsOf(platform, content, zone, await filter)),
    );
    expect(counted?.totalAttempts).toBe(inGroup.length);
    const compared = (await compareGroups(platform, content))?.groups.find((group) => group.value === value);
    if (compared) expect(compared.passed).toBe(counted?.passed);
    if (number > 0) expect(tallied).toEqual(counted);
  }
  expect(stored.filter(({ group, fields }) => group === 0 && fields !== null)).toEqual([]);
}

async function amidAnswers(
  platform: Platform,
  work: (item: Content) => Promise<unknown>,
  taker = anonymous("192.0.2.9"),
) {
  const item = await aQuiz(platform, owner);
  const answers = answering((await findItem(platform, item.id)) as Item, 1);
  const takers = Array.from({ length: 8 }, () => submit(platform, taker, item.id, { answers }));
  await together([
    ...takers.slice(4),
    work(item),
    ...takers.slice(0, 4),
    startAttempt(platform, taker, item.id, { attemptKey: "start" }),
    rebuildTallies(platform, item.id),
    updateContent(platform, viewerFor(owner), item.id, { title: "Saved" }),
  ]);
}

async function happens(contentId: string, { does, process, seed }: Step, keys: string[]): Promise<unknown> {
  const { platform } = apps[process] as (typeof apps)[number];
  if (does === "crash") return crash(platform);
  if (does === "rebuild") return rebuildTallies(platform, contentId);
  if (does === "forget starts") return purgeStarts({ ...platform, settings: { ...platform.settings, startDays: 0 } });
  if (does === "forget keys") return purgeKeys(platform, -48);
  if (does === "publish") return publishAnswers(platform, contentId);
  // Attempts without a start are then late.
  if (does === "leave out late")
    return updateContent(platform, viewerFor(owner), contentId, {
      rules: { timeLimit: 30, excludeLate: seed % 4 > 0 },
    });
  if (does === "rescore") {
    const scoring = [null, { rule: "each" }, { rule: "minus" }][seed % 3];
    return updateContent(platform, viewerFor(owner), contentId, { rules: { scoring } });
  }
  // Values are removed and restored; counts by value stay.
  if (does === "group") {
    const values = classes.filter((_, place) => (seed >> place) % 2);
    const fields = values.length > 0 ? [{ ...groupField, values }] : [];
    return updateContent(platform, viewerFor(owner), contentId, { rules: { fields } });
  }
  if (does === "export") {
    const { stream } = await exportAttempts(platform, viewerFor(owner), contentId, { format: "csv" });
    return stream.resume().toArray();
  }
  if (does === "remove") {
    const stored = await platform.db.attempt.findMany({ where: { contentId, ...isPublished }, orderBy: { id: "asc" } });
    const chosen = stored[seed % stored.length];
    return chosen && deleteAttempt(platform, viewerFor(owner), chosen.id);
  }
  if (does === "remove several") {
    const stored = await platform.db.attempt.findMany({ where: { contentId, ...isPublished }, orderBy: { id: "asc" } });
    const ids = stored.map(({ id }) => id).filter((_, place) => (seed >> (place % 12)) % 2);
    return ids.length > 0 && deleteAttempts(platform, viewerFor(owner), contentId, { ids });
  }
  if (does === "remove filtered") {
    const filter = seed % 5 === 0 ? { fields: [{ name: "class", value: "7b" }] } : { revision: 1 + (seed % 3) };
    const choice = seed % 3 === 0 ? { all: true } : { filter };
    return deleteAttempts(platform, viewerFor(owner), contentId, choice);
  }
  if (does === "undo") {
    const deletions = await platform.db.attemptDeletion.findMany({ where: { contentId }, orderBy: { id: "asc" } });
    const chosen = deletions[seed % deletions.length];
    return chosen && undoDeletion(platform, viewerFor(owner), chosen.id);
  }
  if (does === "regrade") {
    const { revision } = await platform.db.content.findUniqueOrThrow({ where: { id: contentId } });
    return regradeAnswers(platform, viewerFor(owner), contentId, { revision });
  }
  if (does === "delete") return amidAnswers(platform, (item) => deleteContent(platform, viewerFor(owner), item.id));
  if (does === "erase") {
    const leaving = viewerFor(await aUser(platform));
    return amidAnswers(
      platform,
      () => deleteAccount(platform, leaving, { password, content: seed % 2 ? "keep" : "delete" }),
      leaving,
    );
  }
  const viewer = anonymous("192.0.2.9");
  const current = (await findItem(platform, contentId)) as Item;
  const item = (await findItem(platform, contentId, 1 + (seed % current.revision))) as Item;
  const handIn = (attemptKey: string) =>
    submit(platform, viewer, contentId, {
      attemptKey,
      revision: item.revision,
      answers: answering(item, seed),
      duration: seed,
      fields: { class: classes[seed % 4] ?? "8a", other: "left out" },
    });
  if (does === "start") return startAttempt(platform, viewer, contentId, { attemptKey: `start-${seed % 20}` });
  if (does === "repeat" && keys.length > 0) return handIn(keys[seed % keys.length] as string);
  if (does === "burst") return together(Array.from({ length: 8 }, (_, index) => handIn(`${seed}-${index % 5}`)));
  if (does === "edit") {
    const questions = current.questions.map(
      ({ id, questionText, questionType, options, optionWeights, correctAnswer }, place) =>
        place === seed % current.questions.length
          ? {
              id,
              questionType,
              questionText: `${questionText}?`.slice(0, 50),
              options: seed % 5 ? options : options.map((option) => `${option}!`.slice(-50)),
              optionWeights,
              correctAnswer: correctAnswer === null || seed % 4 ? correctAnswer : seed % options.length,
              // Omitting `sameAs` keeps it the same question, unless its key differs.
              ...(seed % 7 === 0 && { sameAs: null }),
            }
          : { id, questionType, questionText, options, optionWeights },
    );
    return updateContent(platform, viewerFor(owner), contentId, {
      questions: seed % 3 ? questions : questions.toReversed(),
    });
  }
  const key = seed % 2 ? `start-${seed % 20}` : randomUUID();
  keys.push(key);
  return handIn(key);
}

it("agrees with the writer's tallies and with a plain count, whatever happened before", {
  tags: ["property"],
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(makers) as (keyof typeof makers)[])),
      fc.array(step, { minLength: 3, maxLength: 25 }),
      async (kind, steps) => {
        const content = await afterCrashes(() => makers[kind](platform, owner));
        const passMark = passMarks[kind] ?? null;
        const rules = { passMark, fields: [{ ...groupField, values: classes.slice(0, 2) }] };
        await afterCrashes(() => updateContent(platform, viewerFor(owner), content.id, { rules }));
        const keys: string[] = [];
        // Runs three at a time, so that some events overlap.
        for (let first = 0; first < steps.length; first += 3) {
          await together(steps.slice(first, first + 3).map((one) => happens(content.id, one, keys)));
        }
        const now = () => platform.db.content.findUniqueOrThrow({ where: { id: content.id } });
        // Counts anonymous answers once they are shown. Otherwise, none would be shown between two checks.
        await afterCrashes(() => publishAnswers(platform, content.id));
        const written = await afterCrashes(async () => resultsOf(platform, await now(), "Asia/Kathmandu"));
        const stored = await afterCrashes(() =>
          platform.db.attempt.findMany({ where: { contentId: content.id, isCounted: true, ...isPublished } }),
        );
        const { _sum } = await afterCrashes(() =>
          platform.db.tally.aggregate({ where: { contentId: content.id }, _sum: { roundedUp: true } }),
        );
        expect(_sum.roundedUp ?? 0).toBe(stored.filter(({ isRoundedUp }) => isRoundedUp).length);
        await afterCrashes(() => rebuildTallies(platform, content.id));
        const rebuilt = await afterCrashes(async () => resultsOf(platform, await now(), "Asia/Kathmandu"));

        let passed = 0;
        for (const { revision, answers, score, credit, percentage, isRoundedUp } of stored) {
          const item = (await afterCrashes(() => findItem(platform, content.id, revision))) as Item;
          const graded = grade(item, givensOf(item.questions, answers));
          const { skillScore: _, skillLevel: __, levelIndex: ___, ...result } = graded;
          expect({ score, credit, percentage, isRoundedUp }).toEqual(result);
          const most = item.questions.reduce((sum, { points }) => sum + points, 0);
          const earned = item.questions.map((question) => {
            const answer = answers[question.id];
            return answer === undefined ? 0 : scoreOf(question, answer);
          });
          // Sums of shares such as 1/3 are not exact.
          const total = earned.reduce((sum, points) => sum + points, 0) + 1e-9;
          if (passMark !== null && 100 * total >= passMark * most) passed++;
        }
        expect(written.passed).toBe(passMark === null ? null : passed);
        await afterCrashes(async () => expectGroups(await now(), stored));
        const timeless = ({ lastAttemptAt, ...results }: typeof written) => results;
        expect(timeless(rebuilt)).toEqual(timeless(written));
        expect(written.totalAttempts).toBe(stored.length);
        const durations = stored.flatMap(({ duration }) => duration ?? []).toSorted((a, b) => a - b);
        const middle = [Math.ceil(durations.length / 2) - 1, Math.floor(durations.length / 2)];
        const [one, other] = middle.map((place) => durations[place] ?? Number.NaN) as [number, number];
        expect(written.medianDuration).toBe(durations.length === 0 ? null : Math.round((one + other) / 2));
        const versions = await platform.db.question.findMany({ where: { contentId: content.id } });
        expectLines(versions);
        const lineOf = new Map(versions.map(({ id, lineId }) => [id, lineId]));
        const counted = new Map<string, number>();
        const add = (key: string) => counted.set(key, (counted.get(key) ?? 0) + 1);
        const people = new Set<string>();
        const byVersion = new Map(versions.map((version) => [version.id, version]));
        const listed = await platform.db.contentRevision.findMany({ where: { contentId: content.id } });
        const askedIn = new Map(listed.map(({ revision, questionIds }) => [revision, questionIds]));
        for (const { answers, revision } of stored) {
          for (const question of askedIn.get(revision) ?? []) {
            const version = byVersion.get(question) as Question;
            const answer = answers[question];
            for (const name of [question, `line ${lineOf.get(question)}`]) {
              people.add(name);
              if (answer === undefined) {
                add(`${name} left out`);
                continue;
              }
              add(`${name} answered`);
              const given = givenOf(version, answer);
              for (const choice of given.choices) add(`${name} ${choice}`);
              given.rows?.forEach((point, row) => {
                add(`${name} ${row} ${point}`);
              });
              if (given.number !== undefined)
                add(`${name} number ${binOf(binsOf(version.form?.number), given.number)}`);
              if (version.answerKey && isRight(version, given)) add(`${name} right`);
            }
          }
        }
        const timesOf = (key: string) => counted.get(key) ?? 0;
        const expectCounted = (
          name: string,
          { question, responses, unanswered, right, options, rows, bins }: Answered,
        ) => {
          expect([responses, unanswered]).toEqual([timesOf(`${name} answered`), timesOf(`${name} left out`)]);
          if (question.answerKey) expect(right).toBe(timesOf(`${name} right`));
          if (!rows)
            for (const [place, { count }] of options.entries()) expect(count).toBe(timesOf(`${name} ${place}`));
          for (const [row, { options }] of (rows ?? []).entries())
            for (const [point, { count }] of options.entries()) expect(count).toBe(timesOf(`${name} ${row} ${point}`));
          for (const [bin, { count }] of (bins ?? []).entries()) expect(count).toBe(timesOf(`${name} number ${bin}`));
        };
        for (const result of written.questions) {
          expectCounted(`line ${result.question.lineId}`, result);
          for (const wording of result.wordings) expectCounted(wording.question.id, wording);
        }
        const told = written.questions.map(({ question }) => question.lineId);
        expect(new Set(told).size).toBe(told.length);
        expect(told).toEqual(expect.arrayContaining([...people].filter(isLine).map((name) => name.slice(5))));
        await expectAnalysis(await now(), versions, stored);
      },
    ),
    { numRuns: cases(4, 60) },
  );
});

it("puts right what is wrong while people answer, two of them at once only once", async () => {
  const quiz = await aQuiz(platform, owner);
  const item = (await findItem(platform, quiz.id)) as Item;
  const takers = (many: number) =>
    Array.from({ length: many }, (_, seed) =>
      submit(platform, anonymous("192.0.2.9"), quiz.id, { answers: answering(item, seed), duration: seed }),
    );
  await Promise.all(takers(50));
  const { sql } = platform;
  await sql.query("UPDATE tallies SET attempts = attempts + 7, cells[1] = cells[1] + 3 WHERE quiz_id = $1", [quiz.id]);
  await sql.query("DELETE FROM daily_tallies WHERE quiz_id = $1", [quiz.id]);
  await sql.query("UPDATE duration_tallies SET cells[1] = 20 WHERE quiz_id = $1", [quiz.id]);
  const rebuilds = apps.map(({ platform }) => rebuildTallies(platform, quiz.id));
  await Promise.all([...takers(50), ...rebuilds]);

  const { rows } = await sql.query(
    `SELECT (SELECT sum(attempts)::int FROM tallies WHERE quiz_id = $1) AS tallied,
            (SELECT sum(cell)::int FROM tallies, unnest(cells) AS cell WHERE quiz_id = $1) AS chosen,
            (SELECT sum(attempts)::int FROM daily_tallies WHERE quiz_id = $1) AS "byDay",
            (SELECT sum(cell)::int FROM duration_tallies, unnest(cells) AS cell WHERE quiz_id = $1) AS timed`,
    [quiz.id],
  );
  expect(rows[0]).toEqual({ tallied: 100, chosen: 200, byDay: 100, timed: 100 });
});

it("skips an item that was deleted in between", async () => {
  const quiz = await aQuiz(platform, owner);
  const item = (await findItem(platform, quiz.id)) as Item;
  await submit(platform, anonymous("192.0.2.9"), quiz.id, { answers: answering(item, 0) });
  // The item is deleted, but its attempts are not cleared yet.
  await platform.sql.query("UPDATE quizzes SET deleted_at = now() WHERE id = $1", [quiz.id]);
  expect(await rebuildTallies(platform, quiz.id)).toEqual({ attempts: 0 });
});
