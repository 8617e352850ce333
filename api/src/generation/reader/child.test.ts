import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { builtChildren } from "../../../test/children.ts";
import { aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { othersCanRead } from "../../../test/program.ts";
import { codeToRun, writtenCode } from "./child.code.ts";
import { startBy, startChild, waysToStart } from "./child.launch.ts";
import { readApart } from "./child.ts";

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
  const ways = waysToStart().filter(({ leaves }) => !leaves?.includes("root"));
  const cases = ways.flatMap((way) => [
    { way, through: way.through, of: "written", code: writtenCode },
    { way, through: way.through, of: "built", code: built },
  ]);
  const isSomebodyElse = process.getuid?.() !== 0 || othersCanRead;
  it.runIf(isSomebodyElse).each(cases)(
    "reads its $of code only, reaches nobody, starts nothing and is not root: $through",
    async ({ way, code }) => {
      const child = await startBy(way, code, join(import.meta.dirname, "../../../test/probe.child.ts"));
      // Not every machine lets a process have a network of its own; on each there is a way without.
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

const { paragraphs } = anArticle("suez");
const text = paragraphs.join("\n\n");
const hostile = {
  link: "https://example.org/",
  bytes: Buffer.from("<b><p><i></b></p>".repeat(100_000)),
  charset: null,
  isPlain: false,
};

describe("sources of several people", () => {
  it("are read while two of one person's take as long as they can", { timeout: 20_000 }, async () => {
    const [one, another] = [viewerFor(await aUser(platform)), viewerFor(await aUser(platform))];
    const leaving = new AbortController();
    let ended = 0;
    const slow = [1, 2].map(() =>
      readApart(platform, one, "page", hostile, leaving.signal)
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
      readApart(platform, one, "text", { text, url: null }, leaving.signal).catch((error) => error),
    );
    expect(await waiting.at(-1)).toMatchObject({ code: "UNAVAILABLE", retryAfter: 60 });
    leaving.abort();
    await Promise.all(waiting);
  });
});
