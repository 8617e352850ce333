import { expect, it } from "vitest";
import { columnsOf, type Run } from "./pdf.layout.ts";
import { monospace } from "./pdf.lines.ts";
import { withoutLineNumbers } from "./pdf.margin.ts";
import { paragraphsOf } from "./pdf.paragraphs.ts";

const size = 10;
const column = (texts: string[], { left = 50, top = 100 } = {}): Run[] =>
  texts.map((text, i) => ({
    text,
    left,
    right: left + text.length * 5,
    y: top + i * 12,
    size,
    fonts: new Map([["f", text.length]]),
  }));

const blocks = (...pages: Run[][]) => paragraphsOf(pages.map(columnsOf));
const read = (...pages: Run[][]) => blocks(...pages).map(({ text }) => text);

const filler = (count: number, words = "and so it goes on to the end of this line of text") => Array(count).fill(words);

it("drops page numbers, in words or not, and keeps lines that only contain a number", () => {
  for (const number of ["7", "- 7 -", "Page 7", "7 / 20", "Seite 7 von 20", "عربي 7"]) {
    expect(read(column([...filler(10), number])).join(" ")).not.toContain(number);
  }
  for (const line of ["התעלה נפתחה בשנת 1869 לאחר עשר שנים", "It was opened in 1869 at last", "In the year 20000"]) {
    expect(read(column([...filler(10), line])).join(" ")).toContain(line);
  }
});

it("drops line numbers in a margin, and keeps figures in the text", () => {
  const text = column(filler(10));
  const numbers = (texts: string[], left: number) => column(texts, { left });
  const tenth = Array.from({ length: 10 }, (_, index) => String(index + 1));
  for (const margin of [numbers(tenth, 20), numbers(tenth, 600)])
    expect(withoutLineNumbers([...text, ...margin])).toEqual(text);
  const years = numbers(["1869", "1871", "1900"], 20);
  expect(withoutLineNumbers([...text, ...years])).toEqual([...text, ...years]);
  const inside = numbers(tenth, 100);
  expect(withoutLineNumbers([...text, ...inside])).toEqual([...text, ...inside]);
});

it("drops lines that repeat at the edge of many pages, and keeps those of short pages", () => {
  const page = (n: number) => column(["Annals of Examples", ...filler(10), `Text of page ${n}.`, `${n} Annals`]);
  expect(read(page(1), page(2), page(3)).join(" ")).not.toContain("Annals");
  expect(read(column(["Slide of one line"]), column(["Slide of one line"]))).toHaveLength(2);
});

it("starts a paragraph at a gap, a bullet, an indent, a heading, and after a short last line", () => {
  const last = "This is how a paragraph ends.";
  const lines = filler(2);
  expect(read([...column([...lines]), ...column([...lines], { top: 150 })])).toHaveLength(2);
  expect(read(column([...lines, "• a point of a list", "• and another one"]))).toHaveLength(3);
  expect(read(column([...lines, last, ...lines]))).toHaveLength(2);
  const full = `${filler(1)[0]?.slice(0, -1)}.`;
  expect(read([...column([full]), ...column([full], { left: 62, top: 112 })])).toHaveLength(2);
});

it("rejoins a word divided at the end of a line, and leaves compounds as they are", () => {
  const text = (hyphen: string) => [
    `The board of the light au${hyphen}`,
    `thority met a well${hyphen}`,
    `known engi${hyphen}`,
    "neer, who wrote to the authority about it, in time, known for her tower.",
  ];
  const whole =
    "The board of the light authority met a well-known engineer, who wrote to the authority about it, in time, known for her tower.";
  expect(read(column(text("-")))).toEqual([whole]);
  expect(read(column(text("\u2010")))).toEqual([whole.replace("-", "\u2010")]);
  expect(read(column(text("\u2011")))).toEqual([whole.replace("-", "\u2011")]);
  expect(read(column(text("\u00AD")))).toEqual([whole.replace("-", "")]);
  expect(read(column(text("")))).toEqual([whole.replace("-", " ").replace("engineer", "engi neer")]);
});

it.each([
  [
    "Die Anschrift ist eine lange E-",
    "Mail-Adresse der Schule.",
    "Die Anschrift ist eine lange E-Mail-Adresse der Schule.",
  ],
  ["Das betrifft alle Haupt-", "und Nebenstraßen der Stadt.", "Das betrifft alle Haupt- und Nebenstraßen der Stadt."],
  [
    "The school was led by Jean-",
    "Paul for twenty years then.",
    "The school was led by Jean-Paul for twenty years then.",
  ],
])("keeps the hyphen of %s", (first, second, whole) => {
  expect(read(column([first, second]))).toEqual([whole]);
});

