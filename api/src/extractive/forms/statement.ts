import type { Difficulty } from "../../content/content.shared.ts";
import { distractors } from "../gaps/gap.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Sentence } from "../sentence.ts";
import { seedOf, shuffledBy } from "../words.ts";
import { type Candidate, worthOf } from "./form.ts";
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
  const { sentence, text, mention } = predicate;
  const name = fullName(mention.text, lexicon);
  const ask = () => {
    lexicon.effort.examined += all.length;
    const related = lexicon.sentences.filter((other) => other.text.includes(lastOf(name)));
    const fit = all.filter(
      (other) => isOther(other, predicate, lexicon) && !related.some((one) => says(one, other, lexicon)),
    );
    const ranked = fit.toSorted(
      (a, b) =>
        overlap(b.content, predicate.content) - overlap(a.content, predicate.content) ||
        seedOf(a.text) - seedOf(b.text),
    );
    const distinct: Predicate[] = [];
    for (const other of difficulty === "hard" ? ranked : ranked.reverse()) {
      const isNew = !distinct.some((one) => lastOf(one.mention.text) === lastOf(other.mention.text));
      if (distinct.length < distractors && isNew) distinct.push(other);
    }
    if (distinct.length < distractors) return null;
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

const lastOf = (name: string) => name.slice(name.lastIndexOf(" ") + 1);

/** "Wilhelm Wundt" where the sentence has "Wundt". */
function fullName(name: string, { persons }: Lexicon): string {
  const longer = [...persons.keys()].filter((text) => text.endsWith(` ${name}`));
  return longer.length === 1 ? (longer[0] as string) : name;
}

/** Above these shares of common words, one person's statement could be true of the other. */
const most = { overlap: 0.34, told: 0.5 };

function isOther(
  other: Predicate,
  { mention, sentence, text, isPast, content }: Predicate,
  { mentions }: Lexicon,
): boolean {
  const own = lastOf(mention.text);
  if (other.sentence === sentence || other.isPast !== isPast || lastOf(other.mention.text) === own) return false;
  if (!areOfOneLength(other.text, text) || other.text.includes(own)) return false;
  return (
    overlap(other.content, content) <= most.overlap &&
    !(mentions.get(other.sentence) ?? []).some((one) => lastOf(one.text) === own)
  );
}

const says = (sentence: Sentence, { content }: Predicate, lexicon: Lexicon): boolean =>
  [...content].filter((stem) => lexicon.content.get(sentence)?.has(stem)).length > most.told * content.size;
