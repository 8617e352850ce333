import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type DraftOrder, draft } from "./draft.ts";
import { outlook } from "./outlook.ts";
import { inParagraphs, type SourceText } from "./source.ts";

const folder = join(import.meta.dirname, "../../test/articles");

/** The project's own articles in seven languages, with a heading above each half. */
const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".txt"))
  .map((name): [string, SourceText] => {
    const [title = "", ...paragraphs] = readFileSync(join(folder, name), "utf8").trim().split("\n\n");
    const passages = inParagraphs(paragraphs).map((passage, index) => ({
      ...passage,
      section: index < paragraphs.length / 2 ? "First half" : "Second half",
    }));
    return [name, { title, url: null, language: null, passages }];
  });

const mixed = ["multiple_choice", "number", "text"];
const order: DraftOrder = { kind: "QUIZ", questionCount: 10, difficulty: "medium" };

describe.each(texts)("%s", (_name, source) => {
  it.each([null, mixed])("gives as many questions as its outlook counts: %j", async (types) => {
    for (const questionCount of [4, 40]) {
      const wanted = { ...order, questionCount, types };
      const { choices, typed, sections } = await outlook(source, wanted);
      const { questions } = await draft(source, wanted);
      expect(questions.length).toBe(Math.min(questionCount, choices + typed));
      expect(sections.map(({ heading }) => heading)).toEqual(["First half", "Second half"]);
      expect(sections.reduce((sum, one) => sum + one.choices, 0)).toBe(choices);
      expect(sections.reduce((sum, one) => sum + one.typed, 0)).toBe(typed);
    }
  });

  it("gives the questions that a shortfall promises", async () => {
    const { questions, shortfall, more } = await draft(source, order);
    const rest = { ...order, questionCount: 10 - questions.length, written: questions };
    if (rest.questionCount === 0) return;
    expect((await draft(source, rest)).questions).toHaveLength(more);
    const [, promised = "0"] = /With typed answers, (\d+) more/.exec(shortfall ?? "") ?? [];
    const added = (await draft(source, { ...rest, types: mixed })).questions;
    expect(added).toHaveLength(Number(promised));
    const passages = questions.map(({ passage }) => passage);
    for (const { passage } of added) expect(passages).not.toContain(passage);
  });
});

it("counts by heading, with text outside of headings, and offers difficulties that differ", async () => {
  const [, suez] = texts.find(([name]) => name === "suez.txt") ?? [];
  if (!suez) throw new Error("The article is gone");
  const passages = suez.passages.map((passage, index) => ({ ...passage, section: index < 2 ? null : passage.section }));
  const { sections, difficulties } = await outlook({ ...suez, passages }, { ...order, types: mixed });
  expect(sections.map(({ heading }) => heading)).toEqual([null, "First half", "Second half"]);
  expect(sections.every(({ choices, typed }) => choices + typed > 0)).toBe(true);
  expect(difficulties).toEqual(["easy", "medium", "hard"]);
  const one = {
    ...suez,
    passages: inParagraphs(["The old mill of Harlow was rebuilt in 1874 after a fire in the loft."]),
  };
  expect(await outlook(one, { ...order, types: ["number"] })).toMatchObject({ typed: 1, difficulties: ["medium"] });
});

it("counts nothing in a language without rules, and gives the reason", async () => {
  const thai = "วัดพระแก้วตั้งอยู่ในพระบรมมหาราชวัง กรุงเทพมหานคร สร้างเสร็จในปี พ.ศ. 2327 พร้อมกับการสถาปนากรุงรัตนโกสินทร์. ".repeat(
    4,
  );
  const source = { title: null, url: null, language: null, passages: inParagraphs([thai]) };
  expect(await outlook(source, order)).toMatchObject({
    choices: 0,
    typed: 0,
    refusal: expect.stringContaining("Thai"),
  });
});
