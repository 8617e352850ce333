import { expect, it } from "vitest";
import { languages } from "../../../../../api/src/platform/shared/taker-language.shared.ts";
import { blankDraft, question } from "../../draft/draft.ts";
import { presetsOf, withPreset } from "./retype.ts";
import stock from "./stock.json" with { type: "json" };
import { inItemLanguage } from "./stock.ts";

const asking = { kind: "SURVEY", scale: "points" } as const;
const presets = (["scale", "matrix", "single_choice"] as const)
  .flatMap((type) => presetsOf("SURVEY", type))
  .concat(presetsOf("QUIZ", "single_choice"));
const inLanguage = (language: string, preset: (typeof presets)[number]) =>
  inItemLanguage(withPreset(question(), preset, asking), { ...blankDraft("SURVEY"), language });

it("has every word of the ready-made answers in each language of participants", () => {
  expect(Object.keys(stock).toSorted()).toEqual(Object.keys(languages).toSorted());
  const words = new Set(
    presets.flatMap(({ options, scale }) => [...options, scale?.lowLabel ?? "", scale?.highLabel ?? ""]),
  );
  expect([...words].filter((word) => /\p{L}/u.test(word)).toSorted()).toEqual(stock.en.split("|").toSorted());
  for (const texts of Object.values(stock)) expect(new Set(texts.split("|")).size).toBe(stock.en.split("|").length);
});

it("writes ready-made answers in the language of the item, otherwise in English", () => {
  const texts = (language: string) =>
    presets.flatMap((preset) => inLanguage(language, preset).options.map(({ text }) => text));
  expect(texts("de-CH")).toContain("Stimme voll und ganz zu");
  expect(texts("de-CH")).not.toContain("Strongly agree");
  expect(texts("fi")).toContain("Strongly agree");
});

it("detects the language of an item without one", () => {
  const [yesNo] = presetsOf("SURVEY", "single_choice");
  if (!yesNo) throw new Error("No preset");
  const title = "Wie zufrieden sind Sie mit der Arbeit in unserer Schule und mit dem Unterricht?";
  const asked = inItemLanguage(withPreset(question(), yesNo, asking), { ...blankDraft("SURVEY"), title });
  expect(asked.options.map(({ text }) => text)).toEqual(["Ja", "Nein"]);
});
