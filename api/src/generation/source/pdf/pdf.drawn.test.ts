import { expect, it } from "vitest";
import { facing } from "./pdf.child.ts";
import type { Item } from "./pdf.drawn.ts";
import { asDrawn } from "./pdf.drawn.ts";

const items = (texts: string[], y = 0): Item[] =>
  texts.map((str) => ({ fontName: "f", str, dir: "ltr", width: 1, height: 1, transform: [1, 0, 0, 1, 0, y] }));
const drawing = (text: string) => ({
  fnArray: [31, 44],
  argsArray: [null, [[...text].flatMap((unicode) => [{ unicode }, 120])]],
});
const read = (texts: Item[], drawn: string) => asDrawn(texts, drawing(drawn)).map(({ str }) => str);

it("has words whose letters stand apart, as far as they are drawn with spaces", () => {
  const apart = items(["T h e l i g h t", "o f f i c e."]);
  expect(read(apart, "The light oﬃce.")).toEqual(["The light", "office."]);
  expect(read(apart, "Something else")).toEqual(["T h e l i g h t", "o f f i c e."]);
  expect(read(items(["a b c d e f g h i j k l m n o p q r s t u v"]), "abcdefghijklmnopqrstuv")).toEqual([
    "a b c d e f g h i j k l m n o p q r s t u v",
  ]);
});

it("has the hyphens that are stored as soft ones, and tells those at the end of a line", () => {
  const lines = [...items(["A wellknown", "self", "taught ship"]), ...items(["wreck, 3 − 1"], -12)];
  expect(read(lines, "A well\u00ADknown self\u00ADtaught ship\u00ADwreck, 3 − 1")).toEqual([
    "A well-known",
    "self-",
    "taught ship\u00AD",
    "wreck, 3 − 1",
  ]);
});

it("turns brackets of right-to-left text that are stored as they look, and no others", () => {
  for (const [text, turned] of [
    ["סואץ )תעלה( נפתחה", "סואץ (תעלה) נפתחה"],
    ["סואץ (תעלה) נפתחה", "סואץ (תעלה) נפתחה"],
    ["1) תעלה (סואץ)", "1) תעלה (סואץ)"],
    ["a) Suez )x(", "a) Suez )x("],
  ])
    expect(facing(text ?? "")).toBe(turned);
});
