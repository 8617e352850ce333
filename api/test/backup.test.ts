import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { expect, it } from "vitest";
import { freePort } from "../src/platform/data/free-port.ts";
import { quizInput } from "./factories.ts";
import { runService } from "./program.ts";
import { machinesPostgres, toolsFolder } from "./servers/postgres.ts";

const run = promisify(execFile);

async function serviceOn(databaseUrl: string) {
  const port = String(await freePort());
  const service = runService({ DATABASE_URL: databaseUrl, PORT: port, TOKEN_SECRET: "x".repeat(32) });
  await expect.poll(service.output, { timeout: 30_000 }).toContain("Assay is ready");
  return {
    async call(method: string, path: string, body?: unknown, token?: string) {
      const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        method,
        headers: {
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer = await response.json();
      expect(response.status, JSON.stringify(answer)).toBeLessThan(300);
      return answer;
    },
    async stop() {
      service.child.kill("SIGTERM");
      await service.exited;
    },
  };
}

async function create(server: string, name: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
}

it.skipIf(toolsFolder === undefined)(
  "continues from a pg_dump that pg_restore has restored",
  { tags: ["slow"] },
  async () => {
    const tools = String(toolsFolder);
    const address = await machinesPostgres(tools);
    for (const name of ["assay", "restored"]) await create(address("postgres"), name);

    const before = await serviceOn(address("assay"));
    const account = { email: "ada@example.com", password: "Passw0rd!", firstName: "Ada", lastName: "Byron" };
    const { accessToken } = await before.call("POST", "/auth/register", { ...account, confirmPassword: "Passw0rd!" });
    const quiz = await before.call("POST", "/quizzes/manual", quizInput, accessToken);
    const answers = Object.fromEntries(quiz.questions.map(({ id }: { id: string }) => [id, 1]));
    const attempt = { participantName: "Ann", answers, attemptKey: "one", duration: 5 };
    const receipt = await before.call("POST", `/quizzes/${quiz.id}/attempts`, attempt);
    const results = await before.call("GET", `/quizzes/${quiz.id}/results`, undefined, accessToken);
    expect(results.stats.totalAttempts).toBe(1);
    await before.stop();

    const { stdout } = await run(join(tools, "pg_dump"), ["--format=custom", "--no-owner", address("assay")], {
      encoding: "buffer",
      maxBuffer: 64 * 1024 * 1024,
    });
    const restore = run(join(tools, "pg_restore"), ["--no-owner", "--exit-on-error", "-d", address("restored")]);
    restore.child.stdin?.end(stdout);
    await restore;

    const after = await serviceOn(address("restored"));
    const session = await after.call("POST", "/auth/login", account);
    expect(await after.call("GET", `/quizzes/${quiz.id}/results`, undefined, accessToken)).toEqual(results);
    expect(await after.call("POST", `/quizzes/${quiz.id}/attempts`, attempt)).toEqual(receipt);
    await after.call("POST", `/quizzes/${quiz.id}/attempts`, { ...attempt, attemptKey: "two" });
    const { stats } = await after.call("GET", `/quizzes/${quiz.id}/results`, undefined, session.accessToken);
    expect(stats.totalAttempts).toBe(2);
    await after.stop();
  },
);
