import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Example } from "./answering.examples.ts";
import { examples, wordedIn } from "./clinic.examples.ts";
import { examine, type Finding, ruleIds } from "./clinic.shared.ts";
import { type Examined, fixed } from "./question.shared.ts";

const rulesIn = (question: Examined, { kind, language }: Pick<Example, "kind" | "language">) =>
  examine(question, kind, language).map(({ rule }) => rule);

describe("each rule finds its flaw, and nothing without it", () => {
  for (const rule of ruleIds) {
    it(rule, () => {
      const own = examples.filter((example) => example.rule === rule);
      expect(own.length).toBeGreaterThan(0);
      for (const example of own) {
        expect(rulesIn(example.flawed, example), `${example.language}: ${example.flawed.text}`).toContain(rule);
        expect(rulesIn(example.sound, example), `${example.language}: ${example.sound.text}`).not.toContain(rule);
      }
    });
  }
});

it("every example is of a rule", () => {
  for (const { rule } of examples) expect(ruleIds).toContain(rule);
});

it("a question without flaws has no findings in any language", () => {
  for (const example of examples.filter(({ rule }) => rule === "negative-question" || rule === "leading-words")) {
    expect(rulesIn(example.sound, example), example.sound.text).toEqual([]);
  }
});

it("detects the language from the question, and skips worded rules in other languages", () => {
  const told = examples.filter(({ rule }) => rule === "negative-question");
  expect(new Set(told.map(({ language }) => language))).toEqual(new Set(wordedIn));
  for (const { flawed, kind } of told) {
    expect(
      examine(flawed, kind).map(({ rule }) => rule),
      flawed.text,
    ).toContain("negative-question");
    expect(examine(flawed, kind, "pl")).toEqual([]);
  }
});

it("ignores absolute words in an option about all others", () => {
  for (const example of examples.filter(({ rule }) => rule === "all-of-the-above" || rule === "none-of-the-above")) {
    expect(rulesIn(example.flawed, example), example.flawed.options.join()).not.toContain("absolute-words");
  }
});

it("an empty question has no findings", () => {
  expect(examine({ text: " ", options: ["", "", ""], correct: null, explanation: "" }, "QUIZ")).toEqual([]);
});

it("an option is not added to a survey that is full", () => {
  const [one] = examples.filter(({ rule }) => rule === "nothing-to-decline");
  const options = Array.from({ length: 10 }, (_, place) => `${place}`);
  const [finding] = one ? examine({ ...one.flawed, options }, "SURVEY", "en") : [];
  expect(finding?.rule).toBe("nothing-to-decline");
  expect(finding?.fix).toBeUndefined();
});

/** Flawed questions with their options in a different order and extra whitespace. */
const varied = fc
  .tuple(fc.constantFrom(...examples), fc.infiniteStream(fc.nat()), fc.constantFrom("", "  ", "\n"))
  .map(([example, random, space]) => {
    const { options, correct, text, explanation, ...answering } = example.flawed;
    const order = options
      .map((_, place) => ({ place, by: random.next().value as number }))
      .sort((a, b) => a.by - b.by)
      .map(({ place }) => place);
    const question: Examined = {
      ...answering,
      text: text + space,
      explanation,
      options: order.map((place) => (options[place] ?? "") + space),
      correct: correct === null ? null : order.indexOf(correct),
    };
    return { ...example, question };
  });

const like = (finding: Finding) => (other: Finding) => other.rule === finding.rule && other.message === finding.message;

it("a fix removes its finding, keeps the correct answer and changes nothing else", {
  tags: ["property"],
}, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(varied, ({ question, kind, language }) => {
      for (const finding of examine(question, kind, language)) {
        const { fix, rule } = finding;
        if (!fix) continue;
        seen.add(rule);
        const after = fixed(question, fix);
        expect(examine(after, kind, language).some(like(finding)), `${rule}: ${JSON.stringify(after)}`).toBe(false);
        if (fix.text === undefined) expect(after.text).toBe(question.text);
        if (fix.explanation === undefined) expect(after.explanation).toBe(question.explanation);
        if (fix.options === undefined) expect(after.options).toEqual(question.options);
        const kept = (fix.options ?? question.options.map((text, from) => ({ text, from }))).filter(
          ({ from }) => from !== null,
        );
        expect(new Set(kept.map(({ from }) => from)).size).toBe(kept.length);
        if (question.correct === null) expect(after.correct).toBeNull();
        else {
          const place = fix.options ? fix.options.findIndex(({ from }) => from === question.correct) : question.correct;
          expect(after.correct).toBe(place);
          expect(place).not.toBe(-1);
        }
      }
    }),
    // The unmodified examples cover each fix. The random ones vary them.
    { numRuns: 600, examples: examples.map((example) => [{ ...example, question: example.flawed }]) },
  );
  expect([...seen].sort()).toEqual([
    "all-of-the-above",
    "article-tell",
    "combined-options",
    "letters-in-explanation",
    "negative-question",
    "none-of-the-above",
    "nothing-to-decline",
    "overlapping-ranges",
    "punctuation-tell",
    "repeated-words",
    "same-options",
    "unordered-numbers",
  ]);
});
