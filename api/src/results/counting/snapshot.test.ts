import { expect, it } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { snapshotOfGroups, snapshotStatement } from "./snapshot.ts";

const { platform } = await testApp();

it.each([
  ["of everybody", snapshotStatement],
  ["of groups", snapshotOfGroups],
])("%s is planned without reading the attempts at other items, however many those are", async (_whose, statement) => {
  const { id } = await aQuiz(platform, await aUser(platform));
  await platform.sql.query(
    `INSERT INTO attempts (id, quiz_id, revision, answers, total_questions)
     SELECT gen_random_uuid()::text, $1, 1, '{}', 2 FROM generate_series(1, 20000)`,
    [id],
  );
  await platform.sql.query("ANALYZE attempts");
  // Plans like the prepared statement after its first few uses.
  const { rows } = await platform.sql.query<{ "QUERY PLAN": string }>(`EXPLAIN (GENERIC_PLAN) ${statement}`);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("on attempts");
  expect(plan).not.toContain("Seq Scan on attempts");
});
