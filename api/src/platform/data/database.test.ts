import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { publicError } from "../errors.ts";
import { createLog } from "../log.ts";
import { connect, inTransaction } from "./database.ts";

const { platform } = await testApp();
const { db, sql } = platform;
const log = createLog("silent");
const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

describe("a second connection within a transaction", () => {
  const takers = {
    "a statement": () => sql.query("SELECT 1"),
    "a connection of the pool": () => sql.connect(),
    "a query of Prisma's": () => db.user.count(),
    "a transaction of Prisma's": () => inTransaction(db, (tx) => tx.user.count()),
    "a transaction of our own": () => inTransaction(sql, (client) => client.query("SELECT 1")),
  };
  for (const [name, take] of Object.entries(takers)) {
    it(`${name} is refused`, async () => {
      const second = /second connection/;
      await expect(inTransaction(db, async () => take())).rejects.toThrow(second);
      await expect(inTransaction(sql, async () => take())).rejects.toThrow(second);
    });
  }

  it("is allowed to work that outlives the transaction", async () => {
    const done = Promise.withResolvers<void>();
    let left: Promise<number> | undefined;
    await inTransaction(db, async () => {
      left = done.promise.then(() => db.user.count());
    });
    done.resolve();
    await expect(left).resolves.toEqual(expect.any(Number));
  });
});

describe("two transactions that wait for each other", () => {
  it("commits both transactions of a deadlock, from Prisma and from our own client", async () => {
    const [one, two] = [await aUser(platform), await aUser(platform)];
    const touch = "UPDATE users SET last_name = last_name || '+' WHERE id = $1";
    const [oneIsHeld, twoIsHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await Promise.all([
      inTransaction(db, async (tx) => {
        await tx.$executeRawUnsafe(touch, one.id);
        oneIsHeld.resolve();
        await twoIsHeld.promise;
        await tx.$executeRawUnsafe(touch, two.id);
      }),
      inTransaction(sql, async (client) => {
        await client.query(touch, [two.id]);
        twoIsHeld.resolve();
        await oneIsHeld.promise;
        await client.query(touch, [one.id]);
      }),
    ]);
    const users = await db.user.findMany({ where: { id: { in: [one.id, two.id] } } });
    expect(users.map(({ lastName }) => lastName)).toEqual(["Byron++", "Byron++"]);
  });

  it("report the service as briefly unavailable if retrying did not help", async () => {
    let tries = 0;
    const error = await failure(
      inTransaction(sql, async (client) => {
        tries++;
        await client.query("DO $$ BEGIN RAISE EXCEPTION 'given up' USING ERRCODE = 'deadlock_detected'; END $$");
      }),
    );
    expect(tries).toBeGreaterThan(1);
    expect(publicError(error)).toMatchObject({ code: "UNAVAILABLE", retryAfter: 2 });
  });
});

it("reports the service as briefly unavailable if all connections are taken, or a transaction lasts too long", {
  tags: ["slow"],
}, async () => {
  const { db, sql, close } = connect(await testDatabase(), log, { poolSize: 1 });
  const taken = await sql.connect();
  const waiting = failure(inTransaction(db, (tx) => tx.user.count()));
  expect(publicError(await waiting)).toMatchObject({ code: "UNAVAILABLE" });
  taken.release();
  const lasting = inTransaction(db, (tx) => tx.$executeRaw`SELECT pg_sleep(0.3)`, { timeout: 100 });
  expect(publicError(await failure(lasting))).toMatchObject({ code: "UNAVAILABLE" });
  expect(await inTransaction(db, (tx) => tx.user.count())).toEqual(expect.any(Number));
  await close();
});

it("survives the loss of a connection that is held and idle", async () => {
  const { sql: other, close } = connect(await testDatabase(), log);
  const client = await other.connect();
  const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
  await sql.query("SELECT pg_terminate_backend($1)", [rows[0].pid]);
  await expect.poll(() => failure(client.query("SELECT 1"))).toBeInstanceOf(Error);
  client.release(true);
  await close();
});
