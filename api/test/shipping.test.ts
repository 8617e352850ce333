import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { displayFont } from "../../scripts/making/display-font.ts";
import { formulaFonts } from "../../scripts/making/formula-fonts.ts";
import { products } from "../../scripts/making/products.ts";
import { uploads } from "../src/generation/generation.rules.ts";
import { images } from "../src/image/upload.shared.ts";
import { megabyte } from "../src/platform/limits.shared.ts";
import { warningsOf } from "../src/platform/production.ts";
import { readSettings } from "../src/platform/settings.ts";

const root = join(import.meta.dirname, "../..");

/** A copy of the committed files, without packages. */
function clone() {
  const copy = mkdtempSync(join(tmpdir(), "assay-copy-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  execFileSync("git", ["clone", "--quiet", "--shared", root, copy]);
  return copy;
}

it("explains how to build if the build tools are not installed", () => {
  const copy = clone();
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(copy, "node_modules", name)), { recursive: true });
    symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name), "junction");
  }
  const { status, stderr } = spawnSync(process.execPath, ["scripts/start.ts"], { cwd: copy, encoding: "utf8" });
  expect(stderr).toMatch(/^Assay does not start: .*web\/dist\/index\.html.* npm run build\n$/);
  expect(status).toBe(1);
});

it("builds all products with one line for each, and writes to no tracked file", { tags: ["slow"] }, () => {
  const copy = clone();
  const git = (...args: string[]) => execFileSync("git", ["-C", copy, ...args], { encoding: "utf8" });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  // Simulates a code change without generating: the printed schema differs from the file.
  appendFileSync(join(copy, "schema.graphql"), "\n# Not as printed\n");
  const names = Object.keys(products);
  const builder = spawnSync(process.execPath, ["scripts/build.ts", ...names], { cwd: copy, encoding: "utf8" });
  const lines = (builder.stdout + builder.stderr).trimEnd().split("\n");
  expect(lines.sort()).toEqual(
    Object.values(products)
      .map(({ says }) => says)
      .sort(),
  );
  expect(builder.status).toBe(0);
  expect(git("status", "--porcelain", "--untracked-files=no")).toBe(" M schema.graphql\n");
  expect(readFileSync(join(copy, "schema.graphql"), "utf8")).toMatch(/# Not as printed\n$/);
});

it("ships fonts that are cut from the installed ones", { tags: ["slow"] }, async () => {
  for (const { file, font } of [...(await formulaFonts()), await displayFont()])
    expect(readFileSync(file).equals(font)).toBe(true);
});

it("has a compose file with valid settings", () => {
  const compose = readFileSync(join(root, "docker-compose.yml"), "utf8");
  const block = /\n {4}environment:\n((?: {6}.+\n)+)/.exec(compose)?.[1] ?? "";
  const entries = [...block.matchAll(/^ {6}(\w+): "?(.+?)"?$/gm)].map(([, name, value = ""]) => [
    name,
    value.replace(/^\$\{\w+:-(.*)\}$/, "$1").replace(/^\$\{.*\}$/, "x".repeat(32)),
  ]);
  const settings = readSettings(Object.fromEntries(entries));
  expect(settings).toMatchObject({ production: true, trustProxy: 1 });
  expect(warningsOf(settings)).toEqual([expect.stringContaining("SUPPORT_EMAIL")]);
});

it("documents proxy rules that pass the largest upload, WebSockets and the client's address", () => {
  const page = readFileSync(join(root, "docs/proxies.md"), "utf8");
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(page)?.[1]);
  expect(megabytes * megabyte).toBeGreaterThan(Math.max(uploads.maxBytes, images.maxBytes));
  for (const rule of ["X-Forwarded-For $proxy_add_x_forwarded_for", "Upgrade $http_upgrade", "option forwardfor"])
    expect(page).toContain(rule);
});
