import { expect, it } from "vitest";
import { fontsFor } from "./fonts.child.ts";

it("sets each character by one font alone, so that accents stay on their letters", () => {
  const { faces, blobs } = fontsFor("SŚЖع張😀", "en");
  expect(faces.map(({ covers }) => covers)).toEqual([
    expect.stringContaining("\\u{53}"),
    "[\\u{15a}]",
    "[\\u{416}]",
    "[\\u{639}]",
    "[\\u{5f35}]",
  ]);
  expect(new Set(faces.map(({ name }) => name)).size).toBe(faces.length);
  // Those that are slanted, too, are two.
  expect(blobs).toHaveLength(faces.length + 2);
});

it("draws characters as Japan does in Japanese, and as China does elsewhere", () => {
  const [inJapanese, inChinese] = ["ja", "zh"].map((language) => fontsFor("直", language).blobs);
  expect(inJapanese).not.toEqual(inChinese);
  expect(fontsFor("直", "en").blobs).toEqual(inChinese);
});
