import { expect, it } from "vitest";
import { directionOf, directionOfLanguage, languageOf, textAttributes, writtenTogether } from "./language.shared.ts";

it.each([
  ["What is the capital of Norway?", "en"],
  ["Wie heißt die Hauptstadt von Norwegen?", "de"],
  ["Quelle est la capitale de la Norvège ?", "fr"],
  ["¿Cuál es la capital de Noruega?", "es"],
  ["Qual è la capitale della Norvegia?", "it"],
  ["Qual é a capital da Noruega?", "pt"],
  ["Wat is de hoofdstad van Noorwegen?", "nl"],
  ["מהי בירת נורווגיה?", "he"],
  ["ما هي عاصمة النرويج؟", "ar"],
  ["پایتخت نروژ کجاست؟", "fa"],
  ["ノルウェーの首都はどこですか。", "ja"],
  ["挪威的首都是哪里?", "zh"],
  ["Яка столиця Норвегії?", "uk"],
  ["Which of these is π, and what is Σ?", "en"],
])("knows the language of “%s”", (text, language) => expect(languageOf(text)).toBe(language));

it.each([
  "Oslo",
  "42",
  "",
  "Jaka jest stolica Norwegii?",
  "x = y + 1",
  "Solve $y=2x$ where $y=4$ or $y$",
  "![A curve](/images/e1e0e2-e3e4y5y6-o7o8-e9.webp) $e^{e}$",
])("claims none for “%s”", (text) => expect(languageOf(text)).toBe(""));

it("goes by the first letter that has a direction", () => {
  expect(directionOf("1. מהי HTML?")).toBe("rtl");
  expect(directionOf("«العاصمة»")).toBe("rtl");
  expect(directionOf("HTML הוא")).toBe("ltr");
  expect(directionOf("42")).toBe("ltr");
});

it.each([
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["ur", "rtl"],
  ["az-Arab", "rtl"],
  ["az", "ltr"],
  ["de", "ltr"],
])("%s is written %s", (language, direction) => expect(directionOfLanguage(language)).toBe(direction));

it("takes its author's word for the language of a text", () => {
  expect(textAttributes("HTML", "HTML", "ar")).toEqual({ dir: "rtl", lang: "ar" });
  expect(writtenTogether(["HTML", "CSS"], "he")).toEqual({ dir: "rtl", lang: "he" });
  expect(textAttributes("HTML")).toEqual({ dir: "auto", lang: "" });
});
