import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, it } from "vitest";
import { aQuiz, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { startAttempt } from "../../attempt/writing/start.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { readFilter } from "../attempts/filter.ts";
import { watchResults } from "../live/watch.ts";
import { resultsOf } from "../results.ts";
import { rebuildTallies } from "./rebuild.ts";
import { readRecentDays } from "./stats.ts";
import { dayEnd, dayStart } from "./zone.ts";

const app = await testApp();
const { platform, http } = app;
const { sql } = platform;

/**
 * Offsets of half and quarter hours; clocks that change during the day, at midnight, back over midnight, and by half an
 * hour.
 */
const zones = [
  "UTC",
  "Asia/Tokyo",
  "Asia/Kathmandu",
  "Asia/Beirut",
  "Africa/Cairo",
  "America/Havana",
  "America/New_York",
  "America/Santiago",
  "America/St_Johns",
  "Atlantic/Azores",
  "Australia/Adelaide",
  "Australia/Lord_Howe",
  "Europe/Berlin",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Niue",
];

const year = { from: "2026-01-01", to: "2026-12-31" };

let owner: Awaited<ReturnType<typeof aUser>>;
let client: Awaited<ReturnType<typeof app.as>>;
let quiz: Awaited<ReturnType<typeof aQuiz>>;

async function answeredAt(times: string) {
  const made = await aQuiz(platform, owner);
  const questions = await platform.db.question.findMany({ where: { contentId: made.id } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  await sql.query(
    `INSERT INTO attempts (id, quiz_id, revision, answers, score, percentage, total_questions, duration, completed_at)
     SELECT gen_random_uuid(), $1, 1, $2, 1, 50, 2, 60, time FROM (${times}) AS given (time)`,
    [made.id, JSON.stringify(answers)],
  );
  await rebuildTallies(platform, made.id);
  return made;
}

async function counted(contentId: string, zone: string): Promise<{ day: string; attempts: number }[]> {
  const { rows } = await sql.query(
    `SELECT to_char(completed_at AT TIME ZONE $2, 'YYYY-MM-DD') AS day, count(*)::int AS attempts
       FROM attempts WHERE quiz_id = $1 GROUP BY 1 ORDER BY 1`,
    [contentId, zone],
  );
  return rows;
}

async function live(into: string) {
  await platform.db.user.update({ where: { id: owner.id }, data: { timeZone: into } });
}

const quarters = async (contentId: string) =>
  (
    await sql.query(
      `SELECT day::text, place::int, sum(times)::int AS attempts FROM daily_tallies, unnest(quarters) WITH ORDINALITY AS q (times, place)
        WHERE quiz_id = $1 GROUP BY 1, 2 HAVING sum(times) > 0 ORDER BY 1, 2`,
      [contentId],
    )
  ).rows;

beforeAll(async () => {
  owner = await aUser(platform, { timeZone: "Asia/Tokyo" });
  client = await app.as(owner);
  quiz = await answeredAt("SELECT generate_series('2026-01-01Z'::timestamptz, '2026-12-31 23:59Z', '47 minutes')");
});

it.each(zones)("begins each day of a year where PostgreSQL does in %s", async (zone) => {
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
  const { rows } = await sql.query(
    `SELECT day, (since AT TIME ZONE $4)::date = day::date AND ((since - interval '1 ms') AT TIME ZONE $4)::date < day::date
                 AND (till AT TIME ZONE $4)::date > day::date AND ((till - interval '1 ms') AT TIME ZONE $4)::date = day::date AS holds
       FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS given (day, since, till)`,
    [days, days.map((day) => dayStart(day, zone)), days.map((day) => dayEnd(day, zone)), zone],
  );
  expect(rows.filter(({ holds }) => !holds)).toEqual([]);
});

it("takes days of every year for a filter", () => {
  for (const day of ["0001-01-01", "1970-01-01", "9999-12-31"])
    for (const zone of zones) expect(dayEnd(day, zone).getTime()).toBeGreaterThan(dayStart(day, zone).getTime());
});

it.each(zones)("adds a year's answers up to the days of %s", async (zone) => {
  const { days, totalAttempts } = await resultsOf(platform, quiz, zone);
  expect(days).toEqual(await counted(quiz.id, zone));
  expect(days.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(totalAttempts);
  const narrowed = await resultsOf(
    platform,
    quiz,
    zone,
    await readFilter(platform, viewerFor({ ...owner, timeZone: zone }), year, quiz.id),
  );
  expect(narrowed.days).toEqual(days.filter(({ day }) => day.startsWith("2026")));
});

it.each([
  ["Europe/Berlin", "2026-03-29", 23],
  ["Europe/Berlin", "2026-10-25", 25],
  ["America/Havana", "2026-03-08", 23],
  ["America/Havana", "2026-11-01", 25],
  ["Australia/Lord_Howe", "2026-04-05", 24.5],
  ["Asia/Kathmandu", "2026-07-01", 24],
])("finds the answers of a day in %s, %s, which has %d hours", async (zone, day, hours) => {
  await live(zone);
  expect((dayEnd(day, zone).getTime() - dayStart(day, zone).getTime()) / 3_600_000).toBe(hours);
  const attempts = (await counted(quiz.id, zone)).find((one) => one.day === day)?.attempts as number;
  expect(attempts).toBeGreaterThan(28);
  const narrow = `from=${day}&to=${day}`;
  const rest = (await client.rest("GET", `/quizzes/${quiz.id}/results?${narrow}`)).body;
  expect(rest).toMatchObject({ quiz: { timeZone: zone }, stats: { totalAttempts: attempts } });
  expect(rest.attempts).toHaveLength(attempts);
  const { data } = await client.graphql(
    `query ($key: String!, $filter: ResultsFilterInput) { content(key: $key) {
       timeZone results(filter: $filter) { totalAttempts days { day attempts } } attempts(filter: $filter) { totalCount }
     } }`,
    { key: quiz.id, filter: { from: day, to: day } },
  );
  expect(data.content).toEqual({
    timeZone: zone,
    results: { totalAttempts: attempts, days: [{ day, attempts }] },
    attempts: { totalCount: attempts },
  });
  const file = await client.rest("GET", `/quizzes/${quiz.id}/export?format=json&${narrow}`);
  expect(file.body).toHaveLength(attempts);
});

it("counts answers and starts by quarter as they come, and a rebuild agrees", async () => {
  const { id } = await aQuiz(platform, owner);
  const questions = await platform.db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(questions.map((question) => [question.id, 0]));
  const visitor = anonymous("192.0.2.9");
  await startAttempt(platform, visitor, id, { attemptKey: "first" });
  await Promise.all(Array.from({ length: 20 }, () => submit(platform, visitor, id, { answers })));
  await submit(platform, visitor, id, { answers, attemptKey: "first" });
  const written = await quarters(id);
  const { rows } = await sql.query(
    `SELECT (completed_at AT TIME ZONE 'utc')::date::text AS day, place, count(*)::int AS attempts
       FROM attempts, generate_series(1, 96) AS place
      WHERE quiz_id = $1 AND (completed_at AT TIME ZONE 'utc')::time < time '00:00' + place * interval '15 minutes'
         OR place = 96 AND quiz_id = $1
      GROUP BY 1, 2 ORDER BY 1, 2`,
    [id],
  );
  expect(written).toEqual(rows);
  await rebuildTallies(platform, id);
  expect(await quarters(id)).toEqual(written);

  await sql.query("UPDATE daily_tallies SET quarters = array_fill(0, ARRAY[96]) WHERE quiz_id = $1", [id]);
  const { totalAttempts, days } = await resultsOf(platform, { ...quiz, id }, "Asia/Tokyo");
  // Tallies of an earlier version have no quarters. This must not lose any answer.
  expect(days.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(totalAttempts);
  const folder = join(import.meta.dirname, "../../../../prisma/migrations");
  const name = (await readdir(folder)).find((name) => name.endsWith("daily_tallies__quarters__add")) as string;
  const script = await readFile(join(folder, name, "migration.sql"), "utf8");
  await sql.query(script.slice(script.indexOf("-- From here on")));
  expect(await quarters(id)).toEqual(written);
});

it("counts again when the zone changes while people answer, and notifies watchers", async () => {
  await live("Asia/Tokyo");
  const { email, firstName, lastName } = owner;
  const item = await answeredAt("VALUES ('2026-11-21 23:08Z'::timestamptz), ('2026-11-22 16:00Z')");
  const seen: number[] = [];
  const news = (await watchResults(platform, viewerFor(owner), item.id))[Symbol.asyncIterator]();
  await news.next();
  const questions = await platform.db.question.findMany({ where: { contentId: item.id } });
  const given = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  const read = async () => {
    const { data } = await client.graphql(
      "query ($key: String!) { content(key: $key) { timeZone results { totalAttempts days { day attempts } } } }",
      { key: item.id },
    );
    const { totalAttempts, days } = data.content.results;
    expect(days.reduce((sum: number, { attempts }: { attempts: number }) => sum + attempts, 0)).toBe(totalAttempts);
    seen.push(totalAttempts);
    return data.content;
  };
  expect((await read()).results.days).toEqual([
    { day: "2026-11-22", attempts: 1 },
    { day: "2026-11-23", attempts: 1 },
  ]);
  const told = news.next();
  const change = (timeZone: string) => client.rest("PATCH", "/auth/profile", { email, firstName, lastName, timeZone });
  expect((await change("America/New_York")).status).toBe(200);
  expect((await told).value).toBe(item.id);
  await news.return?.();
  for (const timeZone of ["Pacific/Niue", "Pacific/Kiritimati", "America/New_York"]) {
    await Promise.all([
      ...Array.from({ length: 5 }, () => submit(platform, anonymous("192.0.2.9"), item.id, { answers: given })),
      change(timeZone),
      read(),
    ]);
  }
  const after = await read();
  expect(after).toEqual({
    timeZone: "America/New_York",
    results: { totalAttempts: 17, days: await counted(item.id, "America/New_York") },
  });
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
});

it("shows the last two weeks by the days of a zone", async () => {
  const item = await answeredAt("SELECT now() - n * interval '31 minutes' FROM generate_series(0, 900) AS n");
  for (const zone of zones) {
    const { rows } = await sql.query(
      `SELECT (SELECT count(*)::int FROM attempts WHERE quiz_id = $1
                AND (completed_at AT TIME ZONE $2)::date = (now() AT TIME ZONE $2)::date - ago) AS attempts
         FROM generate_series(13, 0, -1) AS ago`,
      [item.id, zone],
    );
    expect((await readRecentDays(platform, [item.id], zone)).get(item.id)).toEqual(
      rows.map(({ attempts }) => attempts),
    );
  }
});

describe("an export", () => {
  const columns = ["Submitted (UTC)", "Submitted (Asia/Tokyo)"];
  let item: typeof quiz;
  beforeAll(async () => {
    await live("Asia/Tokyo");
    item = await answeredAt("VALUES ('2026-11-21 23:08:07Z'::timestamptz)");
  });

  it("carries UTC and the zone's time as text in CSV and JSON", async () => {
    const [head, row] = parseCsv((await client.rest("GET", `/quizzes/${item.id}/export`)).body);
    expect([head?.slice(0, 3), row?.slice(0, 2)]).toEqual([
      [...columns, "Name"],
      ["2026-11-21 23:08:07", "2026-11-22 08:08:07"],
    ]);
    const [record] = (await client.rest("GET", `/quizzes/${item.id}/export?format=json`)).body;
    expect(record).toMatchObject({
      completedAt: "2026-11-21T23:08:07.000Z",
      completedAtLocal: "2026-11-22T08:08:07+09:00",
      timeZone: "Asia/Tokyo",
    });
  });

  it("carries them as dates in XLSX, in columns that are wide enough", async () => {
    const url = `/api/quizzes/${item.id}/export?format=xlsx`;
    const file = await http.inject({ method: "GET", url, headers: { authorization: client.authorization as string } });
    const [sheet] = (await readXlsx(file.rawPayload)).sheets;
    expect(sheet?.rows[0]?.slice(0, 2)).toEqual(columns);
    expect(sheet?.rows[1]?.slice(0, 2)).toEqual([new Date("2026-11-21T23:08:07Z"), new Date("2026-11-22T08:08:07Z")]);
    expect(sheet?.columns?.every(({ width }) => (width ?? 0) >= 10)).toBe(true);
  });
});

it("counts in UTC where no zone is known", async () => {
  const nobody = await aUser(platform);
  const { id } = await aQuiz(platform, nobody);
  const { body } = await (await app.as(nobody)).rest("GET", `/quizzes/${id}/results`);
  expect(body.quiz.timeZone).toBe("UTC");
});
