/** Installs the committed packages for production, like a newcomer would, and uses everything that may be left out. */
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../src/platform/data/free-port.ts";
import { testDatabase } from "./database.ts";
import { certifyingRules } from "./doors/certifying.ts";
import { quizInput } from "./factories.ts";
import { aPdf } from "./pdfs.ts";

const root = join(import.meta.dirname, "../..");
const built = ["api/src/generated", "web/dist", "web/src/__generated__/persisted.json"];

/** A copy of the committed files and of the build, with the packages that npm installs for it. */
function installed(omit: string[]) {
  const copy = mkdtempSync(join(tmpdir(), "assay-production-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(copy, 0o755);
  execFileSync("git", ["clone", "--quiet", "--shared", root, copy]);
  for (const path of built) cpSync(join(root, path), join(copy, path), { recursive: true });
  const args = ["ci", ...omit.map((kind) => `--omit=${kind}`)];
  const output = execFileSync("npm", args, { cwd: copy, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  return { copy, output };
}

const megabytes = (folder: string) => Number(execFileSync("du", ["-sm", folder], { encoding: "utf8" }).split("\t")[0]);

async function started(copy: string, environment: Record<string, string>): Promise<string> {
  const { PATH = "" } = process.env;
  const main = join(copy, "api/src/main.ts");
  const port = await freePort();
  const child = spawn(process.execPath, ["-e", `import(${JSON.stringify(main)}).then(({ main }) => main())`], {
    cwd: copy,
    env: { PATH, PORT: String(port), DATA_DIR: join(copy, "data"), LOG_LEVEL: "error", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  });
  for await (const text of child.stdout.iterator({ destroyOnReturn: false }))
    if (String(text).includes("Assay is ready")) return `http://127.0.0.1:${port}`;
  throw new Error("The service ended before it was ready");
}

async function useEverything(url: string) {
  const authorization: Record<string, string> = {};
  async function send(path: string, body: BodyInit, headers = {}) {
    const request = { method: "POST", headers: { ...headers, ...authorization }, body };
    const response = await fetch(`${url}/api${path}`, request);
    const answer = await response.json();
    expect({ path, isOk: response.ok, answer }).toMatchObject({ isOk: true });
    return answer;
  }
  const post = (path: string, body: object) => send(path, JSON.stringify(body), { "content-type": "application/json" });
  const upload = (path: string, field: string, file: Buffer, type: string) => {
    const form = new FormData();
    form.set(field, new Blob([new Uint8Array(file)], { type }), "file");
    return send(path, form);
  };

  const password = "correct horse battery";
  const person = { email: `${randomUUID()}@example.com`, firstName: "Ada", lastName: "Byron" };
  const { accessToken } = await post("/auth/register", { ...person, password, confirmPassword: password });
  authorization.authorization = `Bearer ${accessToken}`;

  for (const format of ["png", "jpeg", "webp", "gif", "avif"] as const) {
    const picture = sharp({ create: { width: 2000, height: 1000, channels: 3, background: "teal" } }).toFormat(format);
    const { width, height } = await upload("/images", "image", await picture.toBuffer(), `image/${format}`);
    expect({ format, width, height }).toEqual({ format, width: 1600, height: 800 });
  }

  const quiz = await post("/quizzes/manual", { ...quizInput, rules: certifyingRules });
  const [first, second] = quiz.questions;
  const attemptKey = randomUUID();
  await post(`/quizzes/${quiz.id}/attempts`, { attemptKey, answers: { [first.id]: 1, [second.id]: 0 } });
  const { code } = await post(`/quizzes/${quiz.id}/certificates`, { attemptKey, name: "山田 張伟 김 محمد Zoë" });
  const certificate = await fetch(`${url}/api/certificates/${code}/pdf`);
  expect([certificate.status, certificate.headers.get("content-type")]).toEqual([200, "application/pdf"]);

  const rivers = ["Danube", "Rhine", "Volga", "Thames", "Seine", "Elbe", "Tagus", "Oder"].map(
    (river, index) => `The ${river} is a river of Europe with a length of ${300 + 250 * index} kilometres in all.`,
  );
  const pdf = await aPdf({ pages: [rivers] });
  const { pdfPath } = await upload("/pdfs/upload", "pdf", pdf, "application/pdf");
  const order = { title: "Rivers", questionCount: 5, pdfPath, fileName: "rivers.pdf" };
  const { questions } = await post("/quizzes/from-pdf", order);
  expect(questions.length).toBeGreaterThan(0);
}

const slow = { tags: ["slow"], timeout: 600_000 };

it("installs in 350 MB for production, and does everything", slow, async () => {
  const { copy, output } = installed(["dev"]);
  expect(output).not.toMatch(/warn/i);
  expect(megabytes(join(copy, "node_modules"))).toBeLessThanOrEqual(350);
  await useEverything(await started(copy, {}));
});

it("needs the optional packages for its own PostgreSQL only, and 290 MB without them", slow, async () => {
  const { copy } = installed(["dev", "optional"]);
  expect(megabytes(join(copy, "node_modules"))).toBeLessThanOrEqual(290);
  await useEverything(await started(copy, { DATABASE_URL: await testDatabase() }));
});
