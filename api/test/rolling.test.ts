import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { freePort } from "../src/platform/data/free-port.ts";
import { testDatabase } from "./database.ts";
import { aQuiz, aUser } from "./factories.ts";
import { testApp } from "./harness.ts";
import { runService } from "./program.ts";
import { aBalancer } from "./servers/balancer.ts";

it("loses no request while two processes are restarted in turn behind a proxy that never tries again", {
  tags: ["slow"],
}, async () => {
  const { platform } = await testApp();
  const { id } = await aQuiz(platform, await aUser(platform));
  const environment = {
    DATABASE_URL: await testDatabase(),
    TOKEN_SECRET: "s".repeat(32),
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    DRAIN_SECONDS: "2",
  };
  const ports = [await freePort(), await freePort()];
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const start = (port: number) => runService({ ...environment, PORT: String(port) });
  const programs = ports.map(start);
  const proxy = await aBalancer(urls);
  const isUp = (url = "") => expect.poll(() => proxy.isReady(url), { timeout: 25_000 }).toBe(true);
  for (const url of urls) await isUp(url);

  const { questions } = await (await fetch(`${proxy.url}/api/quizzes/${id}`)).json();
  const answers = Object.fromEntries(questions.map((question: { id: string }) => [question.id, 0]));
  const submission = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ answers }),
  };
  const statuses = new Map<number | string, number>();
  let total = 0;
  let isOver = false;
  /** Reads the item and submits answers in turns on a kept connection, and leaves the starting process some time. */
  async function visitor() {
    for (let turn = 0; !isOver || total < 1000; turn++) {
      const read = turn % 4 > 0;
      const path = read ? `/api/quizzes/${id}` : `/api/quizzes/${id}/attempts`;
      const status = await fetch(`${proxy.url}${path}`, read ? {} : submission).then(
        (response) => response.arrayBuffer().then(() => response.status),
        (error) => String(error.cause ?? error),
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      total++;
      await sleep(10);
    }
  }
  const visitors = Array.from({ length: 8 }, visitor);
  for (const [index, port] of ports.entries()) {
    const before = programs[index];
    before?.child.kill("SIGTERM");
    expect(await before?.exited).toBe(0);
    start(port);
    await isUp(urls[index]);
  }
  isOver = true;
  await Promise.all(visitors);
  expect(Object.fromEntries(statuses)).toEqual({ 200: expect.any(Number), 201: expect.any(Number) });
  expect(total).toBeGreaterThanOrEqual(1000);
});

it("closes idle connections when it is about to stop, and still answers on others", { tags: ["slow"] }, async () => {
  const port = await freePort();
  const { child, output } = runService({
    DATABASE_URL: await testDatabase(),
    TOKEN_SECRET: "s".repeat(32),
    PORT: String(port),
    DRAIN_SECONDS: "20",
  });
  await expect.poll(output, { timeout: 25_000 }).toContain("is ready");
  const idle = connect(port, "127.0.0.1");
  idle.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(idle, "data");
  child.kill("SIGTERM");
  await once(idle, "close");
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).headers.get("connection")).toBe("close");
});
