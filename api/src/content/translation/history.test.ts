import { expect, it } from "vitest";
import { cases } from "../../../test/cases/cases.ts";
import { anAssessment, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { updateContent } from "../edit/edit.ts";
import { findItem, type Item } from "../taking/item.ts";
import { itemInLanguage } from "./in-language.ts";
import { readTranslation, saveTranslation } from "./translation.ts";

const { platform } = await testApp();
const owner = await aUser(platform);
const viewer = viewerFor(owner);

/** Pseudorandom numbers that are the same on every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** The texts of an item that were ever shown, by path without ids. */
const textsOf = (item: Item) => [
  ["title", item.title],
  ...item.levels.flatMap(({ name, description }) => [
    ["level", name],
    ["about", description],
  ]),
  ...item.questions.flatMap(({ questionText, options, explanation }) => [
    ["question", questionText],
    ...options.map((option) => ["option", option]),
    ...(explanation ? [["explanation", explanation]] : []),
  ]),
];

const translated = (original: string) => `⟦${original}⟧`;

it.each(
  [1, 2, 3, 4, 5, 6].slice(0, cases(2, 6)),
)("shows words that were written for that very text, or the text itself (%i)", { tags: ["property"] }, async (seed) => {
  const below = numbers(seed);
  let made = 0;
  let seen = 0;
  const fresh = (what: string) => `${what} ${++made}`;
  const question = () => ({
    questionText: fresh("Ask"),
    options: [fresh("Choice"), fresh("Choice"), fresh("Choice")],
    optionWeights: [0, 5, 10],
    explanation: fresh("Because"),
  });
  const { id } = await anAssessment(platform, owner, { questions: [question(), question(), question()] });

  for (let step = 0; step < 20; step++) {
    const item = (await findItem(platform, id)) as Item;
    const questions = item.questions.map(({ id, questionText, options, optionWeights, explanation }) => ({
      id,
      questionText,
      options,
      optionWeights,
      explanation,
    }));
    const one = questions[below(questions.length)] as (typeof questions)[number];
    const at = below(one.options.length);
    const edits: (() => object)[] = [
      () => ({ title: fresh("Title") }),
      () => Object.assign(one, { questionText: fresh("Ask") }) && { questions },
      () => Object.assign(one, { explanation: fresh("Because") }) && { questions },
      () => Object.assign(one, { options: one.options.with(at, fresh("Choice")) }) && { questions },
      () => Object.assign(one, { options: one.options.toReversed() }) && { questions },
      () => Object.assign(one, { options: one.options.slice(0, 2), optionWeights: [0, 10] }) && { questions },
      () => ({ questions: questions.toReversed() }),
      () => ({ questions: [...questions.slice(0, 5), question()] }),
      () => ({ questions: questions.length > 1 ? questions.slice(1) : questions }),
    ];
    if (below(3) > 0) await updateContent(platform, viewer, id, edits[below(edits.length)]?.());
    else {
      const { texts } = await readTranslation(platform, viewer, id, "de");
      await saveTranslation(platform, viewer, id, "de", {
        texts: texts.flatMap(({ path, text, original, isOutdated }) =>
          text !== null && below(2) > 0
            ? [{ path, text, isOutdated }]
            : below(4) > 0
              ? [{ path, text: translated(original) }]
              : [],
        ),
      });
    }
    for (const revision of [undefined, item.revision]) {
      const shown = (await findItem(platform, id, revision)) as Item;
      const german = await itemInLanguage(platform, shown, ["de"]);
      const originals = textsOf(shown);
      seen += textsOf(german).filter(([, text = ""]) => text.startsWith("⟦")).length;
      expect(textsOf(german)).toEqual(
        textsOf(german).map(([what, text], index) => {
          const original = originals[index]?.[1] ?? "";
          return [what, text === original ? original : translated(original)];
        }),
      );
    }
    const { texts, missing, outdated } = await readTranslation(platform, viewer, id, "de");
    const current = (await findItem(platform, id)) as Item;
    const german = await itemInLanguage(platform, current, ["de"]);
    const left = [
      ...(german.translation?.untranslated ?? []),
      ...german.questions.flatMap(({ untranslated = [] }) => untranslated),
    ];
    if (german !== current) expect(missing + outdated).toBe(left.length);
    expect(texts.filter(({ text, isOutdated }) => text !== null && !isOutdated)).toEqual(
      texts.filter(({ text, original }) => text === translated(original)),
    );
  }
  expect(seen).toBeGreaterThan(50);
});
