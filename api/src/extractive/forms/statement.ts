import type { Difficulty } from "../../content/content.shared.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Sentence } from "../sentence.ts";
import { seedOf, shuffledBy } from "../words.ts";
import { type Candidate, worthOf, wrongOptions } from "./form.ts";
import { areOfOneLength, isTold, overlap, sizeOf } from "./plain.ts";
import type { Predicate } from "./predicates.ts";

/** Asks for the statement about a person, among statements about others. */
export const statementQuestions = (
  predicates: readonly Predicate[],
  lexicon: Lexicon,
  difficulty: Difficulty,
): Candidate[] => {
  const long = predicates.filter(({ text, sentence }) => sizeOf(text) >= leastWords && sentence.text.includes(text));
  return long
    .filter(({ isAlone }) => isAlone)
    .map((predicate) => statementQuestion(predicate, long, lexicon, difficulty));
};

/** Shorter statements may be true of others, too. */
const leastWords = 7;

function statementQuestion(
  predicate: Predicate,
  all: readonly Predicate[],
  lexicon: Lexicon,
  difficulty: Difficulty,
): Candidate {
  const { sentence, text, person } = predicate;
  const name = person.text;
  const ask = () => {
    lexicon.effort.examined += all.length;
    const related = lexicon.sentences.filter((other) => other.text.includes(person.surname));
    const fit = all.filter((other) => isOther(other, predicate) && !related.some((one) => says(one, other, lexicon)));
    const ranked = fit.toSorted(
      (a, b) =>
        overlap(b.content, predicate.content) - overlap(a.content, predicate.content) ||
        seedOf(a.text) - seedOf(b.text),
    );
    const distinct: Predicate[] = [];
    for (const other of difficulty === "hard" ? ranked : ranked.reverse()) {
      const isNew = !distinct.some((one) => one.person.surname === other.person.surname);
      if (distinct.length < wrongOptions && isNew) distinct.push(other);
    }
    if (distinct.length < wrongOptions) return null;
    const options = shuffledBy(seedOf(text), [text, ...distinct.map((other) => other.text)], (option) => option);
    return { questionText: lexicon.language.forms.statement(name), options };
  };
  const keys = [`answer ${text}`, `answer ${name.toLowerCase()}`];
  return {
    form: "statement",
    sentence,
    answer: text,
    keys,
    worth: isTold(name, text) ? 0 : worthOf.statement[difficulty],
    ask,
    typed: () => null,
  };
}

/** Above these shares of common words, one person's statement could be true of the other. */
const most = { overlap: 0.34, told: 0.5 };

function isOther(other: Predicate, { person, sentence, text, isPast, content }: Predicate): boolean {
  const own = person.surname;
  if (other.sentence === sentence || other.isPast !== isPast || other.person.surname === own) return false;
  if (!areOfOneLength(other.text, text) || other.text.includes(own)) return false;
  return overlap(other.content, content) <= most.overlap && !other.sentence.text.includes(own);
}

const says = (sentence: Sentence, { content }: Predicate, lexicon: Lexicon): boolean =>
  [...content].filter((stem) => lexicon.content.get(sentence)?.has(stem)).length > most.told * content.size;
