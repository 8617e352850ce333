import { expect, it } from "vitest";
import { begin, reduce } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { handedOver } from "./handedOver.ts";

const choice = { other: 2, none: null };
const question = { questionText: "?", options: ["a", "b", "Other"], order: 1 };
const item = {
  id: "quiz",
  kind: "SURVEY",
  contentType: "survey",
  questions: [
    { ...question, id: "whole", questionType: "single_choice", options: ["a", "b"] },
    { ...question, id: "rows", questionType: "matrix", options: ["1", "2"], form: { rows: ["x", "y", "z"] } },
    { ...question, id: "several", questionType: "multi_select", form: { choice } },
    { ...question, id: "only", questionType: "multi_select", form: { choice } },
    { ...question, id: "one", questionType: "single_choice", form: { choice } },
    { ...question, id: "text", questionType: "text", options: [], form: { text: { minLength: 9 } } },
    { ...question, id: "number", questionType: "number", options: [], form: { number: { max: 5 } } },
  ],
} as unknown as Item;

const progress = {
  ...begin(item, "", ""),
  answers: { whole: 1 },
  drafts: {
    rows: [0, null, 1],
    several: { choices: [0, 2], other: "" },
    only: { choices: [2], other: " " },
    one: { choices: [2], other: "" },
    text: "short",
    number: 9,
  },
};

it("submits the usable parts of incomplete entries, and sends the others as drafts", () => {
  const { answers, drafts } = handedOver(progress);
  expect(answers).toEqual({ whole: 1, rows: [0, null, 1], several: [0] });
  expect(Object.keys(drafts ?? {})).toEqual(["several", "only", "one", "text", "number"]);
});

it("submits them when the time is up", () => {
  const state = reduce({ phase: "answering", progress }, { type: "finished", at: 1, over: handedOver });
  expect(state).toMatchObject({
    phase: "sending",
    progress: { finishedAt: 1, answers: { whole: 1, rows: [0, null, 1], several: [0] } },
  });
});
