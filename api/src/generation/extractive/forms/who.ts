import type { Difficulty } from "../../../content/content.shared.ts";
import { otherPersons } from "../grammar/other-persons.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Name } from "../names/names.ts";
import { distractors, otherNames } from "../others.ts";
import { seedOf, shuffledBy } from "../words.ts";
import { type Candidate, worthOf } from "./form.ts";
import { isTold } from "./plain.ts";
import type { Predicate } from "./predicates.ts";

/** Asks who did or was what the text says of a person. */
export const whoQuestions = (predicates: readonly Predicate[], lexicon: Lexicon, difficulty: Difficulty): Candidate[] =>
  predicates.filter(({ isAlone }) => isAlone).flatMap((predicate) => whoQuestion(predicate, lexicon, difficulty));

function whoQuestion({ mention, sentence, asked }: Predicate, lexicon: Lexicon, difficulty: Difficulty): Candidate[] {
  const name = lexicon.names.get(mention.text) as Name;
  const { who } = lexicon.language.forms;
  if (isTold(name.text, asked)) return [];
  const ask = () => {
    const all = lexicon.grammar ? otherPersons(mention, name, lexicon) : otherNames(mention, name, lexicon, difficulty);
    const others = all.filter(
      (other) => other.split(" ").length > 1 === name.parts.length > 1 && !isTold(other, asked),
    );
    if (others.length < distractors) return null;
    const options = shuffledBy(seedOf(sentence.text), [name.text, ...others.slice(0, distractors)], (option) => option);
    return { questionText: who(asked), options };
  };
  const keys = [`answer ${name.text.toLowerCase()}`];
  return [{ form: "who", sentence, answer: name.text, keys, worth: worthOf.who[difficulty], ask }];
}
