import { expect, it } from "vitest";
import { readPage } from "./page.child.ts";

const prose = Array.from(
  { length: 6 },
  (_, index) =>
    `<p>The harbour of Trieste grew in year ${index + 1} of the new company, as ships from many ports came in.</p>`,
).join("");

const read = (glossary: string) =>
  readPage({
    link: "http://localhost/harbour.html",
    bytes: Buffer.from(
      `<!doctype html><html lang="en"><title>Harbours</title><main><article><h1>Harbours</h1>${prose}${glossary}</article></main></html>`,
    ),
    charset: "utf-8",
    language: null,
    isPlain: false,
  });

const entries = [
  ["jetty", "a wall of stone that protects a harbour from waves"],
  ["pilot", "a sailor who knows the waters of a port and guides ships through them"],
  ["buoy", "a floating mark that shows where the deep water lies"],
] as const;

const termsIn = async (glossary: string) => (await read(glossary)).passages.flatMap(({ term }) => term ?? []);

it.each([
  [
    "bold terms with a block behind each",
    entries.map(([term, text]) => `<div><b>${term}</b><div> ${text}</div></div>`).join(""),
  ],
  ["a list of definitions", `<dl>${entries.map(([term, text]) => `<dt>${term}</dt><dd>${text}.</dd>`).join("")}</dl>`],
])("reads a glossary from %s", async (_name, rows) => {
  const { passages } = await read(`<h2>Review Questions</h2><p>What is a buoy?</p><div>${rows}</div>`);
  const found = passages.filter(({ term }) => term);
  expect(found.map(({ term }) => term)).toEqual(entries.map(([term]) => term));
  for (const [index, { text }] of found.entries()) expect(text.replace(/\.$/, "")).toBe(entries[index]?.join(" "));
  expect(passages.filter(({ text }) => text.includes("floating mark"))).toHaveLength(1);
});

it.each([
  ["paragraphs that begin in bold type", entries.map(([term, text]) => `<p><b>${term}</b> ${text}.</p>`).join("")],
  [
    "answers of some sentences",
    `<dl>${entries.map(([term, text]) => `<dt>${term}</dt><dd>It is ${text}. Nobody asks for it.</dd>`).join("")}</dl>`,
  ],
  [
    "one entry",
    `<dl>${entries
      .slice(2)
      .map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`)
      .join("")}</dl>`,
  ],
  ["questions", `<dl>${entries.map(([term, text]) => `<dt>${term}?</dt><dd>${text}</dd>`).join("")}</dl>`],
])("takes no glossary from %s", async (_name, rows) => {
  expect(await termsIn(rows)).toEqual([]);
});
