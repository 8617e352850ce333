import { expect, it } from "vitest";
import { german } from "../language/german.ts";
import type { Language } from "../language/language.ts";
import { spanish } from "../language/spanish.ts";
import { lexiconOf } from "../lexicon.ts";
import type { Name } from "../names/names.ts";
import { inParagraphs } from "../source.ts";
import { otherPersons } from "./other-persons.ts";

const texts = {
  german: `Das Kloster in Lorsch wurde von Abt Konrad Weber gegründet. Die Orgel baute 1715 der Meister Johann Krause für die Mönche.
    Der Maler Peter Lenz schmückte den Saal mit Bildern der Jahreszeiten. Die Malerin Anna Vogt schuf die Tafel über dem Altar.
    Ernst Koch fand 1852 die Handschrift in einer Truhe unter der Treppe. Otto Brandt beschrieb die Gräber der Stifter in einem Buch.
    Papst Pius VII. besuchte Lorsch auf dem Weg nach Paris. Der englische Arzt Thomas Reed vermaß die Gebeine aus den Gräbern.`,
  spanish: `El arquitecto Juan Herrera dibujó los planos del convento de Toledo. El pintor Pedro Salas decoró la capilla con escenas del mar.
    El médico alemán Otto Brandt curó a los monjes durante la epidemia. Luisa Vega escribió la historia de la orden en tres tomos.
    El escultor Diego Rojas talló las puertas de madera. El músico Carlos Prado compuso los himnos de la orden.`,
};

async function others(language: Language, text: string, name: string) {
  const source = {
    title: null,
    url: null,
    language: null,
    passages: inParagraphs([text]),
  } as const;
  const lexicon = await lexiconOf({ ...source, passages: [...source.passages] }, language);
  const found = lexicon.names.get(name) as Name;
  return found.mentions.flatMap((mention) => otherPersons(mention, found, lexicon)).sort();
}

it("offers men for a man, with as many names", async () => {
  const options = await others(german, texts.german, "Ernst Koch");
  expect(options).toHaveLength(3);
  for (const option of options)
    expect(["Johann Krause", "Otto Brandt", "Peter Lenz", "Thomas Reed", "Konrad Weber"]).toContain(option);
});

it("prefers persons of the same trade", async () =>
  expect(await others(spanish, texts.spanish, "Pedro Salas")).not.toContain("Luisa Vega"));

it("offers nobody for the only woman, the only pope and the only foreigner", async () => {
  expect(await others(german, texts.german, "Anna Vogt")).toEqual([]);
  expect(await others(german, texts.german, "Thomas Reed")).toEqual([]);
  expect(await others(spanish, texts.spanish, "Otto Brandt")).toEqual([]);
  expect(await others(spanish, texts.spanish, "Luisa Vega")).toEqual([]);
});
