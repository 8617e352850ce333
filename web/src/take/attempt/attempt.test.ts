import { afterEach, describe, expect, it, vi } from "vitest";
import type { GivenAnswer } from "../../../../api/src/content/question/form/form.shared.ts";
import { handIn } from "./api.ts";
import { type Action, begin, canOpen, newKey, opening, type Progress, reduce, type State, sentOf } from "./attempt.ts";
import { carryOver } from "./carryOver.ts";
import type { AggregatedResult, Item, Question, Receipt } from "./item.ts";

const item: Item = {
  id: "quiz",
  title: "Capitals",
  description: null,
  language: null,
  contentType: "quiz",
  kind: "QUIZ",
  difficulty: "easy",
  showResultsToTakers: true,
  collectEmailUpfront: false,
  revision: 1,
  questions: [
    { id: "one", questionText: "One?", questionType: "multiple_choice", options: ["a", "b", "c"], order: 1 },
    { id: "many", questionText: "Many?", questionType: "multi_select", options: ["a", "b", "c"], order: 2 },
    { id: "last", questionText: "Last?", questionType: "single_choice", options: ["a", "b"], order: 3 },
  ],
};

const receipt: Receipt = {
  id: "attempt",
  percentage: 100,
  score: 3,
  totalQuestions: 3,
  results: [],
  skillResult: null,
  aggregatedResults: [] as AggregatedResult[],
};

const started = (part: Partial<Progress> = {}): State =>
  reduce(opening(item, null), { type: "started", progress: { ...begin(item, "", ""), ...part } });
const run = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);
const progressOf = (state: State) => {
  if (!("progress" in state)) throw new Error(`There is no progress in ${state.phase}`);
  return state.progress;
};

const choose = (option: number): Action => ({ type: "chose", option });
const move = (to: number): Action => ({ type: "moved", to });
const updated = (state: State, item: Item): Action => ({
  type: "updated",
  progress: carryOver(progressOf(state), item),
});
const answers = { one: 0, many: [1], last: 1 };
const finished = run(started({ answers, position: 2 }), { type: "finished", at: 61_000 });

describe("answering", () => {
  it("keeps one option of a single choice and a sorted list of a multi-select", () => {
    const state = run(started(), choose(2), choose(1), move(1), choose(2), choose(0));
    expect(progressOf(state).answers).toEqual({ one: 1, many: [0, 2] });
  });

  it("treats a multi-select without any choice as unanswered", () => {
    expect(progressOf(run(started({ position: 1 }), choose(1), choose(1))).answers).toEqual({});
  });

  it("ignores options that do not exist", () => {
    expect(progressOf(run(started(), choose(3), choose(-1))).answers).toEqual({});
  });

  it("opens what is answered, what comes right after, and what lies behind, but nothing further", () => {
    const progress = progressOf(run(started(), choose(0)));
    expect([0, 1, 2, 3, -1].map((index) => canOpen(progress, index))).toEqual([true, true, false, false, false]);
    expect(progressOf(run(started(), move(1))).position).toBe(0);
  });

  it("leads back to the first open question instead of finishing with a gap", () => {
    const state = run(started({ answers: { one: 0, last: 1 }, position: 2 }), { type: "finished", at: 61_000 });
    expect(state.phase).toBe("answering");
    expect(progressOf(state).position).toBe(1);
  });

  it("adopts answers to the same attempt from another tab, and stays where it is", () => {
    const here = started({ answers: { one: 0 }, position: 1 });
    const elsewhere = { ...progressOf(here), answers, position: 2 };
    const same = progressOf(run(here, { type: "elsewhere", progress: elsewhere }));
    expect([same.answers, same.position]).toEqual([answers, 1]);
    const other = run(here, { type: "elsewhere", progress: { ...elsewhere, attemptKey: newKey() } });
    expect(progressOf(other).answers).toEqual({ one: 0 });
  });
});

