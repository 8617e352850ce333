import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOrder } from "../gate/ruled.ts";
import { placeOfKey } from "../question/places.ts";
import { submissionOf } from "./api.ts";
import { begin, opening, type Progress, reduce, type State, sentOf } from "./attempt.ts";
import { carryOver } from "./carryOver.ts";
import type { Item, Question, Receipt } from "./item.ts";
import { letterOf, placeAt } from "./item.ts";
import { ordered } from "./order.ts";
import { transcriptOf } from "./transcript.ts";

const options = ["a", "b", "c", "d", "e", "f", "Other", "None"];
const choice = { other: 6, none: 7 };
const one = (id: string, part: Partial<Question> = {}): Question => ({
  ...{ id, questionText: `${id}?`, questionType: "single_choice", options: options.slice(0, 6), order: 1 },
  ...part,
});
const item: Item = {
  id: "item",
  title: "Order",
  description: null,
  language: null,
  contentType: "survey",
  kind: "SURVEY",
  difficulty: null,
  showResultsToTakers: true,
  collectEmailUpfront: false,
  revision: 1,
  rules: { shuffleQuestions: true, shuffleOptions: true },
  questions: [
    one("first"),
    one("several", { questionType: "multi_select", options, form: { choice } }),
    one("points", { questionType: "scale", options: ["1", "2", "3"] }),
    one("grid", { questionType: "matrix", options: ["no", "maybe", "yes"], form: { rows: ["x", "y"] } }),
    one("why", { questionType: "text", options: [] }),
    one("last", { options: ["yes", "no"] }),
  ],
};
const { rules: _none, ...plain } = item;
const receipt = { id: "attempt", results: [] } as unknown as Receipt;

const keys = Array.from({ length: 50 }, (_, n) => `key-${n}`);
const shownOf = (key: string, id: string) => ordered(item, key).questions.find((one) => one.id === id)?.shown;
const different = (orders: unknown[]) => new Set(orders.map((order) => JSON.stringify(order))).size;

