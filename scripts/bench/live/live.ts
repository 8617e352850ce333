import { fork } from "node:child_process";
import WebSocket from "ws";
import { openSession } from "../../../api/src/account/session.ts";
import { globalId } from "../../../api/src/platform/graphql/ids.ts";
import type { Platform } from "../../../api/src/platform/platform.ts";
import { answersTo, aQuiz } from "../fill.ts";
import { once, openLoop, percentile } from "../load.ts";
import type { Service } from "../service.ts";
import { rounds, sized } from "../size.ts";
import { ms, ratio, record, thousands } from "../table.ts";

const query =
  "subscription ($id: ID!) { resultsChanged(contentId: $id) { results { totalAttempts averageScore questions { responses options { count } } } } }";
const perSocket = 50;
const submissionsPerSecond = 500;

type Heard = (message: string, subscription: string) => void;

/** Opens graphql-ws sockets with many subscriptions to one item; resolves after all first events. */
async function watchers(
  platform: Platform,
  service: Service,
  owner: string,
  item: string,
  count: number,
  heard: Heard,
) {
  const { accessToken } = await openSession(platform, platform.db, owner);
  const payload = { query, variables: { id: globalId("Content", item) } };
  return Promise.all(
    Array.from({ length: count / perSocket }, async (_, nth) => {
      const socket = new WebSocket(`${service.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
      await new Promise((resolve) => socket.once("open", resolve));
      socket.send(JSON.stringify({ type: "connection_init", payload: { accessToken } }));
      await new Promise((resolve) => socket.once("message", resolve));
      const first = new Set<string>();
      const begun = new Promise<void>((resolve) => {
        socket.on("message", (data) => {
          const message = String(data);
          if (message === '{"type":"ping"}') return socket.send('{"type":"pong"}');
          const subscription = message.slice(7, message.indexOf('"', 7));
          if (first.size < perSocket && first.add(subscription).size === perSocket) resolve();
          heard(message, subscription);
        });
      });
      for (let index = 0; index < perSocket; index++)
        socket.send(JSON.stringify({ id: `${nth}-${index}`, type: "subscribe", payload }));
      await begun;
      return socket;
    }),
  );
}

/** Measures the time from the response to a submission to the count that includes it, on every watcher's socket. */
export async function watching(platform: Platform, service: Service, owner: string, count: number, must: number) {
  const quiz = await aQuiz(platform, owner);
  const answers = await answersTo(platform, quiz.id);
  const acknowledged: number[] = [];
  const seen = new Map<string, number>();
  const waits: number[] = [];
  const sockets = await watchers(platform, service, owner, quiz.id, count, (message, subscription) => {
    const total = Number(/"totalAttempts":(\d+)/.exec(message)?.[1]);
    // The first attempt that is not counted yet has waited longest.
    const longest = acknowledged[seen.get(subscription) ?? 0];
    if (longest !== undefined) waits.push(performance.now() - longest);
    seen.set(subscription, total);
  });
  await openLoop(submissionsPerSecond, sized(5, 0.5), async () => {
    await once(service.url, { method: "POST", path: `/api/quizzes/${quiz.id}/attempts`, body: { answers } });
    acknowledged.push(performance.now());
  });
  const isComplete = () => seen.size === count && [...seen.values()].every((total) => total === acknowledged.length);
  const deadline = performance.now() + 10_000;
  while (!isComplete() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const socket of sockets) socket.terminate();
  if (!isComplete()) throw new Error("A watcher did not get the last attempt");
  const p99 = percentile(waits, 0.99);
  record(
    `live: acknowledged to each of ${thousands(count)} watchers, ${submissionsPerSecond} submissions/s meanwhile, p99`,
    `≤ ${must} ms`,
    `${ms(p99)} (median ${ms(percentile(waits, 0.5))}; ${thousands(waits.length)} messages)`,
    p99 <= must,
  );
}

export async function fanOut(platform: Platform, service: Service, owner: string) {
  const quiz = await aQuiz(platform, owner);
  const answers = await answersTo(platform, quiz.id);
  const count = sized(5000, 100);
  let [heard, length] = [0, 0];
  const sockets = await watchers(platform, service, owner, quiz.id, count, (message) => {
    heard++;
    length = message.length;
  });
  const mine = () =>
    rate(
      () => once(service.url, { method: "POST", path: `/api/quizzes/${quiz.id}/attempts`, body: { answers } }),
      () => heard,
      count,
    );
  const outcome = await ratio(rounds, mine, () => bareFanOut(count, length));
  for (const socket of sockets) socket.terminate();
  record(
    `fan-out: messages/s to ${thousands(count)} watchers, against bare ws`,
    "≥ 0.5",
    `${outcome.ratio.toFixed(2)} (${outcome.spread}; ${thousands(outcome.mine)}/s against ${thousands(outcome.reference)}/s)`,
    outcome.ratio >= 0.5,
  );
}

async function bareFanOut(count: number, length: number): Promise<number> {
  const server = fork(new URL("./bare-sockets.ts", import.meta.url));
  const { port } = await new Promise<{ port: number }>((resolve) =>
    server.once("message", (address) => resolve(address as { port: number })),
  );
  let heard = 0;
  for (let nth = 0; nth < count / perSocket; nth++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    socket.on("message", () => heard++);
    await new Promise((resolve) => socket.once("open", resolve));
  }
  const measured = await rate(
    async () => server.send({ perSocket, length }),
    () => heard,
    count,
  );
  server.disconnect();
  return measured;
}

/** Returns messages per second, from the first to the last message of each round. */
async function rate(send: () => Promise<unknown>, heard: () => number, count: number): Promise<number> {
  const times = sized(8, 2);
  let spent = 0;
  for (let round = 0; round < times; round++) {
    const before = heard();
    // Longer than the period in which the service bundles changes.
    await new Promise((resolve) => setTimeout(resolve, 300));
    void send();
    while (heard() === before) await new Promise((resolve) => setImmediate(resolve));
    const begin = performance.now();
    while (heard() < before + count) await new Promise((resolve) => setImmediate(resolve));
    spent += performance.now() - begin;
  }
  return (times * count * 1000) / spent;
}
