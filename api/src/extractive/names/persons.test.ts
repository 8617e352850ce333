import { expect, it } from "vitest";
import { english } from "../language/english.ts";
import { lexiconOf } from "../lexicon.ts";
import { inParagraphs } from "../source.ts";
import { otherPersons } from "./persons.ts";

const lexicon = (...paragraphs: string[]) =>
  lexiconOf({ title: null, url: null, language: null, passages: inParagraphs(paragraphs) }, english);

const people = [
  "Clara Haskins opened a school in Portland in 1871 and wrote three books on salt.",
  "Samuel Colt said that Haskins was the best teacher in all of Maine in her time.",
  "The chemist Abel Orwin discovered a new salt in a cave near Portland in 1880.",
  "Martha Reed painted the lighthouse of Portland from a boat in the summer of 1882.",
  "Robert Doyle and Edward Doyle argued about the price of salt for more than ten years.",
];

it("knows persons by first name, trade or deed, and their surnames", async () => {
  const { persons } = await lexicon(...people, "Visitors were often served Earl Grey tea and a cake in the hall.");
  expect(persons.get("Clara Haskins")?.form).toBe("full");
  expect(persons.get("Haskins")?.form).toBe("surname");
  expect(persons.get("Abel Orwin")?.form).toBe("full");
  for (const name of ["Earl Grey", "Portland", "Maine", "Doyle"]) expect(persons.has(name)).toBe(false);
});

it("offers the same form of name, of a woman for a woman, and no surname of two", async () => {
  const { persons, sentences } = await lexicon(...people);
  const others = (name: string, index: number) => {
    const [person, sentence] = [persons.get(name), sentences[index]];
    return person && sentence ? otherPersons(person, sentence, persons).map(({ text }) => text) : [];
  };
  expect(others("Abel Orwin", 2)).toContain("Samuel Colt");
  expect(others("Haskins", 1)).toEqual(["Reed"]);
});
