import { expect, it } from "vitest";
import { getIn, isSame, setIn } from "./path.ts";

const draft = { title: "Capitals", questions: [{ text: "Norway?" }, { text: "Iceland?" }] };

it("finds the value at a path, or undefined", () => {
  expect(getIn(draft, ["questions", "1", "text"])).toBe("Iceland?");
  expect(getIn(draft, ["questions", "2", "text"])).toBeUndefined();
});

it("copies the path to a change, and shares the rest", () => {
  const changed = setIn(draft, ["questions", "1", "text"], "Finland?");
  expect(changed).toEqual({ title: "Capitals", questions: [{ text: "Norway?" }, { text: "Finland?" }] });
  expect(changed.questions[0]).toBe(draft.questions[0]);
  expect(draft.questions[1]).toEqual({ text: "Iceland?" });
});

it.each([
  ["copies", { ...draft, questions: [...draft.questions] }, true],
  ["another text", setIn(draft, ["questions", "0", "text"], ""), false],
  ["fewer entries", { ...draft, questions: draft.questions.slice(1) }, false],
  ["nothing", null, false],
])("compares drafts: %s", (_what, other, expected) => {
  expect(isSame(draft, other)).toBe(expected);
});
