import { expect, it } from "vitest";
import type { Sentence } from "../../sentence.ts";
import { inParagraphs } from "../../source.ts";
import { plainLanguageOf } from "./languages.ts";
import type { PlainLanguage } from "./plain.ts";
import { type IsTopic, isClear, sentencesIn } from "./sentence.ts";

/** Whether the last sentence of a text makes sense without the others. */
function isAlone(code: string, text: string, isTopic?: IsTopic): boolean {
  const language = plainLanguageOf(code) as PlainLanguage;
  const source = { title: null, url: null, language: null, passages: inParagraphs([text]) };
  return isClear(sentencesIn(source, language).at(-1) as Sentence, language, null, isTopic);
}

it.each([
  ["a pronoun after a preposition", "en", "William Gilbert published the first study of it in London in 1600."],
  ["a pronoun as the object", "en", "Augustin Fresnel invented it for the lighthouses of France in 1822."],
  ["a pronoun after a preposition", "de", "William Gilbert schrieb in London 1600 das erste Buch davon."],
  ["a pronoun after a preposition", "fr", "William Gilbert écrivit à Londres un livre sur lui en 1600."],
  ["a pronoun after a preposition", "es", "William Gilbert escribió en Londres un libro sobre ello en 1600."],
  ["a pronoun after a preposition", "pt", "William Gilbert escreveu em Londres um livro sobre ela em 1600."],
  ["a pronoun after a preposition", "nl", "William Gilbert schreef in Londen een boek ervan in 1600."],
  ["a known thing", "en", "The expedition left the harbour of Leith in May 1884 with two ships."],
  ["a known thing", "de", "Die Expedition verließ den Hafen von Leith im Mai 1884 mit zwei Schiffen."],
  ["a known thing", "fr", "L’expédition quitta le port de Leith en mai 1884 avec deux navires."],
  ["a known thing", "es", "La expedición salió del puerto de Leith en mayo de 1884 con dos barcos."],
  ["a known thing", "it", "La spedizione lasciò il porto di Leith nel maggio del 1884 con due navi."],
  ["a known thing", "pt", "A expedição saiu do porto de Leith em maio de 1884 com dois navios."],
  ["a known thing", "nl", "De expeditie verliet de haven van Leith in mei 1884 met twee schepen."],
  ["a row of a table", "en", "Power 1350 W, weight 5.4 kg, cable length 1.1 m, tank 2 litres, pump 15 bar."],
  ["a row of a table", "de", "Leistung 1350 W, Gewicht 5,4 kg, Kabel 1,1 m, Tank 2 Liter, Pumpe 15 bar."],
])("leaves a sentence with %s (%s)", (_what, code, sentence) => {
  expect(isAlone(code, `Leith is a town. ${sentence}`)).toBe(false);
});

it.each([
  ["en", "The expedition to Iceland left the harbour of Leith in May 1884 with two ships."],
  ["en", "The British expedition left the harbour of Leith in May 1884 with two ships."],
  ["en", "In 1961 a committee agreed on standard lengths of 10, 20, 30 and 40 feet."],
  ["de", "Die Expedition des Königs verließ den Hafen von Leith im Mai 1884 mit zwei Schiffen."],
  ["fr", "L’expédition de la reine quitta le port de Leith en mai 1884 avec deux navires."],
  ["es", "La expedición de la reina salió del puerto de Leith en mayo de 1884 con dos barcos."],
  ["it", "La spedizione della regina lasciò il porto di Leith nel maggio del 1884 con due navi."],
  ["pt", "A expedição da rainha saiu do porto de Leith em maio de 1884 com dois navios."],
  ["nl", "De expeditie van de koningin verliet de haven van Leith in mei 1884 met twee schepen."],
])("keeps a sentence that shows which thing it is about (%s)", (code, sentence) => {
  expect(isAlone(code, `Leith is a town. ${sentence}`)).toBe(true);
});

it("keeps a sentence about a thing that the whole text is about", () => {
  const text = "Leith is a town. The expedition left the harbour of Leith in May 1884 with two ships.";
  expect(isAlone("en", text, (stem) => stem === "expedition")).toBe(true);
});
