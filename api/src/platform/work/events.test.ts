import { expect, it, onTestFinished, vi } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { testApp } from "../../../test/harness.ts";
import { faultProxy } from "../../../test/servers/proxy.ts";
import { createLog } from "../log.ts";
import type { Platform } from "../platform.ts";
import { announcing } from "./announcing.ts";
import { openEvents, type Topic } from "./events.ts";

const [{ platform: here }, { platform: there }] = [await testApp(), await testApp()];

const say = (platform: Platform, topic: Topic, ids: string[]) =>
  announcing(platform, (_tx, announce) => announce(topic, ids));

it("reach every process with the commit, and the one they come from before its answer", async () => {
  const [heardHere, heardThere, other] = [vi.fn(), vi.fn(), vi.fn()];
  here.events.on("results", heardHere);
  there.events.on("results", heardThere);
  there.events.on("content", other);
  await say(here, "results", ["a", "b"]);
  expect(heardHere.mock.calls.slice(0, 2)).toEqual([["a"], ["b"]]);
  await expect.poll(() => heardThere.mock.calls).toEqual([["a"], ["b"]]);
  await say(there, "content", ["c"]);
  expect(other.mock.calls[0]).toEqual(["c"]);
});

it("reach nobody when the transaction fails", async () => {
  const heard = vi.fn();
  there.events.on("content", heard);
  const failing = announcing(here, async (_tx, announce) => {
    await announce("content", ["undone"]);
    throw new Error("undone");
  });
  await expect(failing).rejects.toThrow("undone");
  await say(here, "content", ["done"]);
  await expect.poll(() => heard.mock.calls.flat()).toContain("done");
  expect(heard).not.toHaveBeenCalledWith("undone");
});

it("are heard no more after letting go", async () => {
  const [gone, stays] = [vi.fn(), vi.fn()];
  there.events.on("results", gone)();
  there.events.on("results", stays);
  await say(here, "results", ["a"]);
  await expect.poll(() => stays.mock.calls).toEqual([["a"]]);
  expect(gone).not.toHaveBeenCalled();
});

it("come again after the connection was lost, with a word about the gap", async () => {
  const events = await openEvents(await testDatabase(), "listener", createLog("silent"));
  const [heard, gap, connected] = [vi.fn(), vi.fn(), vi.fn()];
  events.on("results", heard);
  events.onGap(gap);
  events.onConnect(async (client) => {
    const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
    connected(rows[0].pid);
  });
  await expect.poll(() => connected.mock.calls).toHaveLength(1);
  await here.sql.query("SELECT pg_terminate_backend($1)", [connected.mock.calls[0]?.[0]]);
  await expect.poll(() => gap.mock.calls).toHaveLength(2);
  expect(connected).toHaveBeenCalledTimes(2);
  await say(here, "results", ["a"]);
  await expect.poll(() => heard.mock.calls).toEqual([["a"]]);
  await events.close();
});

it("come over one connection, even if a new one breaks before it is ready", async () => {
  const url = new URL(await testDatabase());
  url.searchParams.set("application_name", "listener");
  const events = await openEvents(url.href, "listener", createLog("silent"));
  const gap = vi.fn();
  events.onGap(gap);
  let greeted = 0;
  events.onConnect(async (client) => {
    if (++greeted === 2) await client.query("SELECT pg_terminate_backend(pg_backend_pid())");
  });
  const listeners = "SELECT pid FROM pg_stat_activity WHERE application_name = 'listener'";
  await here.sql.query(`SELECT pg_terminate_backend(pid) FROM (${listeners}) AS listening`);
  await expect.poll(() => gap.mock.calls).toHaveLength(2);
  expect(greeted).toBe(3);
  await expect.poll(async () => (await here.sql.query(listeners)).rows).toHaveLength(1);
  await events.close();
});

it("leave no connection behind when they are closed while one is opened", async () => {
  const url = new URL(await testDatabase());
  url.searchParams.set("application_name", "closed listener");
  const events = await openEvents(url.href, "listener", createLog("silent"));
  let greeted = 0;
  events.onConnect(async () => {
    if (++greeted === 2) await events.close();
  });
  const listeners = "SELECT pid FROM pg_stat_activity WHERE application_name = 'closed listener'";
  await here.sql.query(`SELECT pg_terminate_backend(pid) FROM (${listeners}) AS listening`);
  await expect.poll(() => greeted).toBe(2);
  await expect.poll(async () => (await here.sql.query(listeners)).rows).toEqual([]);
});

it("come again after the connection was lost without a word", { tags: ["slow"] }, async () => {
  const proxy = await faultProxy(await testDatabase());
  onTestFinished(() => proxy.close());
  const events = await openEvents(proxy.url, "listener", createLog("silent"));
  const [heard, gap] = [vi.fn(), vi.fn()];
  events.on("results", heard);
  events.onGap(gap);
  proxy.lose();
  await expect.poll(() => gap.mock.calls).toHaveLength(2);
  await say(here, "results", ["a"]);
  await expect.poll(() => heard.mock.calls).toEqual([["a"]]);
  proxy.lose(true);
  await events.close();
});
