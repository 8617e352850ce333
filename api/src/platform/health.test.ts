import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { testDatabase } from "../../test/database.ts";
import { aQuiz, aUser, password, quizInput } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { connect } from "./data/database.ts";
import { publicError } from "./errors.ts";
import { createLog } from "./log.ts";

const url = await testDatabase();
const app = await testApp();
const { platform } = app;
const visitor = await app.as();
const owner = await aUser(platform);
const creator = await app.as(owner);
const quiz = await aQuiz(platform, owner);
const { body: item } = await visitor.rest("GET", `/quizzes/${quiz.id}`);
const answers = Object.fromEntries(item.questions.map(({ id }: { id: string }) => [id, 0]));

const aside = new pg.Client({ connectionString: new URL("postgres", url).href });
await aside.connect();
afterAll(() => aside.end());

const writes = {
  "a submission": () => visitor.rest("POST", `/quizzes/${quiz.id}/attempts`, { answers }),
  "a submission with a key": () =>
    visitor.rest("POST", `/quizzes/${quiz.id}/attempts`, { answers, attemptKey: randomUUID() }),
  "a new item": () => creator.rest("POST", "/quizzes/manual", quizInput),
  "an edit": () => creator.rest("PUT", `/quizzes/${quiz.id}`, { title: randomUUID() }),
  "a login": () => visitor.rest("POST", "/auth/login", { email: owner.email, password }),
};

const login = () =>
  visitor.graphql("mutation ($input: LoginInput!) { login(input: $input) { __typename } }", {
    input: { email: owner.email, password },
  });

async function expectRefusals() {
  for (const [name, write] of Object.entries(writes)) {
    const { status, headers, body } = await write();
    expect([name, status, body.error, headers["retry-after"]]).toEqual([name, 503, "UNAVAILABLE", "2"]);
  }
  const { headers, errors } = await login();
  expect(errors).toMatchObject([{ extensions: { code: "UNAVAILABLE", retryAfter: 2 } }]);
  expect(headers["retry-after"]).toBe("2");
}

async function readiness() {
  const { statusCode, headers, body } = await app.http.inject({ method: "GET", url: "/readyz" });
  return { code: statusCode, retryAfter: headers["retry-after"], ...JSON.parse(body) };
}

const unready = (status: string) => ({ code: 503, retryAfter: "2", status });

it("is ready when all is well", async () => {
  expect(await readiness()).toEqual({ code: 200, status: "ready" });
});

it("refuses writes while the service is read-only", { tags: ["slow"] }, async () => {
  const name = new URL(url).pathname.slice(1);
  const toReadOnly = async (value: "on" | "off") => {
    await aside.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
    await aside.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user",
      [name],
    );
  };
  await toReadOnly("on");
  await expect.poll(readiness).toEqual(unready("the database is read-only"));
  await expectRefusals();
  await toReadOnly("off");
  await expect.poll(readiness).toMatchObject({ code: 200 });
  for (const write of Object.values(writes)) expect((await write()).status).toBeLessThan(300);
});

it("reports a slow database, and one without tables", { tags: ["slow"] }, async () => {
  const client = await platform.sql.connect();
  onTestFinished(() => client.release());
  await client.query("BEGIN; LOCK TABLE _prisma_migrations");
  expect(await readiness()).toEqual(unready("the database is slow"));
  await client.query("CREATE TABLE kept AS TABLE _prisma_migrations; DELETE FROM _prisma_migrations; COMMIT");
  await expect.poll(readiness).toEqual(unready("the database is not migrated"));
  await client.query("INSERT INTO _prisma_migrations TABLE kept");
});

it("reports a full disk for as long as writes are refused for it, and a little longer", async () => {
  const tables = ["attempts", "quizzes", "refresh_tokens"];
  await platform.sql.query(
    `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`,
  );
  for (const table of tables)
    await platform.sql.query(
      `CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION no_room()`,
    );
  await expectRefusals();
  expect(await readiness()).toEqual(unready("the disk of the database is full"));
  await platform.sql.query("DROP FUNCTION no_room CASCADE");
  const later = performance.now() + 6000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await readiness()).toMatchObject({ code: 200 });
});

it("refuses while no connection is to be had", async () => {
  await aside.query("DROP ROLE IF EXISTS crowded");
  await aside.query("CREATE ROLE crowded LOGIN PASSWORD 'crowded' CONNECTION LIMIT 0");
  const crowded = new URL(url);
  crowded.username = crowded.password = "crowded";
  const { db, sql, close } = connect(crowded.href, createLog("silent"));
  for (const query of [() => sql.query("SELECT 1"), () => db.user.count()]) {
    const error = await query().catch((reason: unknown) => reason);
    expect(publicError(error)).toMatchObject({ code: "UNAVAILABLE", retryAfter: 2 });
  }
  await close();
});

it("is not ready when it is about to stop, but still answers", async () => {
  platform.health.isDraining = true;
  onTestFinished(() => {
    platform.health.isDraining = false;
  });
  expect(await readiness()).toEqual(unready("stopping"));
  expect((await visitor.rest("GET", `/quizzes/${quiz.id}`)).status).toBe(200);
});
