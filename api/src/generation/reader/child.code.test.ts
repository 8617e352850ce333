import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { builtChildren } from "../../../test/children.ts";
import { aBook } from "../../../test/documents.ts";
import { aPdf } from "../../../test/pdfs.ts";
import { startChild } from "../../platform/work/apart/launch.ts";
import { builtCode, codeToRun, type Origin, originFile, root, writtenCode } from "./child.code.ts";
import type { Call } from "./tasks.child.ts";

const folder = await builtChildren();

const { title, paragraphs } = anArticle("suez");
const page = Buffer.from(`<h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join("")}`);
const order: Call["order"] = { kind: "QUIZ", questionCount: 5, difficulty: "medium" };
const tasks: Omit<Call, "order">[] = [
  { task: "text", input: { text: paragraphs.join("\n\n"), url: null } },
  { task: "page", input: { link: "https://example.org/", bytes: page, charset: null, isPlain: false } },
  { task: "pdf", input: { bytes: await aPdf({ title, pages: [paragraphs] }) } },
  { task: "document", input: { bytes: aBook({ title, chapters: [page.toString()] }), kind: "epub" } },
  { task: "video", input: { page } },
  { task: "captions", input: { file: page, title, link: "https://example.org/", language: "en" } },
];

async function answered(code: typeof writtenCode, call: Call) {
  const { child } = await startChild(code);
  child.send(call);
  const [reply] = await once(child, "message");
  child.kill("SIGKILL");
  return reply;
}

describe("built code", () => {
  it("is run if it was built from the current sources", async () => {
    const code = await codeToRun(folder);
    expect(code.main).toBe(join(folder, "child.main.cjs"));
    expect(code.readable).toEqual([`${folder}/*`, `${root}/node_modules/*`]);
  });

  it("is copied with the sources to a place without a build", async () => {
    const dockerfile = await readFile(join(root, "Dockerfile"), "utf8");
    expect(dockerfile).toContain("COPY --from=build /app/api/src api/src\n");
    expect(builtCode.startsWith(join(root, "api/src/"))).toBe(true);
  });

  const calls = tasks.flatMap((task) => [null, order].map((order) => ({ ...task, order })));
  it.each(calls)("reads like the sources: $task, $order.kind", { tags: ["slow"] }, async (call) => {
    const reply = await answered(await codeToRun(folder), call);
    expect(reply).toHaveProperty("value");
    expect(reply).toEqual(await answered(writtenCode, call));
  });

  it("loads no package for a text", async () => {
    for (const file of ["child.main.cjs", "child.confine.cjs", "launcher.main.cjs"]) {
      const source = await readFile(join(folder, file), "utf8");
      const loaded = [...source.matchAll(/(?<!then\(\(\) => )require\("([^"]+)"\)/g)].map(([, name]) => name);
      expect(loaded.filter((name) => !/^node:|rolldown-runtime/.test(name ?? ""))).toEqual([]);
    }
  });

  it("is ignored once a source file has changed", async () => {
    const file = join(folder, originFile);
    const origin: Origin = JSON.parse(await readFile(file, "utf8"));
    expect(origin.files).toContain("api/src/generation/source/text.ts");
    await writeFile(file, JSON.stringify({ ...origin, hash: "of something else" }));
    expect(await codeToRun(folder)).toBe(writtenCode);
    await writeFile(file, JSON.stringify({ ...origin, files: [...origin.files, "api/src/gone.ts"] }));
    expect(await codeToRun(folder)).toBe(writtenCode);
    expect(await codeToRun(join(folder, "nowhere"))).toBe(writtenCode);
  });
});
