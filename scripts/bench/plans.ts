import { anonymous } from "../../api/src/platform/identity/viewer.ts";
import type { Platform } from "../../api/src/platform/platform.ts";
import { conditionOf, readFilter } from "../../api/src/results/attempts/filter.ts";
import { copyItem, type Filled } from "./fill.ts";
import { sized } from "./size.ts";
import { record } from "./table.ts";

/** The plans of queries whose cost must not grow with the stored data. */
export async function plans(platform: Platform, owner: string, { id: contentId }: Filled, { id: small }: Filled) {
  const { sql } = platform;
  await copyItem(platform, small, sized(5000, 50));
  const chosen = conditionOf(
    contentId,
    await readFilter(platform, anonymous(""), await twoQuestions(platform, contentId), contentId),
  );
  const queries: [string, string, unknown[]][] = [
    [
      "attempts, a page",
      "SELECT * FROM attempts WHERE quiz_id = $1 AND completed_at <= now() ORDER BY completed_at DESC, id DESC LIMIT 21",
      [contentId],
    ],
    [
      "attempts that chose so in two questions, a page",
      `SELECT * FROM attempts WHERE ${chosen.where} ORDER BY completed_at DESC, id DESC LIMIT 21`,
      chosen.values,
    ],
    [
      "attempts at an item with few, a page",
      "SELECT * FROM attempts WHERE quiz_id = $1 AND completed_at <= now() ORDER BY completed_at DESC, id DESC LIMIT 21",
      [small],
    ],
    [
      "tallies of an item",
      "SELECT revision, bucket, attempts, cells FROM tallies WHERE quiz_id = $1 ORDER BY revision, bucket",
      [contentId],
    ],
    [
      "days of an item",
      "SELECT sum(attempts) FROM daily_tallies WHERE quiz_id = ANY($1) GROUP BY quiz_id",
      [[contentId]],
    ],
    ["a repeated attempt", "SELECT * FROM attempts WHERE quiz_id = $1 AND attempt_key = 'x'", [contentId]],
    ["a creator's items", "SELECT * FROM quizzes WHERE user_id = $1 ORDER BY id DESC LIMIT 31", [owner]],
  ];
  let scans = 0;
  for (const [name, text, values] of queries) {
    const { rows } = await sql.query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values);
    const plan = rows.map((row) => `    ${row["QUERY PLAN"]}`).join("\n");
    if (/Seq Scan on (attempts|users|quizzes|tallies|daily_tallies)/.test(plan)) scans++;
    console.error(`  ${name}\n${plan}`);
  }
  record("plans that scan a growing table", "none", scans === 0 ? "none" : String(scans), scans === 0);
}

async function twoQuestions({ db }: Platform, contentId: string) {
  const questions = await db.question.findMany({ where: { contentId }, orderBy: { order: "asc" }, take: 2 });
  return { choices: questions.map(({ id }) => ({ question: id, options: [0, 1] })) };
}
