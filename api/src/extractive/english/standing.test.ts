import { expect, it } from "vitest";
import { english } from "../language/english.ts";
import { lexiconOf } from "../lexicon.ts";
import { inParagraphs } from "../source.ts";

async function standsAlone(text: string, title: string | null = null, section: string | null = null) {
  const passages = inParagraphs([text]).map((passage) => ({ ...passage, section }));
  const { alone } = await lexiconOf({ title, url: null, language: null, passages }, english);
  return alone.size === 1;
}

it.each([
  "The harbour of Trieste was dredged in 1904 by order of the emperor of Austria.",
  "Clara Haskins opened the first school of Portland and led it until her death.",
  "A lighthouse keeper of Portland wrote a diary, and it was printed in Boston in 1902.",
  "The heart pumps blood through the body and needs oxygen to do its work.",
  "Diffusion refers to the spreading of molecules from a crowded place to an empty one.",
])("takes for understood on its own: %s", async (text) => {
  expect(await standsAlone(text)).toBe(true);
});

it.each([
  ["an opposition", "While salt was cheap in Trieste, pepper cost more than silver in 1804."],
  ["an opposition", "However, Clara Haskins opened a school in Portland in the spring of 1871."],
  ["a continuation", "Another keeper of the lighthouse of Portland was Clara Haskins of Boston."],
  ["what was said before", "As described above, Clara Haskins opened a school in Portland in 1871."],
  ["a study nobody named", "The study showed that children in Portland slept longer in winter."],
  ["a town nobody named", "Clara Haskins opened a school in the town in 1871 with forty pupils."],
  ["a thing before its name", "Count Ferdinand Haskins had built it with the help of Samuel Colt."],
  ["somebody else", "A crowd led by Samuel Colt and Clara Haskins chased him to Portland."],
  ["nobody", "After a storm off Portland in 1840, he painted the lighthouse of Maine."],
  ["a moment", "Clara Haskins recently opened a school with forty pupils in Portland."],
])("sees that a sentence needs %s: %s", async (_what, text) => {
  expect(await standsAlone(text)).toBe(false);
});

it("knows what title and heading name", async () => {
  const text = "Clara Haskins opened the school in 1871 with forty pupils and two teachers.";
  expect(await standsAlone(text)).toBe(false);
  expect(await standsAlone(text, "The school of Portland")).toBe(true);
  expect(await standsAlone(text, null, "Schools in Maine")).toBe(true);
});