describe("another tab", () => {
  const attemptKey = "shared";
  const here = started({ attemptKey, answers });

  it("ends an attempt here that it has submitted", () => {
    const ending = { attemptKey, ended: "handedIn" } as const;
    expect(run(here, { type: "ended", ending })).toEqual({ phase: "arrived", item });
    expect(run(started({ answers }), { type: "ended", ending }).phase).toBe("answering");
  });

  it("leads back to the introduction if it has discarded the attempt", () => {
    const ending = { attemptKey, ended: "discarded" } as const;
    expect(run(here, { type: "ended", ending })).toEqual({ phase: "intro", item, found: null });
    expect(run(opening(item, progressOf(here)), { type: "ended", ending })).toMatchObject({ found: null });
  });
});

describe("coming back", () => {
  it("offers to continue or to start over", () => {
    const found = { ...begin(item, "Ada", ""), answers, position: 2 };
    const state = opening(item, found);
    expect(run(state, { type: "resumed" })).toEqual({ phase: "answering", progress: found });
    expect(run(state, { type: "discarded" })).toEqual({ phase: "intro", item, found: null });
  });

  it("delivers a finished attempt that had not arrived, without asking", () => {
    expect(opening(item, progressOf(finished))).toMatchObject({ phase: "sending", delay: null });
  });
});

describe("a start that was refused", () => {
  it("leads back to the introduction only if nothing is answered", () => {
    const begun = started();
    const away = { type: "turnedAway", attemptKey: progressOf(begun).attemptKey } as const;
    expect(run(begun, away)).toEqual({ phase: "intro", item, found: null });
    for (const part of [{ answers: { one: 0 } }, { drafts: { one: "?" } }]) {
      const touched = started({ ...part, attemptKey: away.attemptKey });
      expect(run(touched, away)).toBe(touched);
    }
    expect(run(begun, { ...away, attemptKey: "another" })).toBe(begun);
    expect(run(finished, { ...away, attemptKey: progressOf(finished).attemptKey })).toBe(finished);
  });
});

describe("submitting", () => {
  it("waits, tries again and ends with the receipt", () => {
    const waiting = run(finished, { type: "delayed", delay: "offline" });
    expect(waiting).toMatchObject({ phase: "sending", delay: "offline", progress: { answers, handedIn: true } });
    const retried = run(waiting, { type: "retried" });
    expect(progressOf(retried)).not.toBe(progressOf(waiting));
    const sent = sentOf(progressOf(retried));
    expect(sent).toMatchObject({ answers, name: "", email: "", isRepeated: true });
    const done = run(retried, { type: "accepted", receipt });
    expect(done).toEqual({ phase: "done", item, sent, receipt });
    const german = { ...item, language: "de" };
    expect(run(done, { type: "changed", change: () => german, receipt: { ...receipt, id: "b" } })).toEqual({
      phase: "done",
      item: german,
      sent,
      receipt: { ...receipt, id: "b" },
    });
  });

  it("accepts no other answers while it is running", () => {
    expect(run(finished, choose(0), move(0))).toBe(finished);
  });

  it("keeps every answer when it is refused, and does not send them again unasked", () => {
    const stuck = run(finished, { type: "refused", reason: { kind: "gone", message: "Quiz not found" } });
    expect(stuck).toMatchObject({ phase: "stuck", progress: { answers, handedIn: false } });
    expect(run(stuck, { type: "retried" }).phase).toBe("sending");
  });

  it("sends under a new key, or with other details, when asked to", () => {
    const stuck = run(finished, { type: "refused", reason: { kind: "conflict", message: "" } });
    expect(run(stuck, { type: "renewed", attemptKey: "another" })).toMatchObject({
      phase: "sending",
      progress: { attemptKey: "another", answers },
    });
    expect(run(stuck, { type: "corrected", name: "Ada", email: "ada@b.test" })).toMatchObject({
      phase: "sending",
      progress: { name: "Ada", email: "ada@b.test" },
    });
  });

  describe("the duration", () => {
    afterEach(() => vi.unstubAllGlobals());

    it("counts up to Finish, however long the answers wait for the network", async () => {
      const sent = vi.fn(async (_path: string, _init: RequestInit) => Response.json(receipt));
      vi.stubGlobal("fetch", sent);
      const hours = 9 * 3600;
      const startedAt = Date.now() - hours * 1000;
      const pressed = run(started({ answers, position: 2, startedAt }), { type: "finished", at: startedAt + 61_000 });
      await handIn(progressOf(run(pressed, { type: "delayed", delay: "offline" }, { type: "retried" })));
      expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toMatchObject({ duration: 61 });
    });

    it("counts up to the last Finish if an edit of the item led back to a question", () => {
      const stuck = run(finished, { type: "refused", reason: { kind: "changed", message: "" } });
      const questions = item.questions.map((question) =>
        question.id === "one" ? { ...question, id: "new" } : question,
      );
      const again = run(stuck, updated(stuck, { ...item, questions }));
      expect(progressOf(again).finishedAt).toBeUndefined();
      const done = run(again, choose(0), { type: "finished", at: 90_000 });
      expect(progressOf(done)).toMatchObject({ handedIn: true, finishedAt: 90_000 });
    });
  });

  it("continues with the current version from its first open question", () => {
    const [one, many, last] = item.questions;
    if (!one || !many || !last) throw new Error("The sample has three questions");
    const edited: Item = { ...item, revision: 2, questions: [one, { ...many, id: "many-2" }, last] };
    const stuck = run(finished, { type: "refused", reason: { kind: "changed", message: "" } });
    const state = run(stuck, updated(stuck, edited));
    expect(state).toMatchObject({
      phase: "answering",
      progress: { item: edited, answers: { one: 0, last: 1 }, position: 1 },
    });
  });
});

