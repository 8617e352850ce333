import fc from "fast-check";
import { expect, it } from "vitest";
import { cases } from "../../../test/cases/cases.ts";
import { aSurvey, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { updateContent } from "../../content/edit/edit.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { resultsOf } from "../results.ts";
import { countAttempts } from "./count.ts";
import { readFilter } from "./filter.ts";
import { listAttempts } from "./list.ts";

const { platform } = await testApp();
const owner = await aUser(platform);

const optionsEach = 4;
const kinds = ["single_choice", "multi_select", "single_choice", "multi_select"] as const;
const questions = kinds.map((questionType, place) => ({
  questionText: `Question ${place}?`,
  questionType,
  options: Array.from({ length: optionsEach }, (_, option) => `Option ${option}`),
}));

const choosing = fc.tuple(
  ...kinds.map((kind) =>
    kind === "multi_select"
      ? fc.uniqueArray(fc.nat(optionsEach - 1), { minLength: 1 })
      : fc.nat(optionsEach - 1).map((option) => [option]),
  ),
);

const asking = fc.record({
  choices: fc.array(
    fc.record({
      question: fc.nat(kinds.length - 1),
      wording: fc.nat(1),
      options: fc.array(fc.nat(optionsEach - 1), { minLength: 1, maxLength: optionsEach }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  isPaired: fc.boolean(),
  revision: fc.option(fc.constantFrom(1, 2)),
});

it("lets through who chose any of the options in each of the questions, as a plain count says", {
  tags: ["property"],
}, async () => {
  const survey = await aSurvey(platform, owner, { questions });
  const wordings: string[][] = [];
  const people: { id: string; revision: number; chosen: number[][] }[] = [];
  for (const revision of [1, 2]) {
    const asked = await platform.db.question.findMany({
      where: { contentId: survey.id, untilRevision: null },
      orderBy: { order: "asc" },
    });
    wordings.push(asked.map(({ id }) => id));
    for (const chosen of fc.sample(choosing, { numRuns: 25, seed: revision })) {
      const answers = Object.fromEntries(
        asked.map(({ id, questionType }, place) => [
          id,
          questionType === "multi_select" ? (chosen[place] as number[]) : (chosen[place]?.[0] as number),
        ]),
      );
      const { id } = await submit(platform, anonymous("192.0.2.7"), survey.id, { answers, participantName: "Ann" });
      people.push({ id, revision, chosen });
    }
    if (revision === 1)
      await updateContent(platform, viewerFor(owner), survey.id, {
        questions: asked.map(({ id, ...question }) => ({
          ...question,
          id,
          questionText: `Now: ${question.questionText}`,
        })),
      });
  }

  await fc.assert(
    fc.asyncProperty(asking, async ({ choices, isPaired, revision }) => {
      const named = choices.map(({ question, wording, options }) => ({
        question: wordings[wording]?.[question] as string,
        options,
      }));
      const pairs = named.flatMap(({ question, options }) => options.map((option) => ({ question, option })));
      const input = isPaired
        ? { revision, question: pairs.map(({ question }) => question), option: pairs.map(({ option }) => `${option}`) }
        : { revision, choices: named };
      const filter = await readFilter(platform, viewerFor(owner), input, survey.id);

      const expected = people.filter(
        (person) =>
          (revision === null || person.revision === revision) &&
          kinds.every((_, place) => {
            const asked = choices.filter(({ question }) => question === place);
            const any = new Set(asked.flatMap(({ options }) => options));
            return asked.length === 0 || person.chosen[place]?.some((option) => any.has(option));
          }),
      );
      const listed = await listAttempts(platform, survey.id, filter, { limit: 100 });
      expect(listed.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      expect(await countAttempts(platform, survey, filter)).toBe(expected.length);
      const results = await resultsOf(platform, survey, "UTC", filter);
      const current = results.questions.filter(({ isCurrent }) => isCurrent);
      expect(current.map(({ options }) => options.map(({ count }) => count))).toEqual(
        kinds.map((_, place) =>
          Array.from(
            { length: optionsEach },
            (_, option) => expected.filter(({ chosen }) => chosen[place]?.includes(option)).length,
          ),
        ),
      );
    }),
    { numRuns: cases(10, 100) },
  );
});
