import { expect, it } from "vitest";
import { byCurrentKeys, type Filter, isTooMuch, levelPart, says, without, withPart } from "./filter.ts";

const chose = (question: string, ...options: number[]): Filter => ({ choices: [{ question, options }] });
const level = levelPart({ name: "Expert", range: [2, 6] });

it("adds options to those of other questions, and to those of the same", () => {
  let filter = withPart({ minScore: 0, maxScore: 0 }, chose("a", 1));
  filter = withPart(filter, chose("b", 2));
  filter = withPart(filter, chose("a", 0));
  expect(filter).toEqual({
    minScore: 0,
    maxScore: 0,
    choices: [
      { question: "a", options: [0, 1] },
      { question: "b", options: [2] },
    ],
  });
  expect(withPart(filter, { minScore: 50, maxScore: 59 })).toEqual({ ...filter, minScore: 50, maxScore: 59 });
});

it("knows whether a bar is part of it, and takes it out alone", () => {
  const filter = { ...withPart(chose("a", 0, 1), chose("b", 2)), ...level };
  expect([chose("a", 0), chose("a", 0, 1), chose("b", 2), level].map((part) => says(filter, part))).toEqual(
    Array(4).fill(true),
  );
  expect(
    [chose("a", 2), chose("c", 0), levelPart({ name: "Expert", range: [2, 7] })].map((part) => says(filter, part)),
  ).toEqual(Array(3).fill(false));
  expect(without(filter, chose("a", 0))).toEqual({ ...withPart(chose("a", 1), chose("b", 2)), ...level });
  expect(without(filter, chose("a", 0, 1))).toEqual({ ...chose("b", 2), ...level });
  expect(without(chose("a", 0), chose("a", 0))).toEqual({});
  expect(without(filter, level)).toEqual(withPart(chose("a", 0, 1), chose("b", 2)));
});

it("adds and removes answers one by one", () => {
  const leftOut: Filter = { answers: [{ question: "a", outcome: "LEFT_OUT" }] };
  const cell = (point: number): Filter => ({ answers: [{ question: "b", cell: { row: 0, point } }] });
  const filter = withPart(withPart(withPart(chose("a", 1), leftOut), cell(2)), cell(2));
  expect(filter).toEqual({ ...chose("a", 1), answers: [...(leftOut.answers ?? []), ...(cell(2).answers ?? [])] });
  expect([leftOut, cell(2), cell(1)].map((part) => says(filter, part))).toEqual([true, true, false]);
  expect(without(filter, leftOut)).toEqual({ ...chose("a", 1), ...cell(2) });
  expect(without(cell(2), cell(2))).toEqual({});
});

it("knows a question by any of its wordings", () => {
  const asked = { isCurrent: true, versionKeys: ["b", "a"], question: { key: "b", options: ["Yes", "No"] } };
  const filter = { revision: 2, choices: [...(chose("a", 1).choices ?? []), ...(chose("b", 0).choices ?? [])] };
  expect(byCurrentKeys(filter, [asked])).toEqual({ revision: 2, ...chose("b", 0, 1) });
  expect(byCurrentKeys(chose("c", 0), [asked])).toEqual(chose("c", 0));
  expect(byCurrentKeys({}, [asked])).toEqual({});
});

it("is too much beyond ten questions", () => {
  const asking = (count: number): Filter => ({
    choices: Array.from({ length: count }, (_, place) => ({ question: `${place}`, options: [0] })),
  });
  expect([10, 11].map((count) => isTooMuch(asking(count)))).toEqual([false, true]);
});
