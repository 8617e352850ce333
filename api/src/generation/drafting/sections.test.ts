import { expect, it } from "vitest";
import { namedSections, requireSections } from "./sections.ts";

const headings = ["1. Early plans", "2. The building of the canal", "3. The canal in war", "Summary"];

it.each([
  [["Summary"], ["Summary"]],
  [["summary "], ["Summary"]],
  [
    ["3 the canal: in war", "Early Plans"],
    ["1. Early plans", "3. The canal in war"],
  ],
  [["the canal"], ["2. The building of the canal", "3. The canal in war"]],
  [["Glossary"], []],
  [["…"], []],
  [[], []],
])("%j means %j", (wished, named) => {
  expect(namedSections(wished, headings)).toEqual(named);
});

it("refuses what the source does not have, and tells what it has", () => {
  expect(() => requireSections(["early plans"], headings)).not.toThrow();
  expect(() => requireSections(["Summary", "Glossary"], headings)).toThrow(
    /no section “Glossary”\. It has “1\. Early plans”, .*“Summary”\.$/,
  );
  expect(() => requireSections(["Glossary"], [])).toThrow(/leave the sections empty/);
});