describe("optional questions", () => {
  const questions = item.questions.map((question) =>
    question.id === "last" ? question : { ...question, required: false },
  );
  const optional = () => started({ item: { ...item, questions } });
  const finish: Action = { type: "finished", at: 61_000 };

  it("can be skipped, and answered later", () => {
    const skipping = progressOf(run(optional(), move(1)));
    expect([skipping.position, skipping.skipped, skipping.answers]).toEqual([1, ["one"], {}]);
    const answered = progressOf(run(optional(), move(1), move(0), choose(2)));
    // The second question was also seen and left without an answer.
    expect([answered.skipped, answered.answers]).toEqual([["many"], { one: 2 }]);
  });

  it("do not let anyone pass a required one after them", () => {
    const state = run(optional(), move(1), move(2), finish);
    expect([state.phase, progressOf(state).position]).toEqual(["answering", 2]);
    expect(run(optional(), move(1), move(2), choose(0), finish).phase).toBe("sending");
  });

  it("can be cleared again", () => {
    const state = run(optional(), choose(1), { type: "entered", entry: null });
    expect(progressOf(state).answers).toEqual({});
  });
});

describe("entries", () => {
  const of = (question: Partial<Question>) =>
    started({
      item: {
        ...item,
        questions: [{ id: "it", questionText: "?", questionType: "text", options: [], order: 1, ...question }],
      },
    });
  const enter = (entry: GivenAnswer | null): Action => ({ type: "entered", entry });
  const given = (state: State) => [progressOf(state).answers.it, progressOf(state).drafts?.it];

  it("counts a text within its lengths, and keeps it as a draft otherwise", () => {
    const text = of({ form: { text: { isLong: false, minLength: 3, maxLength: 5 } } });
    expect(given(run(text, enter("ab ")))).toEqual([undefined, "ab "]);
    expect(given(run(text, enter("abc")))).toEqual(["abc", undefined]);
    expect(given(run(text, enter("abc"), enter("abcdef")))).toEqual([undefined, "abcdef"]);
    expect(given(run(text, enter("👩🏽‍🚀".repeat(5))))).toEqual(["👩🏽‍🚀".repeat(5), undefined]);
    expect(given(run(text, enter("👩🏽‍🚀👩🏽‍🚀")))).toEqual([undefined, "👩🏽‍🚀👩🏽‍🚀"]);
    for (const blank of ["  ", "\u200b", "\u3164 \ufffd"])
      expect(given(run(text, enter("abc"), enter(blank)))).toEqual([undefined, undefined]);
  });

  it("counts a number within its range and decimals", () => {
    const number = of({ questionType: "number", form: { number: { decimals: 1, unit: "km", min: -1, max: 20 } } });
    expect(given(run(number, enter(0)))).toEqual([0, undefined]);
    for (const entry of ["abc", 21, -2, 1.25]) expect(given(run(number, enter(entry)))).toEqual([undefined, entry]);
  });

  it("counts a matrix with every row, or with any if it is optional", () => {
    const form = { rows: ["One", "Two"] };
    const matrix = of({ questionType: "matrix", options: ["No", "Yes"], form });
    expect(given(run(matrix, { type: "chose", option: 1, row: 1 }))).toEqual([undefined, [null, 1]]);
    expect(given(run(matrix, { type: "chose", option: 1, row: 1 }, choose(0)))).toEqual([[0, 1], undefined]);
    const optional = of({ questionType: "matrix", options: ["No", "Yes"], form, required: false });
    expect(given(run(optional, { type: "chose", option: 1, row: 1 }))).toEqual([[null, 1], undefined]);
  });

  it('requires the text of "Other", and excludes all others for "None of these"', () => {
    const options = ["Red", "Green", "Other", "None of these"];
    const several = of({ questionType: "multi_select", options, form: { choice: { other: 2, none: 3 } } });
    expect(given(run(several, choose(0), choose(2)))).toEqual([undefined, { choices: [0, 2], other: "" }]);
    const written = run(several, choose(0), choose(2), enter({ choices: [0, 2], other: "Blue" }));
    expect(given(written)).toEqual([{ choices: [0, 2], other: "Blue" }, undefined]);
    expect(given(run(written, choose(3)))).toEqual([[3], undefined]);
    expect(given(run(written, choose(3), choose(1)))).toEqual([[1], undefined]);
    const single = of({ questionType: "single_choice", options, form: { choice: { other: 2, none: null } } });
    expect(given(run(single, choose(2)))).toEqual([undefined, { choices: [2], other: "" }]);
    expect(given(run(single, choose(2), choose(1)))).toEqual([1, undefined]);
  });
});

