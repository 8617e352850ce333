import type { Difficulty } from "../../content/content.shared.ts";
import type { Lexicon } from "../lexicon.ts";
import { otherPersons } from "../person/others.ts";
import type { Mention, Person } from "../person/persons.ts";
import type { Sentence } from "../sentence.ts";
import { type Typed, textQuestion } from "../typed.ts";
import { seedOf, shuffledBy } from "../words.ts";
import { type Candidate, worthOf, wrongOptions } from "./form.ts";
import { isTold, sizeOf } from "./plain.ts";

/** Number of words in a description. Shorter ones fit many people. */
const leastWords = 6;

/** Number of words before a name that is not the subject of its sentence. */
const leastBefore = 4;

/** Asks for the person described after a name: "Nathaniel Bacon, a planter who …". */
export const describedQuestions = (lexicon: Lexicon, difficulty: Difficulty): Candidate[] =>
  lexicon.persons.flatMap((person) =>
    person.mentions.flatMap((mention) => describedQuestion(person, mention, lexicon, difficulty) ?? []),
  );

function describedQuestion(
  person: Person,
  { sentence, from, to }: Mention,
  lexicon: Lexicon,
  difficulty: Difficulty,
): Candidate | null {
  const { forms } = lexicon.language;
  lexicon.effort.examined += 1;
  const description = forms.apposition.exec(sentence.text.slice(sentence.words[to - 1]?.end));
  const text = description?.groups?.text;
  // "According to Maslow, the highest needs …" has no description after the name.
  if (from < leastBefore && (description?.[0].endsWith(".") || from > 0)) return null;
  if (!text || sizeOf(text) < leastWords || isTold(person.text, text)) return null;
  if (forms.leans.test(text) || lexicon.plain.pointsOut.test(text) || /["“”„«»!?]/.test(text)) return null;
  return personAsked(forms.description(text), text, person, sentence, lexicon, difficulty);
}

/** A question for a person, with three others or for the name itself. */
export const personAsked = (
  questionText: string,
  said: string,
  person: Person,
  sentence: Sentence,
  lexicon: Lexicon,
  difficulty: Difficulty,
): Candidate => ({
  form: "who",
  sentence,
  answer: person.text,
  keys: [`answer ${person.text.toLowerCase()}`],
  worth: worthOf.who[difficulty],
  ask() {
    const others = otherPersons(person, sentence, lexicon).filter((other) => !isTold(other, said));
    if (others.length < wrongOptions) return null;
    return { questionText, options: shuffledBy(seedOf(sentence.text), [person.text, ...others], (option) => option) };
  },
  typed: () => personTyped(questionText, person, lexicon),
});

/** The surname alone is accepted if nobody else in the text has it. */
function personTyped(questionText: string, { text, surname }: Person, { persons }: Lexicon): Typed | null {
  const isOnlyOne = persons.filter((other) => other.surname === surname).length === 1;
  return textQuestion(questionText, text, isOnlyOne ? [surname] : []);
}