describe("the order of an attempt", () => {
  it("is the author's without a rule", () => {
    expect(ordered(plain, "key")).toEqual(plain);
    const { shuffleQuestions } = { shuffleQuestions: true as const };
    const { questions } = ordered({ ...plain, rules: { shuffleQuestions } }, "key");
    expect(questions.toSorted(byId)).toEqual(plain.questions.toSorted(byId));
  });

  it("differs between attempts, question by question", () => {
    expect(different(keys.map((key) => ordered(item, key).questions.map(({ id }) => id)))).toBeGreaterThan(40);
    expect(different(keys.map((key) => shownOf(key, "first")))).toBeGreaterThan(40);
  });

  it('keeps points and pairs, and puts "Other" and "None of these" last', () => {
    for (const key of keys) {
      expect(shownOf(key, "several")?.slice(6)).toEqual([6, 7]);
      expect(shownOf(key, "points")).toEqual([0, 1, 2]);
      expect(shownOf(key, "grid")).toEqual([0, 1, 2]);
      expect(shownOf(key, "last")).toEqual([0, 1]);
    }
  });

  it("leaves pinned options in their places, and shuffles the others", { tags: ["property"] }, () => {
    const pins = fc.uniqueArray(fc.nat(7), { maxLength: 8 });
    const choices = fc.constantFrom({ other: null, none: null }, choice);
    fc.assert(
      fc.property(pins, choices, fc.uuid(), (pinned, choice, key) => {
        const question = one("several", {
          questionType: "multi_select",
          options,
          form: { choice: { ...choice, pinned } },
        });
        const shown = ordered({ ...item, questions: [question] }, key).questions[0]?.shown ?? [];
        for (const place of pinned) expect(shown[place]).toBe(place);
        expect(shown.toSorted()).toEqual([...options.keys()]);
        const last = [choice.other, choice.none].filter((place) => place !== null && !pinned.includes(place));
        const moved = shown.filter((place) => !pinned.includes(place));
        expect(moved.slice(moved.length - last.length)).toEqual(last);
      }),
    );
    const pinned = { ...one("first"), form: { choice: { other: null, none: null, pinned: [0, 5] } } };
    const orders = keys.map((key) => ordered({ ...item, questions: [pinned] }, key).questions[0]?.shown);
    expect(different(orders)).toBeGreaterThan(15);
  });

  it("is the same when the page is opened again, in other languages and in a later version", () => {
    const progress = inOrder(begin(item, "", ""));
    const { attemptKey } = progress;
    const asked = (state: State) => ("progress" in state ? state.progress.item.questions : []);
    const stored: Progress = JSON.parse(JSON.stringify(progress));
    expect(asked(reduce(opening(item, stored), { type: "resumed" }))).toEqual(progress.item.questions);
    const inGerman = { ...item, questions: item.questions.map((one) => ({ ...one, questionText: "Was?" })) };
    const changed = reduce({ phase: "answering", progress }, { type: "changed", change: () => inGerman });
    expect(asked(changed)).toEqual(ordered(inGerman, attemptKey).questions);
    expect(asked(changed).map(({ id, shown }) => [id, shown])).toEqual(
      progress.item.questions.map(({ id, shown }) => [id, shown]),
    );
    const sent = sentOf(progress);
    const done: State = { phase: "done", item: progress.item, sent, receipt };
    const read = reduce(done, { type: "changed", change: () => inGerman, receipt });
    expect(read).toEqual({ ...done, item: ordered(inGerman, attemptKey) });
    const later = { ...item, revision: 2, questions: [...item.questions.slice(1), one("new")] };
    const left = (questions: Question[]) =>
      questions.map(({ id }) => id).filter((id) => id !== "first" && id !== "new");
    expect(left(carryOver(progress, later).item.questions)).toEqual(left(progress.item.questions));
  });

  it("submits the same answers in any order of the options", { tags: ["property"] }, () => {
    const takers = fc.array(
      fc.record({
        key: fc.uuid(),
        first: fc.nat(5),
        several: fc.uniqueArray(fc.nat(5), { minLength: 1 }),
        last: fc.nat(1),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(takers, (takers) => {
        for (const { key, first, several, last } of takers) {
          const wanted: Record<string, string[]> = {
            first: [first].map((place) => options[place] ?? ""),
            several: several.map((place) => options[place] ?? ""),
            last: [last === 0 ? "yes" : "no"],
          };
          const hand = (item: Item) => submissionOf(chosenByText(begunAs(item, key), wanted));
          expect(hand(item)).toEqual(hand(plain));
        }
      }),
      { numRuns: 50 },
    );
  });

  it("names options in the transcript as they were shown", () => {
    const progress = inOrder(begin(item, "", ""));
    const question = progress.item.questions.find(({ id }) => id === "several");
    const places = [placeAt(question ?? {}, 0), placeAt(question ?? {}, 2)];
    const text = transcriptOf({ ...progress, answers: { several: places.toSorted() } });
    expect(text).toContain(`   A. ${options[places[0] ?? 0]}\n   C. ${options[places[1] ?? 0]}\n`);
  });
});

const byId = (a: Question, b: Question) => a.id.localeCompare(b.id);

const begunAs = (item: Item, attemptKey: string): Progress => ({
  ...inOrder({ ...begin(item, "", ""), attemptKey }),
  startedAt: 0,
  finishedAt: 60_000,
});

/** Presses the letters that label the wanted texts. */
function chosenByText(begun: Progress, wanted: Record<string, string[]>): Progress {
  let state: State = { phase: "answering", progress: begun };
  begun.item.questions.forEach((question, position) => {
    for (const text of wanted[question.id] ?? []) {
      const at = question.options.findIndex((_, at) => question.options[placeAt(question, at)] === text);
      const option = placeOfKey(question, letterOf(at), null);
      if (state.phase === "answering") state = { ...state, progress: { ...state.progress, position } };
      state = reduce(state, { type: "chose", option });
    }
  });
  return { ...(state as Extract<State, { phase: "answering" }>).progress, position: 0 };
}