describe("carrying answers over", () => {
  it("drops an answer whose question kept its id but not its words or options", () => {
    const questions = item.questions.map((question) =>
      question.id === "one" ? { ...question, questionText: "Another?" } : { ...question, options: ["a", "b"] },
    );
    const carried = carryOver({ ...begin(item, "", ""), answers, position: 2 }, { ...item, questions });
    expect(carried.answers).toEqual({ last: 1 });
  });

  it("keeps an answer whose question is the same in another language", () => {
    const german = { ...item, revision: 2, language: "de", translation: { from: null, untranslated: [] } };
    const questions = item.questions.map((question) => ({ ...question, questionText: `${question.id} auf Deutsch` }));
    const carried = carryOver({ ...begin(item, "", ""), answers, position: 2 }, { ...german, questions });
    expect(carried.answers).toEqual(answers);
  });
});

describe("another language", () => {
  const german: Item = { ...item, title: "Hauptstädte", language: "de", translation: { from: "en", untranslated: [] } };
  const changed: Action = { type: "changed", change: () => german };

  it("changes only the texts, wherever the taker is", () => {
    const before = progressOf(run(started(), choose(2), move(1)));
    expect(progressOf(run({ phase: "answering", progress: before }, changed))).toEqual({ ...before, item: german });
  });

  it("is used by an attempt that is continued", () => {
    const found = { ...begin(item, "", ""), answers };
    expect(progressOf(run(opening(item, found), changed, { type: "resumed" }))).toEqual({ ...found, item: german });
    expect(progressOf(run(opening(german, found), { type: "resumed" }))).toEqual({ ...found, item: german });
    const older = { ...found, item: { ...item, revision: 0 } };
    expect(progressOf(run(opening(german, older), { type: "resumed" }))).toEqual(older);
  });

  it("does not change submitted answers", () => {
    expect(run(finished, changed)).toBe(finished);
  });
});

it("makes keys that are version 4 UUIDs", () => {
  expect(newKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

describe("the item in its current state on the server", () => {
  const waiting: Item = { ...item, availability: "WAITING", questions: [], language: "de" };
  const refreshed = (asked: Item, now: Item): Action => ({ type: "refreshed", asked, item: now });

  it("is shown in the language in which it arrives", () => {
    for (const language of ["en", null]) {
      const now = { ...item, language };
      expect(reduce(opening(waiting, null), refreshed(waiting, now))).toMatchObject({ phase: "intro", item: now });
    }
  });

  it("is not shown if the taker has chosen another language since it was requested", () => {
    const state = opening(waiting, null);
    expect(reduce(state, refreshed({ ...waiting, language: "en" }, { ...item, language: "en" }))).toBe(state);
  });
});
