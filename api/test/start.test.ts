import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../src/platform/data/free-port.ts";
import { othersCanRead, runScript, runService } from "./program.ts";

let folder: string;
let environment: { DATA_DIR: string; PORT: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "assay-start-"));
  await chmod(folder, 0o755);
  environment = { DATA_DIR: folder, PORT: String(await freePort()) };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function startedService() {
  const service = runService(environment);
  await expect
    .poll(service.output, { timeout: 20_000 })
    .toContain(`Assay is ready at http://localhost:${environment.PORT}`);
  return service;
}

async function refusal(overrides: Record<string, string>) {
  const service = runService({ ...environment, ...overrides });
  expect(await service.exited).toBe(1);
  return service.output();
}

const firstLine = (text: string) => text.trim().split("\n")[0];

describe("a start that fails gives the reason in one line", () => {
  it.each([
    [{ PORT: "http" }, /^Assay does not start: PORT must be a number\n$/],
    [
      { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" },
      /^Assay does not start: The database .*ECONNREFUSED.*\n$/,
    ],
  ])("%j", async (overrides, line) => {
    expect(await refusal(overrides)).toMatch(line);
  });

  it.each([
    [
      { NODE_ENV: "production", DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" },
      /^Assay does not start: TOKEN_SECRET must be set .*\n$/,
    ],
    [{ HOST: "nowhere.invalid" }, /^Assay does not start: HOST nowhere\.invalid is not an address of this machine\n$/],
  ])("%j", { tags: ["slow"] }, async (overrides, line) => {
    expect(await refusal(overrides)).toMatch(line);
  });

  it("because the port is taken, and leaves nothing running", { tags: ["slow"] }, async () => {
    const other = createServer().listen(Number(environment.PORT), "127.0.0.1");
    await once(other, "listening");
    const line = `Assay does not start: Port ${environment.PORT} is already in use. Stop the other process or set PORT to a different number.\n`;
    expect(await refusal({})).toBe(line);
    other.close();
    await expect(rm(join(folder, "postgres/postmaster.pid"))).rejects.toThrow("ENOENT");
  });
});

it("prints its folder and missing settings, refuses a second start, and stops silently on Ctrl-C", {
  tags: ["slow"],
}, async () => {
  const service = await startedService();
  expect(service.output()).toContain(`data: ${folder}`);
  expect(service.output()).toContain("mail: not configured (SMTP_URL)");
  expect((await fetch(`http://127.0.0.1:${environment.PORT}/readyz`)).status).toBe(200);
  const before = service.output();
  expect(await refusal({ PORT: "0" })).toBe(
    `Assay does not start: Another Assay is using ${folder}: stop it, or set DATA_DIR to another folder\n`,
  );
  if (process.getuid?.() === 0 && othersCanRead) await expectDataOwner(service.child.pid);
  service.child.kill("SIGINT");
  expect(await service.exited).toBe(0);
  expect(service.output()).toBe(before);
  await expect(rm(join(folder, "postgres/postmaster.pid"))).rejects.toThrow("ENOENT");
});

/** Expects a service started by root to run as the owner of its data. */
async function expectDataOwner(pid: number | undefined) {
  const { uid } = await stat(folder);
  expect(uid).not.toBe(0);
  expect((await stat(join(folder, "token.secret"))).uid).toBe(uid);
  expect(Number(execFileSync("ps", ["-o", "uid=", "-p", String(pid)], { encoding: "utf8" }))).toBe(uid);
}

async function register(email: string) {
  const password = "correct horse";
  await fetch(`http://127.0.0.1:${environment.PORT}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, confirmPassword: password, firstName: "A", lastName: "B" }),
  });
}

it("makes administrators on the command line, whether the service runs or not", { tags: ["slow"] }, async () => {
  const admin = async (...args: string[]) => {
    const script = runScript("admin", args, environment);
    return [await script.exited, firstLine(script.output())];
  };
  const email = "ada@example.com";
  const service = await startedService();
  await register(email);
  expect(await admin("grant", email)).toEqual([
    1,
    `${email} was never verified: its owner may be someone else. If you know who it is: npm run admin -- grant ${email} --unverified`,
  ]);
  expect(await admin("grant", " Ada@Example.com ", "--unverified")).toEqual([0, `${email} is now an administrator`]);
  service.child.kill("SIGTERM");
  await service.exited;

  expect(await admin("grant", email)).toEqual([0, `${email} is already an administrator`]);
  expect(await admin("revoke", email)).toEqual([1, "At least one administrator must remain"]);
  expect(await admin("revoke", "nobody@example.com")).toEqual([1, "No account has nobody@example.com"]);
  expect(await admin("grant", "nobody")).toEqual([1, "Please enter a valid email address"]);
  expect(await admin("promote", email)).toEqual([1, "Usage: npm run admin -- grant|revoke EMAIL [--unverified]"]);
});

it("refuses to add the demo to a database with people in it, whether the service runs or not", {
  tags: ["slow"],
}, async () => {
  const demo = async () => {
    const script = runScript("demo/index", [], environment);
    return [await script.exited, firstLine(script.output())];
  };
  const refused = [1, "There are people in this database already: the demo only fills an empty one"];
  const service = await startedService();
  await register("grace@example.com");
  expect(await demo()).toEqual(refused);
  service.child.kill("SIGTERM");
  await service.exited;
  expect(await demo()).toEqual(refused);
});
