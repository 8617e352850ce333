import { wrongOptions } from "../forms/form.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Sentence } from "../sentence.ts";
import { isCapital, stemsOf } from "../words.ts";
import type { Person } from "./persons.ts";

/** A sentence with this share of another's words, and at least three of them, counts as a paraphrase. */
const paraphrase = { share: 0.35, least: 3 };

/** Other persons who surely did not do what the sentence states, the nearest first. */
export function otherPersons(person: Person, sentence: Sentence, lexicon: Lexicon): string[] {
  const { persons, effort, language } = lexicon;
  // Adjectives and participles agree with the person in the other languages.
  const showsGender = language.code !== "en" || sentence.words.some(({ lower }) => language.persons.has(lower));
  effort.examined += persons.length;
  const couldBeRight = saysTheSame(sentence, person.text, lexicon);
  const around = sentence.text.toLowerCase();
  const distance = ({ mentions }: Person) =>
    Math.min(...mentions.map((mention) => Math.abs(mention.sentence.index - sentence.index)));
  const fit = persons
    .filter(
      (other) =>
        (!showsGender || other.isFemale === person.isFemale) &&
        isTitled(other) === isTitled(person) &&
        !partsOf(other).some((part) => around.includes(part.toLowerCase()) || partsOf(person).includes(part)) &&
        !other.mentions.some((mention) => couldBeRight(mention.sentence)),
    )
    .sort((a, b) => distance(a) - distance(b));
  const distinct: Person[] = [];
  for (const other of fit)
    if (
      distinct.length < wrongOptions &&
      !distinct.some((one) => partsOf(one).some((part) => partsOf(other).includes(part)))
    )
      distinct.push(other);
  return distinct.map(({ text }) => text);
}

const partsOf = ({ text }: Person) => text.split(" ").filter((part) => isCapital(part) && part.length > 1);

/** A king stands out among people with surnames. */
const isTitled = ({ text, surname }: Person) => text === surname;

/** Whether another sentence is so similar that a person from it would be right as well. */
function saysTheSame(sentence: Sentence, answer: string, { content, effort }: Lexicon) {
  const own = stemsOf(answer);
  const stems = [...(content.get(sentence) ?? [])].filter((stem) => !own.has(stem));
  const enough = Math.max(paraphrase.least, stems.length * paraphrase.share);
  return (other: Sentence): boolean => {
    effort.examined += 1;
    return other === sentence || stems.filter((stem) => content.get(other)?.has(stem)).length >= enough;
  };
}
