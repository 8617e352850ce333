import type { Difficulty } from "../../content/content.shared.ts";
import { distractors } from "../gaps/gap.ts";
import { otherNames } from "../gaps/others.ts";
import { otherPersons } from "../grammar/other-persons.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Mention } from "../names/mentions.ts";
import type { Name } from "../names/names.ts";
import { type Typed, textQuestion } from "../typed.ts";
import { seedOf, shuffledBy } from "../words.ts";
import { type Candidate, worthOf } from "./form.ts";
import { isTold, sizeOf } from "./plain.ts";

/** Number of words in a description. Shorter ones fit many people. */
const leastWords = 6;

/** Number of words before a name that is not the subject of its sentence. */
const leastBefore = 4;

/** Asks for the person described after a name: "Nathaniel Bacon, a planter who …". */
export function describedQuestions(lexicon: Lexicon, difficulty: Difficulty): Candidate[] {
  return lexicon.sentences.flatMap((sentence) =>
    (lexicon.mentions.get(sentence) ?? []).flatMap((mention) => describedQuestion(mention, lexicon, difficulty) ?? []),
  );
}

function describedQuestion(mention: Mention, lexicon: Lexicon, difficulty: Difficulty): Candidate | null {
  const { sentence, from, to } = mention;
  const name = lexicon.names.get(mention.text);
  const { forms, pointsOut } = lexicon.language;
  lexicon.effort.examined += 1;
  if (!name || !lexicon.persons.has(mention.text)) return null;
  const descriptionText = forms.apposition.exec(sentence.text.slice(sentence.words[to - 1]?.end));
  const text = descriptionText?.groups?.text;
  // "According to Maslow, the highest needs …" has no description after the name.
  if (from < leastBefore && (descriptionText?.[0].endsWith(".") || from > 0)) return null;
  if (!text || sizeOf(text) < leastWords || isTold(name.text, text)) return null;
  if (forms.leans.test(text) || pointsOut.test(text) || /["“”„«»!?]/.test(text)) return null;
  return {
    form: "who",
    sentence,
    answer: name.text,
    keys: [`answer ${name.text.toLowerCase()}`],
    worth: worthOf.who[difficulty],
    ask: () => {
      const options = personsFor(mention, name, text, lexicon, difficulty);
      return options && { questionText: forms.description(text), options };
    },
    typed: () => personQuestion(forms.description(text), name, lexicon),
  };
}

/** A question for a person's name. The surname alone is accepted if nobody else in the text has it. */
export function personQuestion(questionText: string, { text }: Name, { persons }: Lexicon): Typed | null {
  const last = persons.get(text)?.surname ?? text;
  // The number of a king is no name.
  const surname = /\p{Ll}/u.test(last) ? last : text;
  const named = [...persons.values()].filter((person) => person.surname === surname);
  const fullNames = new Set(named.flatMap((person) => (person.text === surname ? [] : person.text)));
  const isOnlyOne = fullNames.size <= 1;
  return textQuestion(questionText, text, isOnlyOne ? [surname, ...fullNames] : []);
}

/** A person and three others who are not named in the question; null if there are fewer. */
export function personsFor(
  mention: Mention,
  name: Name,
  asked: string,
  lexicon: Lexicon,
  difficulty: Difficulty,
): string[] | null {
  const all = lexicon.grammar ? otherPersons(mention, name, lexicon) : otherNames(mention, name, lexicon, difficulty);
  const others = all
    .filter((other) => other.split(" ").length > 1 === name.parts.length > 1 && !isTold(other, asked))
    .slice(0, distractors);
  if (others.length < distractors) return null;
  return shuffledBy(seedOf(mention.sentence.text), [name.text, ...others], (option) => option);
}
