import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabaseUrl } from "../src/platform/data/database-url.ts";
import { freePort } from "../src/platform/data/free-port.ts";
import { createLog } from "../src/platform/log.ts";
import { openPlatform, type Platform } from "../src/platform/platform.ts";
import { readSettings } from "../src/platform/settings.ts";
import { rebuildTallies } from "../src/results/counting/rebuild.ts";
import { sendDue } from "../src/results/retention/progress.ts";
import { quizInput } from "./factories.ts";
import { cache } from "./program.ts";
import { smtpServer } from "./servers/smtp.ts";

let folder: string;
let port: number;
let server: ChildProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "assay-crash-"));
  await chmod(folder, 0o755);
  port = await freePort();
  server = await started();
});

afterAll(async () => {
  await ended("SIGTERM");
  await rm(folder, { recursive: true, force: true });
});

/** The real program, as `npm start` runs it once the client is built. */
async function started(more: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
  const entry = join(import.meta.dirname, "../src/main.ts");
  const program = `import(${JSON.stringify(entry)}).then(({ main }) => main())`;
  const child = spawn(process.execPath, ["--import", cache, "-e", program], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: "silent",
      RATE_LIMIT: "off",
      DATABASE_URL: "",
      ...more,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk) => String(chunk).includes("is ready") && resolve(null));
    child.once("exit", (code) => reject(new Error(`It ended with ${code}`)));
  });
  return child;
}

async function ended(signal: NodeJS.Signals) {
  const exit = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  await exit;
}

