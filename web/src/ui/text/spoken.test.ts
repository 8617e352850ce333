import { parseHTML } from "linkedom";
import { expect, it } from "vitest";
import en from "../../../../api/src/content/taking/messages/en.json";
import type english from "../../../../api/src/content/taking/messages/en.json?formula";
import { translators } from "../../../../api/src/content/taking/messages.ts";
import { formula } from "../../../../api/src/rich/formula.shared.ts";
import { htmlOf } from "../../../../api/src/rich/node.shared.ts";
import { spokenOf } from "./spoken.ts";

const say = translators<typeof english>({ en: en.formula } as never)("en");

it.each([
  [String.raw`\frac12`, "1 over 2"],
  [String.raw`\frac{1}{x+1}`, "1 over group x + 1 end of group"],
  [String.raw`\sqrt2`, "square root of 2"],
  [String.raw`\sqrt[3]{x}`, "root 3 of x"],
  ["x^2", "x to the power of 2"],
  ["x^{n+1}_i", "x sub i to the power of group n + 1 end of group"],
  ["f''(x)", "f′′ ( x )"],
  [String.raw`90^\circ`, "90°"],
  [String.raw`0.\overline{3}`, "0. 3 with a line above"],
  [String.raw`\bar{x}`, "x with a line above"],
  [String.raw`\vec{v}`, "v with → above"],
  [String.raw`\cancel{x}`, "x crossed out"],
  [String.raw`\cancelto{0}{x}`, "x crossed out with 0 above"],
  [String.raw`\boxed{x}`, "x in a frame"],
  [String.raw`\binom nk`, "( n choose k )"],
  [String.raw`\sum_{i=0}^n i`, "∑ from group i = 0 end of group to n i"],
  [String.raw`\begin{pmatrix}a&b\\c&d\end{pmatrix}`, "( row 1: a, b; row 2: c, d )"],
  [String.raw`\mathbf{v}\in\mathbb{R}`, "v ∈ ℝ"],
  [String.raw`\text{if }x`, "if x"],
])("reads %s as %s", (tex, words) => {
  const { document } = parseHTML(`<p>${htmlOf([formula(tex, false)])}</p>`);
  expect(spokenOf(document.querySelector("math") as unknown as Element, say)).toBe(words);
});
