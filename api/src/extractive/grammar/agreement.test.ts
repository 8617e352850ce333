import { describe, expect, it } from "vitest";
import { dutch } from "../language/dutch.ts";
import { french } from "../language/french.ts";
import { german } from "../language/german.ts";
import { italian } from "../language/italian.ts";
import type { Language } from "../language/language.ts";
import { portuguese } from "../language/portuguese.ts";
import { spanish } from "../language/spanish.ts";
import type { Sentence } from "../sentence.ts";
import { sentencesOf } from "../sentences.ts";
import { fitsSlot, slotAt } from "./agreement.ts";
import { learnedFrom } from "./learn.ts";

/** The nouns that can replace `noun` in the first sentence. The other sentences show their forms. */
async function fitting(language: Language, text: string, noun: string, others: string) {
  const sentences = sentencesOf([{ text, section: null }], language);
  const base = await language.grammar?.load();
  if (!base) throw new Error("A language without grammar");
  const grammar = learnedFrom(sentences, language, base);
  const { words } = sentences[0] as Sentence;
  const slot = slotAt(
    words,
    words.findIndex((word) => word.text === noun),
    language,
    grammar,
  );
  return slot && others.split(" ").filter((other) => fitsSlot(other, slot, grammar));
}

describe("German", () => {
  it.each([
    ["Das Eisen hat eine Temperatur und eine Dichte.", "Temperatur", "Dichte Druck Farben Masse", "Dichte Masse"],
    ["Die Stärke des Bebens wird gemessen.", "Bebens", "Sturms Sturm Welle Windes Wellen", "Sturms Windes"],
    ["Er fand es mit großen Schiffen.", "Schiffen", "Booten Boote Boot Wagen", "Booten Wagen"],
    ["Es enthält viel Eisen.", "Eisen", "Sauerstoff Kohle Kohlen", "Sauerstoff Kohle"],
    ["Der Hochofen ist alt.", "Hochofen", "Rennofen Schmelzpunkt Hütte", "Rennofen Schmelzpunkt"],
  ])("%s", async (text, noun, others, fit) => expect((await fitting(german, text, noun, others))?.join(" ")).toBe(fit));

  it("reads no name and no verb as a noun", async () =>
    expect(await fitting(german, "Wir sahen Madagaskar dort.", "Madagaskar", "Insel")).toBeNull());
});

describe("articles and elisions", () => {
  it.each([
    [french, "La pression de l'eau monte.", "eau", "air huile vin essence", "huile essence"],
    [french, "La fin du voyage approche.", "voyage", "projet usine été train", "projet train"],
    [italian, "Lo studio è finito.", "studio", "scavo libro olio strumento", "scavo strumento"],
    [italian, "Il libro è finito.", "libro", "scavo vaso olio casa", "vaso"],
    [spanish, "Vieron el barco, la vela, el motor y los remos.", "barco", "vela motor remos", "motor"],
    [portuguese, "Viram a casca, o tronco e a folha.", "casca", "tronco folha", "folha"],
    [dutch, "Ze zagen de dijk, het schip en de sluis.", "dijk", "schip sluis", "sluis"],
  ])("%#", async (language, text, noun, others, fit) =>
    expect((await fitting(language, text, noun, others))?.join(" ")).toBe(fit));
});
