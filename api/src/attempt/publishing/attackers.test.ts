import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { aSurvey, aUser, aWebhookFor, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { updateContent } from "../../content/edit/edit.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { submit } from "../attempt.ts";
import { fewestInBlock, patienceDays, publishAnswers } from "./blocks.ts";

const app = await testApp();
const { platform } = app;
const { db, sql } = platform;
const owner = await aUser(platform);
const [author, stranger] = [await app.as(owner), await app.as()];

const classes = ["p1", "p2", "p3"];
const colours = ["Red", "Blue"];

/** The number identifies the person, so that the test can check whose answers are shown. */
const asked = (colour: string) => [
  {
    questionText: "Who?",
    questionType: "number",
    options: [],
    form: { number: { decimals: 0, unit: null, min: 0, max: 9999 } },
  },
  { questionText: colour, questionType: "single_choice", options: colours },
  {
    questionText: "Why?",
    questionType: "text",
    options: [],
    required: false,
    form: { text: { isLong: false, minLength: null, maxLength: 100 } },
  },
];

/** Properties that the owner can plant with links and emails, or can observe. */
const person = fc.record({
  planted: fc.option(fc.constantFrom(...classes), { nil: null }),
  language: fc.constantFrom(null, "fr", "de"),
  colour: fc.nat(colours.length - 1),
  minutes: fc.constantFrom(1, 8, 45),
  isLate: fc.boolean(),
  hasText: fc.boolean(),
});
type Person = typeof person extends fc.Arbitrary<infer P> ? P : never;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant("answer" as const), person }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("answer alike" as const),
      person,
      count: fc.integer({ min: 2, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("edit" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("wait" as const), days: fc.constantFrom(1, patienceDays + 1) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The people whose answers one look shows, by request. */
type Looks = Map<string, Set<number>>;

const figures = `query ($key: String!, $filter: ResultsFilterInput) { content(key: $key) {
  results(filter: $filter) { totalAttempts waiting questions { responses options { count } } }
  attempts(first: 100, filter: $filter) { totalCount }
  answerLanguages(filter: $filter) { attempts } groups { groups { value attempts } } } }`;

async function aSitting() {
  const field = { name: "class", values: classes, isGroup: true };
  const survey = await aSurvey(platform, owner, {
    questions: asked("Which colour?"),
    showResultsToTakers: true,
    rules: { anonymous: true, fields: [field] },
  });
  await aWebhookFor(platform, survey);
  const { id } = survey;
  let people = 0;
  let edits = 0;
  const questions = () =>
    db.question.findMany({ where: { contentId: id, untilRevision: null }, orderBy: { order: "asc" } });

  async function answer({ planted, language, colour, minutes, isLate, hasText }: Person) {
    const [who, which, why] = (await questions()).map((question) => question.id) as [string, string, string];
    const number = people++;
    const { id: attemptId } = await submit(platform, anonymous("192.0.2.7"), id, {
      attemptKey: randomUUID(),
      answers: { [who]: number, [which]: colour, ...(hasText && { [why]: `Because ${number}` }) },
      duration: minutes * 60,
      language,
      fields: planted === null ? null : { class: planted },
    });
    if (isLate) await db.attempt.updateMany({ where: { id: attemptId, block: 0 }, data: { late: 86_400 * minutes } });
  }

  async function act(one: Step) {
    if (one.does === "answer") await answer(one.person);
    if (one.does === "answer alike") for (let index = 0; index < one.count; index++) await answer(one.person);
    if (one.does === "edit") {
      const before = await questions();
      const edited = asked(`Which colour, after ${++edits}?`);
      await updateContent(platform, viewerFor(owner), id, {
        questions: edited.map((question, index) => ({ ...question, id: before[index]?.id })),
      });
    }
    if (one.does === "wait")
      await sql.query(
        "UPDATE attempts SET completed_at = completed_at - make_interval(days => $2) WHERE quiz_id = $1",
        [id, one.days],
      );
  }

  /** Both attackers look through everything that shows answers or figures. */
  async function look(): Promise<Looks> {
    const numbers = await db.question.findMany({ where: { contentId: id, questionType: "number" } });
    const who = (answers: Record<string, unknown>) =>
      Number(numbers.flatMap((question) => answers[question.id] ?? []).at(0));
    const looks: Looks = new Map();
    const note = (name: string, rows: { answers: Record<string, unknown> }[]) =>
      looks.set(name, new Set(rows.map(({ answers }) => who(answers))));

    const page = async (path: string) => (await author.rest("GET", path)).body;
    const { attempts } = await page(`/content/${id}/attempts?limit=100`);
    note("list", attempts);
    // Fields other than the answers separate rows like a filter.
    for (const key of ["completedAt", "duration", "late", "language", "revision", "isCounted", "fields"])
      for (const [value, rows] of Map.groupBy(attempts as Row[], (row) => JSON.stringify(row[key])))
        note(`${key} ${value}`, rows);
    note("responses", (await page(`/surveys/${id}/responses?limit=100`)).attempts);
    note("followed", (await page(`/content/${id}/attempts?order=oldest&limit=100`)).attempts);
    const { events } = await page(`/events?contentId=${id}&types=attempt.created&limit=100`);
    note(
      "events",
      events.map(({ data }: { data: { attempt: Row } }) => data.attempt),
    );
    const sent = await sql.query<{ answers: Record<string, unknown> }>(
      `SELECT answers FROM attempts WHERE quiz_id = $1 AND id IN (
         SELECT data ->> 'key' FROM pgboss.job WHERE name = 'attempt-stored')`,
      [id],
    );
    note("webhook", sent.rows);
    note("shared", (await stranger.rest("GET", `/surveys/${id}/responses?limit=100`)).body.attempts);

    const days = [...new Set((attempts as Row[]).map(({ completedAt }) => String(completedAt).slice(0, 10)))];
    const filters = [
      {},
      ...classes.map((value) => ({ fields: [{ name: "class", value }] })),
      { fields: [{ name: "class", value: "" }] },
      { late: true },
      { late: false },
      { language: "fr" },
      ...days.map((day) => ({ from: day, to: day })),
      ...days.map((day) => ({ from: day, fields: [{ name: "class", value: "p1" }] })),
    ];
    for (const filter of filters) {
      const query = new URLSearchParams(
        Object.entries(filter).flatMap(([name, value]) =>
          Array.isArray(value)
            ? value.map((one) => ["field", `${one.name}:${one.value}`])
            : [[name, String(value)] as [string, string]],
        ),
      );
      const rows = (await page(`/content/${id}/attempts?limit=100&${query}`)).attempts;
      note(`filter ${query}`, rows);
      const { data } = await author.graphql(figures, { key: id, filter });
      const { results, attempts: listed, answerLanguages, groups } = data.content;
      const { body: file } = await author.rest("GET", `/surveys/${id}/export?format=json&${query}`);
      // Figures are those of the same people, so they show no more.
      expect([results.totalAttempts, listed.totalCount, file.length]).toEqual([rows.length, rows.length, rows.length]);
      for (const { responses, options } of results.questions) {
        expect(responses).toBeLessThanOrEqual(rows.length);
        for (const { count } of options) expect(count).toBeLessThanOrEqual(rows.length);
      }
      expect(answerLanguages).toEqual([]);
      for (const { value, attempts: count } of groups.groups)
        expect(count).toBe((attempts as Row[]).filter(({ fields }) => (fields?.class ?? null) === value).length);
    }
    const { waiting } = (await author.graphql(figures, { key: id })).data.content.results;
    expect(waiting).toBe(people - attempts.length);
    return looks;
  }

  return { act, look, publish: () => publishAnswers(platform, id) };
}

type Row = { answers: Record<string, unknown>; fields?: { class?: string }; [key: string]: unknown };

/** People who appear in the same looks, so that nothing tells them apart. */
function alike(looks: readonly Looks[]): number[][] {
  const all = looks.flatMap((one) => [...one.values()]);
  const ever = new Set(all.flatMap((people) => [...people]));
  return [...Map.groupBy(ever, (one) => all.map((people) => Number(people.has(one))).join("")).values()];
}

const plain: Person = { planted: null, language: null, colour: 0, minutes: 1, isLate: false, hasText: true };
const ann: Person = { ...plain, planted: "p1", language: "fr", minutes: 45 };
const alone: Step[] = [
  { does: "answer alike", person: plain, count: 4 },
  { does: "answer", person: ann },
  { does: "answer alike", person: plain, count: 6 },
  { does: "wait", days: patienceDays + 1 },
  { does: "answer alike", person: plain, count: 6 },
];

it("shows two attackers fewer than five people apart in nothing they look at, whatever links were sent", {
  tags: ["slow"],
  timeout: 600_000,
}, async () => {
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const { act, look, publish } = await aSitting();
      const looks = [await look()];
      for (const one of steps) {
        await act(one);
        await publish();
        looks.push(await look());
      }
      for (const people of alike(looks)) {
        shown += people.length;
        expect(people.length).toBeGreaterThanOrEqual(fewestInBlock);
      }
    }),
    { numRuns: 20, examples: [[alone]] },
  );
  expect(shown).toBeGreaterThan(0);
});
