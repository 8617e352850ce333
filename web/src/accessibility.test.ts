import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

interface Criterion {
  num: string;
  components: { name: string; adherence: { level: string; notes: string } }[];
}

const report = parse(read("../accessibility.openacr.yaml"));
const criteria = (chapter: string): Criterion[] => report.chapters[chapter].criteria;

/** WCAG 2.2 as in the OpenACR catalogue, which still lists the withdrawn 4.1.1. */
const asked = {
  success_criteria_level_a: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1
    2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2`,
  success_criteria_level_aa: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7
    2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
};

for (const [chapter, numbers] of Object.entries(asked))
  it(`the conformance report answers each criterion of ${chapter} once`, () => {
    expect(criteria(chapter).map(({ num }) => num)).toEqual(numbers.split(/\s+/));
    for (const { num, components } of criteria(chapter)) {
      expect(components, num).toMatchObject([{ name: "web", adherence: { notes: /\w/ } }]);
      const allowed = ["supports", "partially-supports", "does-not-support", "not-applicable"];
      expect(allowed, num).toContain(components[0]?.adherence.level);
    }
  });

it("the conformance report has what its format requires", () => {
  expect(report).toMatchObject({
    title: /Accessibility Conformance Report$/,
    product: { name: "Assay", version: JSON.parse(read("../../package.json")).version },
    author: { email: /@/ },
    catalog: "2.5-edition-wcag-2.2-en",
  });
});

it("ACCESSIBILITY.md names the criteria that the report calls unmet, and no others", () => {
  const unmet = Object.keys(asked)
    .flatMap(criteria)
    .filter(({ components }) => !/^(supports|not-applicable)$/.test(components[0]?.adherence.level ?? ""));
  const named = read("../../ACCESSIBILITY.md").match(/\b\d\.\d\.\d+\b/g) ?? [];
  expect([...new Set(named)].sort()).toEqual(unmet.map(({ num }) => num).sort());
});
