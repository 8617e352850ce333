import { expect, it } from "vitest";
import { matchingLanguages } from "./choices.ts";

it.each([
  ["arab", ["ar"]],
  ["العربية", ["ar"]],
  ["turkce", ["tr"]],
  ["pt-br", ["pt-BR"]],
  ["de-ch", ["de-CH"]],
  ["cymraeg", []],
  ["cy", ["cy"]],
  ["klingonese", []],
])("finds languages by what people type: %s", (sought, tags) => {
  expect(matchingLanguages(sought, [])).toEqual(tags);
});

it("offers a language by its tag first, whatever names have those letters", () => {
  expect(matchingLanguages("is", [])[0]).toBe("is");
  expect(matchingLanguages("eu", [])).toEqual(["eu", "de"]);
  expect(matchingLanguages("is", ["is"])).not.toContain("is");
});

it("lists languages by their English names, without those that are there", () => {
  expect(matchingLanguages("", ["ar", "bn"]).slice(0, 3)).toEqual(["pt-BR", "bg", "ca"]);
  expect(matchingLanguages("de", ["de"])).not.toContain("de");
});
