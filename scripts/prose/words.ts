/**
 * Finds phrases that read like a translation in comments, API descriptions, messages, screens, test names and commit
 * subjects. Fails if there is one.
 */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, visit } from "graphql";
import { parseSync, Visitor } from "vite";
import { importTable, isTest, root } from "../near/modules.ts";
import { type Phrase, phrases } from "./phrases.ts";
import { seenIn } from "./screens.ts";

const englishFile = "api/src/content/taking/messages/en.json";
const english: Record<string, Record<string, string>> = JSON.parse(readFileSync(join(root, englishFile), "utf8"));

interface Text {
  where: string;
  text: string;
}

const places = ["comments", "descriptions", "messages", "screens", "tests", "subjects"] as const;
type Place = (typeof places)[number];

const texts: Record<Place, Text[]> = {
  comments: [],
  descriptions: [],
  messages: [],
  screens: [],
  tests: [],
  subjects: [],
};
const checked: Record<Place, Phrase[]> = {
  comments: [...phrases.all, ...phrases.docs, ...phrases.comments],
  descriptions: [...phrases.all, ...phrases.docs],
  messages: phrases.all,
  screens: [...phrases.all, ...phrases.screens],
  tests: [...phrases.all, ...phrases.tests],
  subjects: [...phrases.all, ...phrases.subjects],
};

for (const file of importTable().keys()) readSource(file, readFileSync(join(root, file), "utf8"));
for (const file of globSync("api/src/**/*.json", { cwd: root, exclude: ["api/src/generated", "**/messages"] }))
  readData(file, readFileSync(join(root, file), "utf8"));
for (const messages of Object.values(english))
  for (const text of Object.values(messages)) addTo(texts.screens, englishFile, text);
readSchema(readFileSync(join(root, "schema.graphql"), "utf8"));
for (const line of execFileSync("git", ["log", "-20", "--format=%h %s"], { cwd: root, encoding: "utf8" }).split("\n"))
  add("subjects", line.slice(0, 8), line.slice(9));

for (const place of places) {
  const hits = hitsIn(texts[place], checked[place]);
  console.log([...hits, `${hits.length ? "✗" : "✓"} ${place}: ${hits.length}`].join("\n"));
  if (hits.length) process.exitCode = 1;
}

function hitsIn(seen: Text[], rules: Phrase[]): string[] {
  return seen.flatMap(({ where, text }) => {
    const rule = rules.find(({ pattern }) => pattern.test(text));
    return rule ? [`${where}: ${text} (${rule.plain})`] : [];
  });
}

function add(place: Place, where: string, text: string) {
  addTo(texts[place], where, text);
}

function addTo(list: Text[], where: string, text: string) {
  const line = text.replace(/\s+/g, " ").trim();
  if (/\p{L} \p{L}/u.test(line)) list.push({ where, text: line });
}

function isMessage(text: string): boolean {
  return /^\p{Lu}[\s\S]*\p{L} \p{L}/u.test(text);
}

function readData(file: string, source: string) {
  JSON.parse(source, (_key, value) => {
    if (typeof value === "string" && isMessage(value)) add("messages", file, value);
    return value;
  });
}

function readSource(file: string, source: string) {
  const { program, comments } = parseSync(file, source);
  const at = (offset: number) => `${file}:${source.slice(0, offset).split("\n").length}`;
  for (const { value, start } of comments)
    if (!/^\s*(?:biome-ignore|@|\/)/.test(value)) add("comments", at(start), value.replace(/^\s*\*/gm, ""));
  if (/\/(?:messages|snippets)\//.test(file)) return;
  if (/^(?:api|web)\/src\//.test(file) && !isTest(file))
    for (const { start, text } of seenIn(file, program)) addTo(texts.screens, at(start), text);
  const place = isTest(file) ? "tests" : file.startsWith("api/src/") ? "messages" : null;
  if (!place) return;
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === "string" && place === "messages" && isMessage(value)) add(place, at(start), value);
    },
    TemplateElement({ value, start }) {
      const text = value.cooked ?? "";
      if (place === "messages" && isMessage(text)) add(place, at(start), text);
    },
    CallExpression({ callee, arguments: [name], start }) {
      if (place !== "tests" || name?.type !== "Literal" || typeof name.value !== "string") return;
      if (/^(?:it|test)\b/.test(source.slice(callee.start, callee.end))) add("tests", at(start), name.value);
    },
  }).visit(program);
}

function readSchema(source: string) {
  visit(parse(source), {
    StringValue({ value, block }, _key, parent) {
      if (block || (parent && "description" in parent)) add("descriptions", "schema.graphql", value);
    },
  });
}
