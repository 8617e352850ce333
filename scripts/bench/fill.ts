import type pg from "pg";
import { v7 as uuid } from "uuid";
import { createQuiz } from "../../api/src/content/create/create.ts";
import { anonymous, type Viewer } from "../../api/src/platform/identity/viewer.ts";
import type { Platform } from "../../api/src/platform/platform.ts";
import { rebuildTallies } from "../../api/src/results/counting/rebuild.ts";
import { thousands } from "./table.ts";

export const viewerOf = (id: string): Viewer => ({
  ...anonymous("127.0.0.1"),
  user: { id, isAdmin: false, timeZone: null },
});

export async function aCreator({ db }: Platform): Promise<string> {
  const { id } = await db.user.create({
    data: { email: `${uuid()}@example.com`, password: "none", firstName: "Bench", lastName: "Mark" },
  });
  return id;
}

export async function aQuiz(platform: Platform, owner: string, title = "Ten questions", length = 10) {
  const questions = Array.from({ length }, (_, index) => ({
    questionText: `Question number ${index + 1}, about as long as questions are?`,
    options: ["The first option", "The second option", "The third option", "The fourth option"],
    correctAnswer: index % 4,
  }));
  return createQuiz(platform, viewerOf(owner), { title, questions });
}

export async function answersTo({ db }: Platform, contentId: string): Promise<Record<string, number>> {
  const questions = await db.question.findMany({ where: { contentId }, orderBy: { order: "asc" } });
  return Object.fromEntries(questions.map(({ id }, index) => [id, index % 3]));
}

/** Includes VACUUM, because PostgreSQL would otherwise run it automatically during a measurement. */
export const analyzeAttempts = "VACUUM (ANALYZE) attempts";

/** Inserts attempts in bulk, spread over 60 days, and counts them into the tallies. */
async function fillAttempts(platform: Platform, contentId: string, count: number) {
  const { rows } = await platform.sql.query<{ id: string; correct: number }>(
    'SELECT id, correct_answer AS correct FROM questions WHERE quiz_id = $1 ORDER BY "order"',
    [contentId],
  );
  const answers = rows
    .map(({ id }, index) => `'"${id}": ' || ((hashint4(n + ${index}) & 2147483647) % 4)`)
    .join(` || ', ' || `);
  const score = rows
    .map(({ correct }, index) => `((hashint4(n + ${index}) & 2147483647) % 4 = ${correct})::int`)
    .join(" + ");
  await withoutTimeout(platform.sql, async (client) => {
    await client.query(
      `INSERT INTO attempts (id, quiz_id, revision, participant_name, answers, score, percentage, total_questions, completed_at, duration)
       SELECT overlay('0190' || lpad(to_hex(n), 8, '0') || '-7000' PLACING '-' FROM 9 FOR 0) || substr($1, 19), $1, 1, 'Taker ' || n, ('{' || ${answers} || '}')::jsonb,
              ${score}, 100 * (${score}) / ${rows.length}, ${rows.length}, now() - (n % 86400) * interval '60 seconds', 60 + n % 300
         FROM generate_series(1, $2::int) AS n`,
      [contentId, count],
    );
    await client.query(analyzeAttempts);
  });
  await rebuildTallies(platform, contentId);
}

/** An item with attempts, and their number. */
export interface Filled {
  id: string;
  attempts: number;
}

export async function filledQuiz(platform: Platform, owner: string, count: number, questions = 10): Promise<Filled> {
  const quiz = await aQuiz(platform, owner, `${thousands(count)} attempts`, questions);
  const begin = performance.now();
  await fillAttempts(platform, quiz.id, count);
  console.error(
    `  ${thousands(count)} attempts filled and counted in ${Math.round((performance.now() - begin) / 1000)} s`,
  );
  return { id: quiz.id, attempts: count };
}

export async function copyItem({ sql }: Platform, contentId: string, count: number) {
  const copies = (table: string, id: string, key: string) => `
    INSERT INTO ${table}
    SELECT (jsonb_populate_record(original, jsonb_build_object('${key}', md5(n::text), 'short_code', md5(n::text)))).*
      FROM ${table} AS original, generate_series(1, $2::int) AS n WHERE ${id} = $1`;
  await withoutTimeout(sql, async (client) => {
    await client.query(copies("quizzes", "id", "id"), [contentId, count]);
    for (const table of ["quiz_revisions", "tallies", "daily_tallies"]) {
      await client.query(copies(table, "quiz_id", "quiz_id"), [contentId, count]);
      await client.query(`ANALYZE ${table}`);
    }
    await client.query("ANALYZE quizzes");
  });
}

export async function fillUsers({ sql }: Platform, count: number) {
  await withoutTimeout(sql, async (client) => {
    await client.query(
      `INSERT INTO users (id, email, password, first_name, last_name, created_at, is_email_verified)
       SELECT '01900000-' || lpad(to_hex(n), 8, '0') || '-bench', 'user' || n || '@example.org', 'none', 'First' || n, 'Last' || n,
              now() - n * interval '1 minute', n % 3 = 0
         FROM generate_series(1, $1::int) AS n`,
      [count],
    );
    await client.query("ANALYZE users");
  });
}

export async function withoutTimeout(sql: pg.Pool, work: (client: pg.PoolClient) => Promise<void>) {
  const client = await sql.connect();
  try {
    await client.query("SET statement_timeout = 0");
    await work(client);
    await client.query("RESET statement_timeout");
  } finally {
    client.release();
  }
}
