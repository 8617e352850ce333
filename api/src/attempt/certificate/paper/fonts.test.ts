import { describe, expect, it } from "vitest";
import { missingIn, settingOf } from "./families.ts";
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

it.each([
  "Ọláṣẹ̀gún",
  "Diné Ą́ ǫ́",
  "G̃ua g̃uarani",
  "ė̃ ū́ i̇́",
  "Ị́ ụ̀ Ẹ̀",
  "M̧ajeļ O̧ N̄",
  "Ива́нова",
])("sets %s in one font, which places the accents", (name) => {
  const { settings, missing } = settingOf(name.normalize("NFC"), "en");
  expect(settings.map(({ family }) => family.folder)).toEqual(["gentium-plus"]);
  expect(missing).toEqual([]);
});

describe("missing characters", () => {
  const missing = (text: string) => settingOf(text, "en").missing;

  it.each([
    "Ἰωάννης Ὀδυσσεύς",
    "𝓐𝓷𝓷",
    "葛\u{e0100}城",
    "\u202aAnn\u202c\ufe0f",
    "Mèꞌphàà",
  ])("finds no box in %s", (name) => expect(missing(name)).toEqual([]));

  it("includes characters that a package claims but does not contain", () => {
    expect(missing("Ꙋna Ꞟ Ꟶ \u2c80")).toEqual(["Ꙋ", "Ꞟ", "Ꟶ", "\u2c80"]);
  });
});

it("handles other events while it reads the files of many characters", async () => {
  const name = "張葛直林山川田中村井上下本木松高橋小石原";
  let turns = 0;
  let isReading = true;
  const count = () => {
    turns++;
    if (isReading) setImmediate(count);
  };
  setImmediate(count);
  expect(await missingIn(name, "en")).toEqual([]);
  isReading = false;
  expect(turns).toBeGreaterThanOrEqual(name.length);
});
