import { expect, it } from "vitest";
import { line, option, question } from "../draft/draft.ts";
import { takenOf } from "./taken.ts";

const usual = { rule: "all" as const, belowZero: false };

it("has what takers get of a usual question, and no more", () => {
  const draft = question({ questionText: " Which? ", options: [option("a"), option(" "), option("a"), option("b")] });
  expect(takenOf(draft, usual)).toEqual({
    id: draft.key,
    questionText: "Which?",
    questionType: "single_choice",
    options: ["a", "b"],
    order: 1,
  });
});

it("points at the special options that are left", () => {
  const [empty, other] = [option(""), option("Other")];
  const draft = question({ options: [option("a"), empty, other], other: other.key, required: false, points: "2" });
  expect(takenOf(draft, usual)).toMatchObject({
    form: { choice: { other: 1, none: null } },
    required: false,
    points: 2,
  });
});

it("leaves out empty rows, and numbers that are not written yet", () => {
  const matrix = question({ questionType: "matrix", rows: [line("Food"), line("")], options: [option("a")] });
  expect(takenOf(matrix, usual).form).toEqual({ rows: ["Food"] });
  const number = { decimals: "", unit: "km", min: "-", max: "9" };
  expect(takenOf(question({ questionType: "number", number }), usual).form).toEqual({
    number: { decimals: 0, unit: "km", min: null, max: 9 },
  });
});

it("has partial credit of its own or the quiz's", () => {
  const minus = { rule: "minus" as const, belowZero: true };
  const several = { questionType: "multi_select" as const, options: [option("a"), option("b")] };
  const scoringsOf = (quiz: typeof usual | typeof minus) =>
    (["quiz", "each", "all"] as const).map((scoring) => takenOf(question({ ...several, scoring }), quiz).scoring);
  expect(scoringsOf(minus)).toEqual([minus, { rule: "each" }, undefined]);
  expect(scoringsOf(usual)).toEqual([undefined, { rule: "each" }, undefined]);
  expect(takenOf(question({ options: several.options }), minus)).not.toHaveProperty("scoring");
});
