import { expect, it } from "vitest";
import { found } from "./choices.ts";

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
  expect(found(sought, [])).toEqual(tags);
});

it("offers a language by its tag first, whatever names have those letters", () => {
  expect(found("is", [])[0]).toBe("is");
  expect(found("eu", [])).toEqual(["eu", "de"]);
  expect(found("is", ["is"])).not.toContain("is");
});

it("lists languages by their English names, without those that are there", () => {
  expect(found("", ["ar", "bn"]).slice(0, 3)).toEqual(["pt-BR", "bg", "ca"]);
  expect(found("de", ["de"])).not.toContain("de");
});
