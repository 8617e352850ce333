import { expect, it } from "vitest";
import { type DraftType, option, question } from "../../draft/draft.ts";
import { firstOf, numbered, presetsOf, retyped, withLook, withPreset } from "./retype.ts";
import { typesIn } from "./types.ts";

const survey = { kind: "SURVEY", scale: "points" } as const;
const quiz = { kind: "QUIZ", scale: "points" } as const;
const written = question({ options: [option("Red"), option("Blue")] });
const texts = ({ options }: typeof written) => options.map(({ text }) => text);
const preset = (kind: "QUIZ" | "SURVEY", type: DraftType, label: string) =>
  presetsOf(kind, type).find((one) => one.label === label) ?? { label: "", options: [] };

it("offers each kind the types it has", () => {
  expect(typesIn("QUIZ")).toEqual(["single_choice", "multi_select", "text", "number"]);
  expect(typesIn("SURVEY")).toEqual(["single_choice", "multi_select", "scale", "matrix", "text", "number"]);
  expect(typesIn("ASSESSMENT")).toEqual(["single_choice", "scale"]);
});

it("keeps what is written through any type and back", () => {
  const types = ["multi_select", "scale", "matrix", "text", "number", "single_choice"] as const;
  const tried = types.reduce((so, type) => retyped(so, type, survey), written);
  expect(tried).toMatchObject({ questionText: written.questionText, options: written.options });
});

it("makes one to five of a scale without points, and labels of options that are written", () => {
  const blank = retyped(question(), "scale", survey);
  expect(texts(blank)).toEqual(["1", "2", "3", "4", "5"]);
  expect(blank.scale?.look).toBe("numbers");
  expect(retyped(written, "scale", survey)).toMatchObject({ options: written.options, scale: { look: "labels" } });
});

it("takes the right option along to several and back", () => {
  const right = { ...written, correct: written.options[1]?.key ?? null };
  const several = retyped(right, "multi_select", quiz);
  expect(several.rights).toEqual([right.correct]);
  const first = { ...several, rights: [written.options[0]?.key ?? ""] };
  expect(retyped(first, "single_choice", quiz).correct).toBe(written.options[0]?.key);
});

it("begins rows and right answers with an empty line", () => {
  expect(retyped(question(), "matrix", survey).rows).toHaveLength(2);
  expect(retyped(question(), "text", quiz).accepted).toHaveLength(1);
});

it("numbers points from 0 or 1, keeping their keys, and ends a Net Promoter Score with its points", () => {
  const nps = withPreset(question({ questionType: "scale" }), preset("SURVEY", "scale", "0–10, NPS"), survey);
  expect([firstOf(nps), nps.options.length, nps.scale?.isNps]).toEqual([0, 11, true]);
  const fewer = numbered(nps, 1, 5, survey);
  expect([firstOf(fewer), fewer.options.length, fewer.scale?.isNps]).toEqual([1, 5, false]);
  expect(fewer.options[0]?.key).toBe(nps.options[0]?.key);
});

it("draws labels as numbers, and numbers as labels to be written", () => {
  const agree = withPreset(question({ questionType: "scale" }), preset("SURVEY", "scale", "Agree–disagree, 5"), survey);
  expect(texts(agree)[0]).toBe("Strongly disagree");
  expect(texts(withLook(agree, "stars", survey))).toEqual(["1", "2", "3", "4", "5"]);
  expect(texts(withLook(withLook(agree, "stars", survey), "labels", survey))).toEqual(["1", "2", "3", "4", "5"]);
});

it.each([
  ["points", ["1", "2", "3", "4", "5"]],
  ["decimal", ["0.0", "0.3", "0.5", "0.8", "1.0"]],
] as const)("weighs the points of an assessment's scale, in %s", (scale, weights) => {
  const asked = retyped(question({ options: [option(), option()] }), "scale", { kind: "ASSESSMENT", scale });
  expect(asked.options.map(({ weight }) => weight)).toEqual(weights);
});

it("writes True and False in the options that are there", () => {
  const blank = question();
  const asked = withPreset(blank, preset("QUIZ", "single_choice", "True / False"), quiz);
  expect(texts(asked)).toEqual(["True", "False"]);
  expect(asked.options.map(({ key }) => key)).toEqual(blank.options.map(({ key }) => key));
});