it("puts no space between the lines of a language without spaces", () => {
  expect(read(column(["苏伊士运河于一八六九年", "开通。"]))).toEqual(["苏伊士运河于一八六九年开通。"]);
});

it("reads three columns in order, below a title across all of them", () => {
  const title = {
    text: "A title over three columns of text that is as wide as all of them",
    left: 50,
    right: 590,
    y: 80,
    size,
    fonts: new Map([["f", 60]]),
  };
  const words = ["left", "middle", "right"];
  const columns = words.map((word, i) => column(filler(6, `The ${word} column has lines`), { left: 50 + i * 190 }));
  const [first, ...rest] = read([title, ...columns.flat().toSorted((a, b) => a.y - b.y)]);
  expect(first).toBe(title.text);
  expect(
    rest
      .join(" ")
      .match(/left|middle|right/g)
      ?.join(" "),
  ).toBe(words.flatMap((word) => Array(6).fill(word)).join(" "));
});

const set = (texts: string[], font: string, { top = 100, fontSize = size } = {}): Run[] =>
  column(texts, { top }).map((line) => ({ ...line, size: fontSize, fonts: new Map([[font, line.text.length]]) }));

it("detects headings by their type or by standing alone, and joins them to no sentence", () => {
  const text = (top: number) => [...column(filler(5), { top }), ...column(["and this is the end."], { top: top + 60 })];
  const page = [
    ...set(["A canal between", "two seas"], "f", { top: 50, fontSize: 20 }).map((line, i) => ({
      ...line,
      y: 50 + i * 24,
    })),
    ...set(["How it was dug"], "bold", { top: 88 }),
    ...text(100),
    ...set(["2 THE SHIPS"], "f", { top: 200 }),
    ...text(220),
  ];
  const found = blocks(page);
  expect(found.map(({ path }) => path.map(({ text }) => text))).toEqual([
    ["A canal between two seas", "How it was dug"],
    ["A canal between two seas", "How it was dug", "2 THE SHIPS"],
  ]);
  expect(found[0]?.text).toMatch(/^and so it goes on .* the end\.$/);
});

it("leaves out contents and code, and keeps a name in the type of code within its sentence", () => {
  const contents = ["1 The canal . . . . . . . . . . . . 3", "2 The ships . . . . . . . . . . . . 17"];
  const code = set(["const canal = dig();", "canal.open();"], monospace, { top: 250 });
  const [head, tail] = [
    "The ships are counted by a program that is called",
    "and by those who stand on its banks every day.",
  ];
  const found = read([
    ...column([...contents, ...filler(5), "This is its end."]),
    ...set([head], "f", { top: 210 }),
    ...set(["shipcounter --of=canal --all"], monospace, { top: 222 }),
    ...set([tail], "f", { top: 234 }),
    ...code.map((line) => ({ ...line, y: line.y + 30 })),
  ]);
  expect(found).toEqual([`${filler(5).join(" ")} This is its end.`, `${head} shipcounter --of=canal --all ${tail}`]);
});

it("continues a sentence past a caption and a footnote", () => {
  const small = (text: string, top: number) => set([text], "f", { top, fontSize: 8 });
  const first = [...column([...filler(9), "The ships that come"]), ...small("1 Writer, Canals of the world.", 230)];
  const second = [...small("Figure 3: Two ships", 80), ...column(["from the sea wait here.", ...filler(8)])];
  const found = blocks(first, second).map(({ text }) => text);
  expect(found.join(" ")).toContain("The ships that come from the sea wait here.");
  expect(found.join(" ")).not.toContain("Canals of the world");
});

it("drops a running title that is on the pages of one chapter only, with its number", () => {
  const page = (chapter: string, n: number) => column([`${chapter} ${n}`, "", ...filler(10)].filter(Boolean));
  const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) =>
    page(["Of ships", "Of seas", "Of locks"][Math.floor(n / 4)] ?? "", n),
  );
  expect(read(...pages).join(" ")).not.toMatch(/Of (?:ships|seas|locks)/);
});

it("raises the mark of a note, so that it lengthens no number", () => {
  const runs: Run[] = [
    ...column(["It was opened in 1869"]),
    { ...(column(["12"])[0] as Run), left: 155.5, right: 162, y: 96.5, size: 6 },
  ];
  expect(read(runs)).toEqual(["It was opened in 1869¹²"]);
});