async function send(method: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const postgres = async () => Number((await readFile(join(folder, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);

async function aQuizOf(email: string, settings: object = {}) {
  const password = "correct horse";
  const registration = { email, password, confirmPassword: password, firstName: "Ada", lastName: "Byron" };
  const { accessToken } = (await send("POST", "/auth/register", registration)).body;
  const quiz = (await send("POST", "/quizzes/manual", { ...quizInput, ...settings }, accessToken)).body;
  const answers = Object.fromEntries(quiz.questions.map(({ id }: { id: string }) => [id, 0]));
  return { accessToken, quiz, answers };
}

it("keeps the clocks of 300 attempts through a kill -9, and accepts all that are on time", {
  tags: ["slow"],
}, async () => {
  const { accessToken, quiz, answers } = await aQuizOf("eve@example.com", { rules: { timeLimit: 20 } });
  const keys = Array.from({ length: 300 }, (_, number) => `sitting-${number}`);
  /** Retries like the pages do, until the server answers. */
  const ask = async (path: string, body: object, status: number) => {
    for (let tries = 0; tries < 1000; tries++) {
      const answer = await send("POST", `/quizzes/${quiz.id}/${path}`, body).catch(() => null);
      if (answer?.status === status) return answer.body;
      await pause(50);
    }
    throw new Error(`${path} was never answered with ${status}`);
  };
  const start = async (attemptKey: string): Promise<number> => (await ask("starts", { attemptKey }, 200)).timeLeft;
  const handIn = (attemptKey: string) => ask("attempts", { answers, attemptKey }, 201);

  const [early, begunMeanwhile] = [keys.slice(0, 150), keys.slice(150)];
  const before = await Promise.all(early.map(start));
  const meanwhile = Promise.all([...early.slice(0, 75).map(handIn), ...begunMeanwhile.map(start)]);
  await ended("SIGKILL");
  server = await started();
  await meanwhile;
  const after = await Promise.all(early.map(start));
  expect(after.filter((left, place) => left >= (before[place] ?? 0))).toEqual([]);
  await Promise.all(keys.map(handIn));
  await handIn("never begun");

  const { body } = await send("GET", `/quizzes/${quiz.id}/results?limit=500`, undefined, accessToken);
  const late = body.attempts.flatMap((attempt: { late?: number }) => attempt.late ?? []);
  expect([body.stats.totalAttempts, late]).toEqual([301, [0]]);
});

it("loses no acknowledged attempt to a kill -9 of the server, and then of the database", async () => {
  const { accessToken, quiz, answers } = await aQuizOf("ada@example.com");
  const acknowledged = new Set<string>();
  let taking = true;
  let next = 0;
  /** Takers submit one attempt after another, and repeat with the same key until answered. */
  const taker = async () => {
    while (taking) {
      const attemptKey = `attempt-${next++}`;
      // Never gives up: an attempt that is abandoned may be stored without having been acknowledged.
      while (!acknowledged.has(attemptKey)) {
        const answer = await send("POST", `/quizzes/${quiz.id}/attempts`, { answers, attemptKey }).catch(() => null);
        if (answer?.status === 201) acknowledged.add(attemptKey);
        else await pause(50);
      }
    }
  };
  const takers = Array.from({ length: 16 }, taker);
  const moreAcknowledged = () => {
    const enough = acknowledged.size + 50;
    return until(async () => acknowledged.size >= enough);
  };

  await moreAcknowledged();
  await ended("SIGKILL");
  server = await started();
  await moreAcknowledged();
  process.kill(await postgres(), "SIGKILL");
  await until(async () => (await send("GET", `/quizzes/${quiz.id}/results`, undefined, accessToken)).status === 200);
  await moreAcknowledged();
  taking = false;
  await Promise.all(takers);

  const stored = new Set<string>();
  let total = 0;
  for (let cursor = ""; ; ) {
    const page = (await send("GET", `/quizzes/${quiz.id}/results?limit=500${cursor}`, undefined, accessToken)).body;
    for (const { id } of page.attempts) stored.add(id);
    total = page.stats.totalAttempts;
    if (!page.pagination.nextCursor) break;
    cursor = `&cursor=${page.pagination.nextCursor}`;
  }
  expect(stored.size).toBe(acknowledged.size);
  expect(total).toBe(stored.size);
}, 90_000);

it("regrades each attempt once through a kill -9, and counts all of them", { tags: ["slow"] }, async () => {
  const { accessToken, quiz } = await aQuizOf("bea@example.com");
  const everybody = 3000;
  let handedIn = 0;
  const taker = async () => {
    for (let number = handedIn++; number < everybody; number = handedIn++) {
      const answers = Object.fromEntries(quiz.questions.map(({ id }: { id: string }) => [id, number % 2]));
      await send("POST", `/quizzes/${quiz.id}/attempts`, { answers });
    }
  };
  await Promise.all(Array.from({ length: 32 }, taker));
  const [first, ...others] = quiz.questions;
  const questions = [{ ...first, correctAnswer: 0 }, ...others];
  const { revision } = (await send("PUT", `/quizzes/${quiz.id}`, { questions }, accessToken)).body;
  const { id } = (await send("POST", `/content/${quiz.id}/regrade`, { revision }, accessToken)).body;
  const progress = async () => (await send("GET", `/content/${quiz.id}/regradings/${id}`, undefined, accessToken)).body;
  await ended("SIGKILL");
  server = await started();
  expect(await progress()).toMatchObject({ total: everybody, isOver: false });
  await until(async () => (await progress()).isOver);
  expect(await progress()).toMatchObject({ total: everybody, done: everybody, changed: everybody });

  const counted = { attempts: 0, corrections: 0, percentage: 0 };
  const path = `/quizzes/${quiz.id}/results?limit=500`;
  for (let cursor = ""; ; ) {
    const page = (await send("GET", `${path}${cursor}`, undefined, accessToken)).body;
    for (const { corrections, percentage } of page.attempts) {
      counted.attempts++;
      counted.corrections += corrections.length;
      counted.percentage += percentage;
    }
    if (!page.pagination.nextCursor) break;
    cursor = `&cursor=${page.pagination.nextCursor}`;
  }
  // Attempts with an even number have both answers right, the others have both wrong.
  expect(counted).toEqual({ attempts: everybody, corrections: everybody, percentage: 50 * everybody });
  const { stats, questions: results } = (await send("GET", path, undefined, accessToken)).body;
  expect(stats).toMatchObject({ totalAttempts: everybody, averageScore: 50 });
  const present = results.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  expect(present.map(({ options }: { options: { count: number }[] }) => options.map(({ count }) => count))).toEqual([
    [1500, 1500, 0],
    [1500, 1500],
  ]);
});

it("deletes every answer past its time once, through a kill -9 in the middle", { tags: ["slow"] }, async () => {
  const { accessToken, quiz, answers } = await aQuizOf("kay@example.com", {
    rules: { retention: { what: "DELETE", days: 30 } },
  });
  const { id } = quiz;
  for (const attemptKey of ["old", "young"]) await send("POST", `/quizzes/${id}/attempts`, { answers, attemptKey });
  const many = 30_000;
  await beside(async (platform) => {
    await platform.sql.query(
      `INSERT INTO attempts (id, quiz_id, revision, answers, score, percentage, total_questions, completed_at)
       SELECT gen_random_uuid(), quiz_id, revision, answers, score, percentage, total_questions, now() - interval '40 days'
         FROM attempts, generate_series(1, $2) WHERE quiz_id = $1 AND attempt_key = 'old'`,
      [id, many],
    );
    await rebuildTallies(platform, id);
    await sendDue(platform);
    await until(async () => (await countOf(platform, id)) < many);
    expect(await countOf(platform, id)).toBeGreaterThan(2);
  });
  await ended("SIGKILL");
  server = await started();
  await beside(async (platform) => {
    await until(async () => (await countOf(platform, id)) === 2);
    const read = async () => (await send("GET", `/quizzes/${id}/results`, undefined, accessToken)).body.stats;
    const stats = await read();
    expect(stats.totalAttempts).toBe(2);
    await rebuildTallies(platform, id);
    expect(await read()).toEqual(stats);
    const told = await platform.sql.query(
      `SELECT count(*)::int AS told, count(DISTINCT data ->> 'attemptId')::int AS attempts
         FROM events WHERE quiz_id = $1 AND type = 'attempt_deleted'`,
      [id],
    );
    expect(told.rows).toEqual([{ told: many, attempts: many }]);
  });
});

it("emails each of 400 people their link through a kill -9, and repeats only emails in progress", {
  tags: ["slow"],
}, async () => {
  const { accessToken, quiz } = await aQuizOf("guy@example.com", { rules: { invitedOnly: true } });
  const smtp = await smtpServer();
  const emails = Array.from({ length: 400 }, (_, number) => `invited-${number}@example.com`);
  const path = `/content/${quiz.id}/invitations`;
  await beside(async ({ db }) => {
    await db.user.updateMany({ where: { email: "guy@example.com" }, data: { isEmailVerified: true } });
  });
  await ended("SIGTERM");
  server = await started({ SMTP_URL: smtp.url });
  expect(await send("POST", path, { people: emails.map((email) => ({ email })) }, accessToken)).toMatchObject({
    body: { added: 400 },
  });
  expect(await send("POST", `${path}/send`, {}, accessToken)).toMatchObject({ body: { queued: 400 } });
  await until(async () => smtp.received.length > 60);
  await ended("SIGKILL");
  const before = smtp.received.length;
  expect(before).toBeLessThan(400);
  server = await started({ SMTP_URL: smtp.url });
  await until(async () => (await send("GET", path, undefined, accessToken)).body.counts.sent === 400);
  const recipients = smtp.received.flatMap(({ recipients }) => recipients);
  expect(new Set(recipients)).toEqual(new Set(emails));
  // Three mails are sent at a time. Those in flight when the process died are sent again.
  expect(recipients.length).toBeLessThanOrEqual(400 + 3);
});

const countOf = async ({ sql }: Platform, id: string): Promise<number> =>
  Number((await sql.query("SELECT count(*) FROM attempts WHERE quiz_id = $1", [id])).rows[0].count);

/** Runs the work in another process on the server's database, without jobs. */
async function beside(work: (platform: Platform) => Promise<void>) {
  const log = createLog("silent");
  const settings = readSettings({ TOKEN_SECRET: "x".repeat(32), DATA_DIR: folder });
  const database = await openDatabaseUrl(settings, log, { share: true });
  const platform = await openPlatform(settings, { url: database.url, directUrl: database.directUrl }, log);
  try {
    await work(platform);
  } finally {
    await platform.close();
    await database.stop();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(satisfied: () => Promise<boolean>) {
  for (let tries = 0; tries < 300; tries++) {
    if (await satisfied().catch(() => false)) return;
    await pause(100);
  }
  throw new Error("It never came to be");
}
