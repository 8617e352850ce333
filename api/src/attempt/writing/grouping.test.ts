import pg from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { rebuildTallies } from "../../results/counting/rebuild.ts";

const { platform, as } = await testApp();
const { db, sql } = platform;
const owner = await aUser(platform);
const [author, taker] = [await as(owner), await as()];
afterEach(() => vi.restoreAllMocks());

interface Statement {
  name?: string;
  text: string;
}
type Query = (statement: Statement, ...values: unknown[]) => Promise<unknown>;
type Edit = () => Promise<unknown>;

async function beforeStatement(edit: Edit, store: Query, statement: Statement) {
  await edit();
  return store(statement);
}

/** The statement has its snapshot by now, but has not locked the item yet. */
async function amidStatement(edit: Edit, store: Query, { name: _, ...statement }: Statement) {
  const holder = new pg.Client(await testDatabase());
  await holder.connect();
  await holder.query("SELECT pg_advisory_lock(1)");
  const text = statement.text.replace("set_config(", "pg_advisory_xact_lock(1), set_config(");
  const stored = store({ ...statement, text });
  const waiting = `SELECT FROM pg_locks JOIN pg_database AS d ON d.oid = database
                    WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`;
  await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1);
  await edit();
  await holder.end();
  return stored;
}

/** Makes an edit after an item is read and before the next answers to it are written. */
function makeEdit(edit: Edit, place: typeof beforeStatement) {
  const query = sql.query.bind(sql) as unknown as Query;
  const spy = vi.spyOn(sql, "query") as unknown as { mockImplementation(query: Query): void };
  let isOver = false;
  spy.mockImplementation((statement, ...values) => {
    if (isOver || statement.name !== "store-attempts") return query(statement, ...values);
    isOver = true;
    return place(edit, query, statement);
  });
}

const byClass = (...values: string[]) => ({ name: "class", values, isGroup: true });
const ref = { name: "ref" };

async function anItem(rules: object = {}) {
  const { id } = await aQuiz(platform, owner, { rules: { fields: [byClass("7a", "7b"), ref], ...rules } });
  const questions = await db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(questions.map((question) => [question.id, 0]));
  return {
    id,
    handIn: async (fields: object) =>
      expect((await taker.rest("POST", `/quizzes/${id}/attempts`, { answers, fields })).status).toBe(201),
    change: async (...fields: object[]) =>
      expect((await author.rest("PATCH", `/content/${id}`, { rules: { ...rules, fields } })).status).toBe(200),
    stored: async () => {
      const attempts = await db.attempt.findMany({ where: { contentId: id }, orderBy: { completedAt: "asc" } });
      return attempts.map(({ fields, group }) => [fields, group]);
    },
    async found(field: string) {
      const attempts = async (more = "") =>
        (await author.rest("GET", `/quizzes/${id}/results?field=${field}${more}`)).body.stats.totalAttempts;
      // A filter by day counts from the attempts.
      return { tallied: await attempts(), counted: await attempts("&from=2000-01-01") };
    },
  };
}

describe.each([
  ["before the statement", beforeStatement],
  ["while it runs", amidStatement],
])("when an edit is made %s", (_when, place) => {
  it("answers whose group it removes are in none, and stay so when it comes back", async () => {
    const { id, handIn, change, stored, found } = await anItem();
    makeEdit(() => change(byClass("7c"), ref), place);
    await handIn({ class: "7a", ref: "A 17" });
    await handIn({ class: "7c" });
    await change(byClass("7c", "7a"), ref);
    await handIn({ class: "7a" });
    expect(await stored()).toEqual([
      [{ ref: "A 17" }, 0],
      [{ class: "7c" }, 1],
      [{ class: "7a" }, 2],
    ]);
    const expected = { tallied: 1, counted: 1 };
    const figures = async () => [await found("class:7a"), await found("class:7c"), await found("ref:A%2017")];
    expect(await figures()).toEqual([expected, expected, expected]);
    await rebuildTallies(platform, id);
    expect(await figures()).toEqual([expected, expected, expected]);
  });

  it("answers are in a group of the field that it counts by", async () => {
    const { handIn, change, stored, found } = await anItem();
    makeEdit(() => change({ name: "class" }, { name: "ref", values: ["A 17"], isGroup: true }), place);
    await handIn({ class: "7b", ref: "A 17" });
    expect(await stored()).toEqual([[{ class: "7b", ref: "A 17" }, 1]]);
    expect(await found("ref:A%2017")).toEqual({ tallied: 1, counted: 1 });
  });

  it("anonymous answers keep no group that it removes", async () => {
    const { handIn, change, stored } = await anItem({ anonymous: true });
    makeEdit(() => change(byClass("7c")), place);
    await handIn({ class: "7a", ref: "A 17" });
    expect(await stored()).toEqual([[null, 0]]);
  });
});
