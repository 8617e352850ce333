import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { builtChildren } from "../../../test/children.ts";
import { aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { othersCanRead } from "../../../test/program.ts";
import { startBy, startChild, startMethods } from "../../platform/work/apart/launch.ts";
import { codeToRun, writtenCode } from "./child.code.ts";
import { readApart } from "./child.ts";
import { freeShare, idlePolicyCommand } from "./launcher.priority.ts";
import { startChild as launchChild } from "./launcher.ts";
import { outlookOf } from "./source.ts";

const { platform } = await testApp();
const built = await codeToRun(await builtChildren());

const folder = await mkdtemp(join(tmpdir(), "assay-child-"));
const secret = join(folder, "token");
await writeFile(secret, "secret");
const server = createServer((_request, response) => response.end("hello")).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe("a child", () => {
  const ways = startMethods().filter(({ leaves }) => !leaves?.includes("root"));
  const cases = ways.flatMap((way) => [
    { way, through: way.through, of: "written", code: writtenCode },
    { way, through: way.through, of: "built", code: built },
  ]);
  const isSomebodyElse = process.getuid?.() !== 0 || othersCanRead;
  it.runIf(isSomebodyElse).each(cases)(
    "reads its $of code only, reaches nobody, starts nothing and is not root: $through",
    async ({ way, code }) => {
      const child = await startBy(way, code, join(import.meta.dirname, "../../../test/probe.child.ts"));
      if (!child) return expect(way.leaves).toBeNull();
      const { port } = server.address() as { port: number };
      child.send({ secret, port, folder, parent: process.pid });
      const [{ done, user }] = await once(child, "message");
      child.kill("SIGKILL");
      expect(done).toEqual([]);
      expect(user).not.toBe(0);
    },
  );

  it("ends when nobody is left to hear from it", async () => {
    const { child } = await startChild(built);
    child.disconnect();
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});

async function descendants(pid = process.pid): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const own = list.trim().split(" ").filter(Boolean).map(Number);
  return [...own, ...(await Promise.all(own.map(descendants))).flat()];
}

const programOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");

it.runIf(existsSync("/usr/bin/chrt"))("a child can be had to work while nobody else does", async () => {
  const { child } = await startChild(built, idlePolicyCommand() ?? []);
  onTestFinished(() => void child.kill("SIGKILL"));
  const policies = (await readdir(`/proc/${child.pid}/task`)).map(async (thread) => {
    const stat = await readFile(`/proc/${child.pid}/task/${thread}/stat`, "latin1");
    return stat.split(") ").at(-1)?.split(" ")[38];
  });
  expect(new Set(await Promise.all(policies))).toEqual(new Set(["5"]));
});

it("a machine has room where nobody works, or only those of low priority", () => {
  const at = (user: number, nice: number, idle: number) => [
    { model: "", speed: 0, times: { user, nice, sys: 0, idle, irq: 0 } },
  ];
  expect(freeShare(at(10, 10, 10), at(30, 20, 80))).toBeCloseTo(0.8);
  expect(freeShare(at(10, 10, 10), at(110, 10, 10))).toBe(0);
  expect(freeShare(at(10, 10, 10), at(10, 10, 10))).toBe(0);
});

it.runIf(process.platform === "linux")("a child that could hardly work says so when it is killed", async () => {
  const before = await descendants();
  const child = await launchChild(platform);
  onTestFinished(child.kill);
  const started = (await descendants()).filter((pid) => !before.includes(pid));
  const programs = await Promise.all(started.map(async (pid) => ({ pid, program: await programOf(pid) })));
  const pid = programs.find(({ program }) => program.includes("--permission"))?.pid;
  if (pid === undefined) throw new Error("The child is not among the processes");
  // A stopped process gets no CPU time, as if others took all of it.
  process.kill(pid, "SIGSTOP");
  const answer = child.ask({ task: "text", input: { text, url: null }, order: null });
  child.kill();
  await expect(answer).rejects.toMatchObject({ reason: "Starved" });
});

const { paragraphs } = anArticle("suez");
const text = paragraphs.join("\n\n");
const hostile = {
  link: "https://example.org/",
  bytes: Buffer.from("<b><p><i></b></p>".repeat(100_000)),
  charset: null,
  language: null,
  isPlain: false,
};

it("a source's questions are counted in a child", async () => {
  const viewer = viewerFor(await aUser(platform));
  const source = await readApart(platform, viewer, "text", { text, url: null });
  const order = { kind: "QUIZ", questionCount: 10, difficulty: "medium", types: ["number"] } as const;
  const { choices, typed, sections } = await outlookOf(platform, viewer, source, order);
  expect([choices, sections]).toEqual([0, [{ heading: null, choices, typed }]]);
  expect(typed).toBeGreaterThan(5);
});

describe("sources of several people", () => {
  it("are read while two of one person's take as long as they can", { tags: ["slow"] }, async () => {
    const [one, another] = [viewerFor(await aUser(platform)), viewerFor(await aUser(platform))];
    const leaving = new AbortController();
    let ended = 0;
    const slow = [1, 2].map(() =>
      readApart(platform, one, "page", hostile, { signal: leaving.signal })
        .catch(() => {})
        .finally(() => {
          ended += 1;
        }),
    );
    const { passages } = await readApart(platform, another, "text", { text, url: null });
    expect(passages).toHaveLength(paragraphs.length);
    expect(ended).toBe(0);
    leaving.abort();
    await Promise.all(slow);
  });

  it("wait in bounded number, those of one person in smaller", async () => {
    const one = viewerFor(await aUser(platform));
    const leaving = new AbortController();
    const waiting = Array.from({ length: 12 }, () =>
      readApart(platform, one, "text", { text, url: null }, { signal: leaving.signal }).catch((error) => error),
    );
    expect(await waiting.at(-1)).toMatchObject({ code: "UNAVAILABLE", retryAfter: 60 });
    leaving.abort();
    await Promise.all(waiting);
  });
});
