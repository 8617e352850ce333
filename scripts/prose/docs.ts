/**
 * Checks the documents: lengths, links, paths, the names that a path is said to hold, and that figures have a source.
 * `npm run docs` also prints again what follows from the code: the settings, and the licenses of the dependencies.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { Environment } from "../../api/src/platform/settings.ts";
import { between } from "./between.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const manifest = JSON.parse(read("package.json"));
const lock = JSON.parse(read("package-lock.json"));

/** Maximum number of lines by document. */
const mostLines: Record<string, number> = { "README.md": 150, "ARCHITECTURE.md": 200, "CHANGELOG.md": 150 };
const mostOfDocument = 250;
const mostOfParagraph = 6;
/** Total for the three documents. */
const mostWords = 9000;

const documents = [...Object.keys(mostLines), "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: root })];
const problems: string[] = [];
const printed = new Map([
  ["docs/configuration.md", between(read("docs/configuration.md"), "settings", settings())],
  ["docs/dependencies.md", licensed("docs/dependencies.md")],
]);

for (const [file, text] of printed) {
  if (text === read(file)) continue;
  if (process.argv.includes("--write")) writeFileSync(join(root, file), text);
  else problems.push(`${file}: differs from the code; run npm run docs`);
}
for (const file of documents) check(file, read(file));
const words = Object.keys(mostLines).flatMap((file) => read(file).split(/\s+/)).length;
if (words > mostWords) problems.push(`${Object.keys(mostLines).join(", ")}: ${words} words, at most ${mostWords}`);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;

function check(file: string, text: string) {
  const report = (problem: string) => problems.push(`${file}: ${problem}`);
  const most = mostLines[file] ?? (file.startsWith("docs/") ? mostOfDocument : Number.POSITIVE_INFINITY);
  const lines = text.trimEnd().split("\n").length;
  if (lines > most) report(`${lines} lines, at most ${most}`);
  const prose = text.replace(/^```[\s\S]*?^```$/gm, "");
  for (const part of prose.split(/\n\s*\n/).flatMap((block) => block.split(/\n(?=\s*(?:[-|]|\d+\.) )/))) {
    if (/^\s*(\||<!--)/.test(part)) continue;
    if (part.split("\n").length > mostOfParagraph) report(`a paragraph is too long: ${part.trim().slice(0, 60)}`);
  }
  for (const [, target = ""] of prose.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
    const [path = "", anchor] = target.split("#");
    const linked = path ? join(dirname(file), path) : file;
    if (!existsSync(join(root, linked))) report(`links to ${target}, which does not exist`);
    else if (anchor && !anchors(read(linked)).has(anchor)) report(`links to ${target}, which has no such heading`);
  }
  for (const [, path = ""] of prose.matchAll(/`((?:api|web|prisma|scripts|docs)\/[\w@./-]*)`/g))
    if (!existsSync(join(root, path)) && !isBuilt(path)) report(`names ${path}, which does not exist`);
  for (const [, name = "", path = ""] of prose.matchAll(/`(\w+)` (?:\(|in )`([\w@./-]+\.\w+)`/g))
    if (existsSync(join(root, path)) && !read(path).includes(name))
      report(`names ${name}, which ${path} does not have`);
  for (const [, script = ""] of text.matchAll(/npm run ([\w:-]+)/g))
    if (!manifest.scripts[script]) report(`names npm run ${script}, which does not exist`);
  if (/\b\d[\d,.]* ?(?:ms|times) .{0,40}\b(?:median|p99)\b|\b\d[\d,.]* (?:\w+ ){0,2}(?:a|per) second\b/.test(prose))
    if (!/npm run bench|benchmarks\.md/.test(text)) report("has measured figures, and no command that measures them");
}

/** Made by a build, or by a start. */
function isBuilt(path: string) {
  return /\/(?:generated|__generated__|dist)(?:\/|$)/.test(path);
}

function anchors(text: string) {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\d\s-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

function settings(): string {
  const { properties = {} } = z.toJSONSchema(Environment, { io: "input", unrepresentable: "any" });
  const rows = Object.entries(properties).map(([name, property]) => {
    const { description, default: fixed, minimum, maximum } = property as z.core.JSONSchema.JSONSchema;
    // A schema that transforms loses its default in JSON Schema.
    const standard = Environment.shape[name as keyof typeof Environment.shape].meta()?.default ?? fixed;
    if (standard === undefined) problems.push(`settings.ts: ${name} has no default`);
    const isLiteral = standard !== undefined && !/[ `]|^none$/.test(String(standard));
    const range = minimum === undefined || maximum === undefined ? "" : ` ${number(minimum)} to ${number(maximum)}.`;
    return `| \`${name}\` | ${isLiteral ? `\`${standard}\`` : standard} | ${description}${range} |`;
  });
  return ["| variable | default | use |", "|---|---|---|", ...rows].join("\n");
}

/** Adds the license of each package to its row, and reports packages without a row. */
function licensed(file: string): string {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = manifest;
  const missing = new Set(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }));
  const text = read(file).replace(
    /^\| `([^`]+)` \| ([^|]+?) \|(?: [^|]* \|)?$/gm,
    (row, name: string, reason: string) => {
      if (!missing.delete(name)) problems.push(`${file}: ${name} is not a dependency, or has two rows`);
      const license = licenseOf(name);
      return license ? `| \`${name}\` | ${reason} | ${license} |` : row;
    },
  );
  for (const name of missing) problems.push(`${file}: ${name} has no reason`);
  return text
    .replaceAll(/^\| package \| reason \|$/gm, "| package | reason | license |")
    .replaceAll(/^\|---\|---\|$/gm, "|---|---|---|");
}

function licenseOf(name: string): string | null {
  return lock.packages[`node_modules/${name}`]?.license ?? null;
}

function number(value: number) {
  return value.toLocaleString("en");
}
