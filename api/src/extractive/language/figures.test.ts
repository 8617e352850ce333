import { expect, it } from "vitest";
import { numbersIn } from "../gaps/numbers.ts";
import type { Sentence } from "../sentence.ts";
import { sentencesOf } from "../sentences.ts";
import { dutch } from "./dutch.ts";
import { isFact } from "./figures.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

it.each([
  ["Die Brücke von Wesel wurde 1811 fertig und ist 340 Meter lang.", "1811 340", german],
  ["Bis 1811 und ab 1820 fuhren mehr als 300 Schiffe nach Emden.", "", german],
  ["Von 1811 bis 1820 war Karl Weber der Leiter der Schule in Wesel.", "", german],
  ["Im 19. Jahrhundert wuchs Wesel, und in den 1960er Jahren schrumpfte es.", "1960er 19.", german],
  ["Laut einer Studie aus dem Jahr 2011 trinken 40 % der Leute Tee und 60 % Kaffee.", "", german],
  ["Um 300 v. Chr. lebten bei Wesel die ersten Bauern am Rhein.", "", german],
  ["Le pont de Nantes, ouvert en 1811, mesure 1 340 mètres.", "1811", french],
  ["La population passe de 4000 à 9000 habitants au XIXe siècle.", "XIXe", french],
  ["En el siglo XIX se plantaron 300 hectáreas de olivos cerca de Jaén.", "300 XIX", spanish],
  ["En la década de 1960 llegaron más de 400 familias a Jaén.", "1960", spanish],
  ["Nel XIX secolo Pavia aveva quasi 300 torri, costruite prima del 1200.", "XIX", italian],
  ["No século XIX viviam em Évora cerca de 400 famílias de oleiros.", "400 XIX", portuguese],
  ["In de 19e eeuw telde Gouda ongeveer 300 pijpenmakers.", "300 19e", dutch],
  ["La torre fu alzata tra il 1811 e il 1820 e pesa circa 8 tonnellate.", "", italian],
  ["Gouda kreeg voor 1272 een markt en telde ruim 400 huizen.", "", dutch],
])("asks for the facts in %s", (text, numbers, language) => {
  const sentence = sentencesOf([{ text, section: null }], language)[0] as Sentence;
  const facts = numbersIn(sentence, language).filter((number) => isFact(number, sentence, language));
  expect(facts.map((number) => number.text).join(" ")).toBe(numbers);
});
