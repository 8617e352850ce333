import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished, vi } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { connect, inTransaction } from "../data/database.ts";
import { createLog } from "../log.ts";
import { openEvents } from "./events.ts";
import { openJobs } from "./jobs.ts";

const log = createLog("silent");

async function aProcess(leaseMillis: number) {
  const url = await testDatabase();
  const connections = connect(url, log);
  const events = await openEvents(url, "listener", log);
  const jobs = await openJobs(url, connections.sql, events, log, leaseMillis);
  const close = async () => {
    await jobs.close();
    await events.close();
    await connections.close();
  };
  return { ...connections, jobs, events, close };
}

it("resume the work of a process that was killed, and skip work in progress", {
  tags: ["slow"],
}, async () => {
  const [dying, living] = [await aProcess(600), await aProcess(600)];
  onTestFinished(living.close);
  const [short, long] = [randomUUID(), randomUUID()];
  const begun: string[] = [];
  const release: (() => void)[] = [];
  dying.jobs.work("webhook", async (key) => {
    begun.push(key);
    await new Promise<void>((resolve) => release.push(resolve));
  });
  await inTransaction(dying.db, (tx) => dying.jobs.send(tx, "webhook", [long]));
  await expect.poll(() => begun).toEqual([long]);

  const done = vi.fn(async (_key: string) => {});
  living.jobs.work("webhook", done);
  const renewed = async () => {
    const { rows } = await living.sql.query("SELECT started_on FROM pgboss.job WHERE data->>'key' = $1", [long]);
    return rows[0]?.started_on as Date;
  };
  const first = await renewed();
  await expect.poll(async () => (await renewed()).getTime() - first.getTime()).toBeGreaterThan(1200);
  expect(done).not.toHaveBeenCalled();

  await dying.sql.end();
  await inTransaction(living.db, (tx) => living.jobs.send(tx, "webhook", [short]));
  await expect.poll(() => done.mock.calls.map(([key]) => key).sort()).toEqual([short, long].sort());
  for (const resolve of release) resolve();
  await dying.close().catch(() => {});
});
