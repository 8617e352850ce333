import { expect, it } from "vitest";
import type { Sentence } from "../sentence.ts";
import { sentencesOf } from "../sentences.ts";
import { dutch } from "./dutch.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import type { Language } from "./language.ts";
import { portuguese } from "./portuguese.ts";
import { needsContext } from "./references.ts";
import { spanish } from "./spanish.ts";

const asked = (language: Language, text: string, known: string[] = []) => {
  const [sentence] = sentencesOf([{ text, section: null }], language);
  return needsContext(sentence as Sentence, language, (stem) => known.includes(stem));
};

it.each([
  ["Die Stadt wurde im Jahr 1811 von einem Brand zerstört.", german],
  ["Im Jahr 1811 verlor der Hafen die meisten Schiffe.", german],
  ["Um 1811 wurden die Bauarbeiten plötzlich wieder eingestellt.", german],
  ["Im Jahr 1811 traten die Unruhen vor allem in Emden auf.", german],
  ["Mit zwei Schiffen fuhren sie 1811 nach Norwegen.", german],
  ["La ville comptait 4000 habitants en 1811.", french],
  ["En 1811, le traité est signé à Tilsit par les deux souverains.", french],
  ["En 1811 publicó tres novelas sobre la vida en Madrid.", spanish],
  ["Fundó en 1811 una escuela de música en Toledo.", spanish],
  ["Con ayuda de sus hermanos, abrió una imprenta en Toledo.", spanish],
  ["Nel 1811 la nave partì da Genova con duecento marinai.", italian],
  ["Pubblicò nel 1811 una raccolta di poesie a Torino.", italian],
  ["Em 1811 a igreja foi destruída por um incêndio em Braga.", portuguese],
  ["De stad werd in 1811 door een brand verwoest.", dutch],
  ["Na zijn dood werd in 1811 een museum geopend in Gouda.", dutch],
])("a reader would ask which one: %s", (text, language) => expect(asked(language, text)).toBe(true));

it.each([
  ["Die Stadt Trier wurde im Jahr 1811 von einem Brand zerstört.", german],
  ["Die älteste Stadt liegt an der Mosel und heißt Trier.", german],
  ["Der Hafen von Emden verlor 1811 die meisten Schiffe.", german],
  ["La ville de Nantes comptait 4000 habitants en 1811.", french],
  ["Le roi français Louis XVIII fit construire le pont en pierre de Nantes.", french],
  ["En 1811 se abrió el puerto de Cádiz a los barcos ingleses.", spanish],
  ["En 1811 terminó la construcción del puente de Toledo.", spanish],
  ["Nel 1811 la nave di Garibaldi partì da Genova con duecento marinai.", italian],
  ["Alessandro Volta pubblicò nel 1811 una raccolta di lettere.", italian],
  ["Em 1811 a igreja de São Vicente foi destruída por um incêndio.", portuguese],
  ["De stad Gouda werd in 1811 door een brand verwoest.", dutch],
])("stands alone: %s", (text, language) => expect(asked(language, text)).toBe(false));

it("needs no introduction for what the text is about", () =>
  expect(asked(german, "Der Hafen verlor im Jahr 1811 viele Schiffe an Bremen.", ["hafen"])).toBe(false));
