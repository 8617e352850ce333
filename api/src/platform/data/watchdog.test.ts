import { afterAll, expect, it, onTestFinished } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { faultProxy } from "../../../test/servers/proxy.ts";
import { publicError } from "../errors.ts";
import { createHealth } from "../health.ts";
import { createLog } from "../log.ts";
import { connect } from "./database.ts";

const proxy = await faultProxy(await testDatabase());
afterAll(() => proxy.close());

function connected() {
  const health = createHealth();
  const connections = connect(proxy.url, createLog("silent"), { poolSize: 4, health });
  onTestFinished(async () => {
    proxy.resume();
    await connections.close();
  });
  return { ...connections, health };
}

const nextLook = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 110));
const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);
const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

it("gives up connections on which nothing comes back, and the idle ones with them", async () => {
  const { sql, db } = connected();
  await Promise.all(many(4, () => sql.query("SELECT pg_sleep(0.1)")));
  proxy.lose();
  const [own, prismas] = await Promise.all([failure(sql.query("SELECT 1")), failure(db.user.count())]);
  for (const error of [own, prismas]) expect(publicError(error)).toMatchObject({ code: "UNAVAILABLE" });
  expect(await Promise.all(many(4, () => sql.query("SELECT 1").then(({ rowCount }) => rowCount)))).toEqual([
    1, 1, 1, 1,
  ]);
});

it("lets go of what a lost connection held", async () => {
  const { sql } = connected();
  await sql.query("CREATE TABLE held (id int); INSERT INTO held VALUES (1)");
  const client = await sql.connect();
  await client.query("BEGIN; UPDATE held SET id = 2");
  proxy.lose();
  expect(await failure(client.query("COMMIT"))).toBeInstanceOf(Error);
  client.release();
  await sql.query("SET lock_timeout = 1000; UPDATE held SET id = 3");
  expect((await sql.query("SELECT id FROM held")).rows).toEqual([{ id: 3 }]);
});

it("waits for a slow statement, or one that waits for a lock", { tags: ["slow"] }, async () => {
  const { sql } = connected();
  const client = await sql.connect();
  await client.query("BEGIN; LOCK TABLE users");
  const waiting = sql.query("SELECT count(*) FROM users");
  await sql.query("SELECT pg_sleep(2)");
  await client.query("COMMIT");
  client.release();
  expect((await waiting).rowCount).toBe(1);
});

it("keeps healthy connections while the process is too busy to read", { tags: ["slow"] }, async () => {
  const { sql, health } = connected();
  const waiting = sql.query("SELECT pg_sleep(3)");
  const isOver = waiting.then(
    () => true,
    () => true,
  );
  // Longer than a probe waits for its answer.
  const busy = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1100);
  while (!(await Promise.race([isOver, nextLook()]))) busy();
  expect((await waiting).rowCount).toBe(1);
  expect(health.isSilent).toBe(false);
});

it("gives up all of them when the database is silent, and says so", { tags: ["slow"] }, async () => {
  const { sql, health } = connected();
  await sql.query("SELECT 1");
  proxy.lose(true);
  expect(publicError(await failure(sql.query("SELECT 1")))).toMatchObject({ code: "UNAVAILABLE" });
  expect(health.isSilent).toBe(true);
  proxy.resume();
  await expect.poll(() => health.isSilent).toBe(false);
});

it("does not wait at a close for an answer that never comes", { tags: ["slow"] }, async () => {
  const { sql, close } = connect(proxy.url, createLog("silent"));
  onTestFinished(() => proxy.resume());
  await sql.query("SELECT 1");
  proxy.hang();
  const error = failure(sql.query("SELECT 1"));
  await close();
  expect(publicError(await error)).toMatchObject({ code: "UNAVAILABLE" });
});
