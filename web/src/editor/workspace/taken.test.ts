import { expect, it } from "vitest";
import { line, option, question } from "../draft/draft.ts";
import { takenOf } from "./taken.ts";

it("has what takers get of a usual question, and no more", () => {
  const draft = question({ questionText: " Which? ", options: [option("a"), option(" "), option("a"), option("b")] });
  expect(takenOf(draft)).toEqual({
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
  expect(takenOf(draft)).toMatchObject({ form: { choice: { other: 1, none: null } }, required: false, points: 2 });
});

it("leaves out empty rows, and numbers that are not written yet", () => {
  const matrix = question({ questionType: "matrix", rows: [line("Food"), line("")], options: [option("a")] });
  expect(takenOf(matrix).form).toEqual({ rows: ["Food"] });
  const number = { decimals: "", unit: "km", min: "-", max: "9" };
  expect(takenOf(question({ questionType: "number", number })).form).toEqual({
    number: { decimals: 0, unit: "km", min: null, max: 9 },
  });
});
