import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished } from "vitest";
import { freePort } from "../../src/platform/data/free-port.ts";
import { testDatabase } from "../database.ts";
import { type Program, runService } from "../program.ts";
import { faultProxy } from "../servers/proxy.ts";
import { aReceiver } from "../servers/receiver.ts";
import { smtpServer } from "../servers/smtp.ts";

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a wrong guess about an answer fails the test that makes it
  body: any;
}

export interface Request {
  method: string;
  path: string;
  body?: object;
  /** Sent as Idempotency-Key, so that the request is repeatable. */
  key?: string;
}

export type World = Awaited<ReturnType<typeof aWorld>>;

/** The service as a process, with a proxy in front of PostgreSQL, a webhook receiver and a mail server. */
export async function aWorld(random: () => number) {
  const databaseUrl = await testDatabase();
  const database = new URL(databaseUrl).pathname.slice(1);
  const proxy = await faultProxy(databaseUrl);
  const receiver = await aReceiver();
  const smtp = await smtpServer();
  const aside = new pg.Client(new URL("postgres", databaseUrl).href);
  await aside.connect();
  const port = await freePort();
  const environment = {
    DATABASE_URL: proxy.url,
    TOKEN_SECRET: "s".repeat(32),
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    RATE_LIMIT: "off",
    SMTP_URL: smtp.url,
    FETCH_ALLOW_HOSTS: receiver.host,
    LOG_LEVEL: "error",
  };
  const troubles: string[] = [];
  let program: Program | undefined;
  let isExpectedToEnd = false;
  let token = "";
  onTestFinished(async () => {
    await aside.end();
    await proxy.close();
  });

  const world = {
    proxy,
    aside,
    database,
    troubles,
    receiver,
    smtp,
    random,
    sendsTwice: false,

    /** Starts the service with its clock wrong by `skew` milliseconds. */
    async start(skew = 0) {
      const started = runService(environment, skew === 0 ? [] : ["--import", wrongClock(skew)]);
      program = started;
      isExpectedToEnd = false;
      void started.exited.then((code) => {
        if (!isExpectedToEnd) troubles.push(`The process ended with ${code}: ${started.output()}`);
      });
      await expect.poll(started.output, { timeout: 20_000 }).toContain("is ready");
    },

    async stop(signal: NodeJS.Signals) {
      isExpectedToEnd = true;
      program?.child.kill(signal);
      await program?.exited;
    },

    signal: (signal: NodeJS.Signals) => program?.child.kill(signal),

    as(accessToken: string) {
      token = accessToken;
    },

    async send(request: Request): Promise<Answer | null> {
      if (!world.sendsTwice || request.key === undefined) return sendOnce(request);
      const [one, other] = await Promise.all([sendOnce(request), sendOnce(request)]);
      return one && one.status < 300 ? one : other;
    },

    /** Repeats a request until it succeeds or is finally refused. `isDone` may look further than the status. */
    async insist(
      request: Request,
      isDone = ({ status }: Answer, _tries: number) => status < 300,
    ): Promise<Answer | null> {
      const until = performance.now() + 30_000;
      for (let tries = 1; performance.now() < until; tries++) {
        const answer = await world.send(request);
        if (answer && isDone(answer, tries)) return answer;
        if (answer && answer.status !== 503 && !(answer.status === 409 && request.key)) {
          troubles.push(`${request.method} ${request.path} got ${answer.status} ${JSON.stringify(answer.body)}`);
          return null;
        }
        await sleep(20 + 60 * random());
      }
      troubles.push(`${request.method} ${request.path} got no answer in 30 s`);
      return null;
    },

    /** Reads the service's database, bypassing every fault. */
    async rows<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      try {
        return (await client.query<Row>(text, values)).rows;
      } finally {
        await client.end();
      }
    },

    output: () => program?.output() ?? "",
  };

  async function sendOnce({ method, path, body, key }: Request): Promise<Answer | null> {
    const headers = {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { "idempotency-key": key }),
    };
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(10_000),
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const { status } = response;
      if (status >= 500 && (status !== 503 || !response.headers.has("retry-after")))
        troubles.push(`${method} ${path} got ${status} ${text}`);
      return { status, body: text === "" ? null : JSON.parse(text) };
    } catch {
      return null;
    }
  }

  return world;
}

const wrongClock = (skew: number) =>
  `data:text/javascript,${encodeURIComponent(`
    const Right = Date;
    globalThis.Date = class Date extends Right {
      constructor(...parts) { parts.length === 0 ? super(Right.now() + ${skew}) : super(...parts); }
      static now() { return Right.now() + ${skew}; }
    };`)}`;
