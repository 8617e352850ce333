import { expect, it } from "vitest";
import { fontsFor } from "./fonts.child.ts";

it("sets each character by one font alone, so that accents stay on their letters", { tags: ["slow"] }, async () => {
  const { faces, blobs } = await fontsFor("SŚЖع張😀", "en");
  expect(faces.map(({ covers }) => covers)).toEqual([
    expect.stringContaining("\\u{53}"),
    "[\\u{15a}]",
    "[\\u{416}]",
    "[\\u{639}]",
    "[\\u{5f35}]",
  ]);
  expect(new Set(faces.map(({ name }) => name)).size).toBe(faces.length);
  // The slanted text needs two fonts as well.
  expect(blobs).toHaveLength(faces.length + 2);
});

it("draws characters as Japan does in Japanese, and as China does elsewhere", async () => {
  const blobsIn = async (language: string) => (await fontsFor("直", language)).blobs;
  const inChinese = await blobsIn("zh");
  expect(await blobsIn("ja")).not.toEqual(inChinese);
  expect(await blobsIn("en")).toEqual(inChinese);
});
