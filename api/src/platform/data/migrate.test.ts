import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { templateUrl, testDatabase } from "../../../test/database.ts";
import { createLog } from "../log.ts";
import { connect } from "./database.ts";
import { migrate } from "./migrate.ts";

it("leaves a database alone that is up to date", async () => {
  expect(await migrate(await testDatabase())).toEqual([]);
});

it("is done by one of several processes that start at once", { tags: ["slow"] }, async () => {
  const url = await emptyDatabase("migrate_test");
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrate(url)).toEqual([]);
  const { db, close } = connect(url, createLog("silent"));
  expect(await db.user.count()).toBe(0);
  await close();
});

it("leaves the database as it was before a migration that fails, and tries again at the next start", async () => {
  const url = await emptyDatabase("failing_test");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("CREATE TABLE webhooks (id INT)");
  await expect(migrate(url)).rejects.toThrow(
    /^The migration \d+_webhooks failed; the database is as it was before it$/,
  );
  const { rows } = await client.query(
    "SELECT to_regclass('users') AS users, to_regclass('webhook_deliveries') AS later",
  );
  expect(rows).toEqual([{ users: "users", later: null }]);
  await client.query("DROP TABLE webhooks");
  await client.end();
  expect((await migrate(url))[0]).toMatch(/_webhooks$/);
});

it("keeps the values of columns that became enums, and continues counting", { tags: ["slow"] }, async () => {
  const { client, finish } = await migratedUpTo("enums_test", "__enum");
  await client.query(`
    INSERT INTO users (id, email, password, first_name, last_name, plan)
    VALUES ('ann', 'ann@example.com', '', 'Ann', 'A', 'pro'), ('bob', 'bob@example.com', '', 'Bob', 'B', 'free');
    INSERT INTO quizzes (id, title, user_id, content_type, scoring_type, source_type, difficulty, drafted_by)
    VALUES ('one', 'One', 'ann', 'quiz', 'skill_based', 'ai_generated', 'hard', 'model'),
           ('two', 'Two', 'ann', 'survey', 'traditional', 'text', 'medium', NULL);
    INSERT INTO daily_tallies (quiz_id, day, slot, attempts) VALUES ('one', '2026-11-01', 0, 3);`);
  await finish();
  const { rows } = await client.query(
    "SELECT plan, content_type, scoring_type, source_type, difficulty, drafted_by FROM quizzes JOIN users ON users.id = user_id ORDER BY quizzes.id",
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["pro", "quiz", "skill_based", "ai_generated", "hard", "model"],
    ["pro", "survey", "traditional", "text", "medium", null],
  ]);
  await client.query("UPDATE daily_tallies SET attempts = 5; DELETE FROM quizzes WHERE id = 'two'");
  const counted = await client.query(`
    SELECT (SELECT sum(attempts)::int FROM type_tallies WHERE content_type = 'quiz') AS attempts,
           (SELECT sum(quizzes)::int FROM quiz_counts) AS quizzes,
           (SELECT sum(arrivals)::int FROM daily_arrivals WHERE noun = 'survey') AS surveys,
           (SELECT sum(users)::int FROM user_counts WHERE plan = 'pro') AS paying`);
  expect(counted.rows).toEqual([{ attempts: 5, quizzes: 1, surveys: 0, paying: 1 }]);
  await client.end();
});

it("makes webhooks of items their owners', and keeps what waits to be sent", { tags: ["slow"] }, async () => {
  const { client, finish } = await migratedUpTo("webhooks_test", "__accounts__own");
  await client.query(`
    INSERT INTO users (id, email, password, first_name, last_name) VALUES ('ann', 'ann@example.com', '', 'Ann', 'A');
    INSERT INTO quizzes (id, title, user_id) VALUES ('one', 'One', 'ann'), ('gone', 'Gone', NULL);
    INSERT INTO webhooks (id, quiz_id, url, secret, former_secret)
    VALUES ('first', 'one', 'https://one.example/', 'new', 'old'), ('second', 'one', 'https://one.example/', 's', NULL),
           ('orphan', 'gone', 'https://gone.example/', 's', NULL);
    INSERT INTO webhook_deliveries (id, webhook_id, attempt_id, state, tries)
    VALUES ('a', 'first', 'x', 'waiting', 3), ('b', 'first', 'y', 'delivered', 1), ('c', 'orphan', 'z', 'waiting', 0);`);
  await finish();
  const webhooks = await client.query(`
    SELECT id, user_id, url, secret, former_secret, events::text, all_items,
           (SELECT string_agg(quiz_id, ' ') FROM webhook_items WHERE webhook_id = id) AS items
      FROM webhooks ORDER BY id`);
  const common = ["{attempt_created}", false, "one"];
  expect(webhooks.rows.map((row) => Object.values(row))).toEqual([
    ["first", "ann", "https://one.example/", "new", "old", ...common],
    ["second", "ann", "https://one.example/", "s", null, ...common],
  ]);
  const deliveries = await client.query(`
    SELECT id, type, quiz_id, attempt_id, state, tries, next_try_at <= now() AS is_due FROM webhook_deliveries ORDER BY id`);
  expect(deliveries.rows.map((row) => Object.values(row))).toEqual([
    ["a", "attempt_created", "one", "x", "waiting", 3, true],
    ["b", "attempt_created", "one", "y", "delivered", 1, null],
  ]);
  await client.end();
});

it("reports in one line that there is no database", async () => {
  await expect(migrate("postgresql://nobody@127.0.0.1:1/none")).rejects.toThrow(
    /^The database does not let us in: .*ECONNREFUSED/,
  );
});

it("reports in one line that the database has a newer version", async () => {
  const url = await testDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ('later', 'later', '29990101000000_later', now(), 1)`,
  );
  await expect(migrate(url)).rejects.toThrow(
    /^The database is of a newer version of Assay \(29990101000000_later\): start that version/,
  );
  await client.query("DELETE FROM _prisma_migrations WHERE id = 'later'");
  await client.end();
});

/**
 * A database before the first migration whose name has this ending. `finish` runs that migration and the later ones.
 */
async function migratedUpTo(database: string, ending: string) {
  const client = new pg.Client({ connectionString: await emptyDatabase(database) });
  await client.connect();
  const folder = join(import.meta.dirname, "../../../../prisma/migrations");
  const names = (await readdir(folder)).filter((name) => /^\d/.test(name)).sort();
  const first = names.findIndex((name) => name.endsWith(ending));
  const run = async (some: string[]) => {
    for (const name of some) await client.query(await readFile(join(folder, name, "migration.sql"), "utf8"));
  };
  await run(names.slice(0, first));
  return { client, finish: () => run(names.slice(first)) };
}

async function emptyDatabase(name: string): Promise<string> {
  const template = await templateUrl();
  const admin = new pg.Client({ connectionString: new URL("postgres", template).href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  return new URL(name, template).href;
}
