import { expect, it } from "vitest";
import { columnsOf, type Run } from "./pdf.layout.ts";
import { paragraphsOf } from "./pdf.paragraphs.ts";

const size = 10;
const column = (texts: string[], { left = 50, top = 100 } = {}): Run[] =>
  texts.map((text, i) => ({ text, left, right: left + text.length * 5, y: top + i * 12, size }));

const read = (...pages: Run[][]) => paragraphsOf(pages.map(columnsOf)).map(({ text }) => text);

const filler = (count: number, words = "and so it goes on to the end of this line of text") => Array(count).fill(words);

it("drops the number of a page, in words or not, and nothing that only has a number in it", () => {
  for (const number of ["7", "- 7 -", "Page 7", "7 / 20", "Seite 7 von 20", "عربي 7"]) {
    expect(read(column([...filler(10), number])).join(" ")).not.toContain(number);
  }
  for (const line of ["התעלה נפתחה בשנת 1869 לאחר עשר שנים", "It was opened in 1869 at last", "In the year 20000"]) {
    expect(read(column([...filler(10), line])).join(" ")).toContain(line);
  }
});

it("drops what stands at the edge of many pages, and nothing of short ones", () => {
  const page = (n: number) => column(["Annals of Examples", ...filler(10), `Text of page ${n}.`, `${n} Annals`]);
  expect(read(page(1), page(2), page(3)).join(" ")).not.toContain("Annals");
  expect(read(column(["Slide of one line"]), column(["Slide of one line"]))).toHaveLength(2);
});

it("begins a paragraph at a gap, a bullet, an indent, a heading, and after a short last line", () => {
  const last = "This is how a paragraph ends.";
  const lines = filler(2);
  expect(read([...column([...lines]), ...column([...lines], { top: 150 })])).toHaveLength(2);
  expect(read(column([...lines, "• a point of a list", "• and another one"]))).toHaveLength(3);
  expect(read(column([...lines, last, ...lines]))).toHaveLength(2);
  const full = `${filler(1)[0]?.slice(0, -1)}.`;
  expect(read([...column([full]), ...column([full], { left: 62, top: 112 })])).toHaveLength(2);
  const heading = { ...(column(["A heading"], { top: 88 })[0] as Run), size: 14 };
  expect(read([heading, ...column(lines)])).toHaveLength(2);
});

it("puts no space between the lines of a language that has none", () => {
  expect(read(column(["苏伊士运河于一八六九年", "开通。"]))).toEqual(["苏伊士运河于一八六九年开通。"]);
});

it("reads three columns one after the other, under a title over all of them", () => {
  const title = {
    text: "A title over three columns of text that is as wide as all of them",
    left: 50,
    right: 590,
    y: 80,
    size,
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
