import type { Difficulty } from "../../content/content.shared.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Name } from "../names/names.ts";
import { personQuestion, personsFor } from "./described.ts";
import { type Candidate, worthOf } from "./form.ts";
import { isTold } from "./plain.ts";
import type { Predicate } from "./predicates.ts";

/** Asks for the person behind a statement in the text. */
export const whoQuestions = (predicates: readonly Predicate[], lexicon: Lexicon, difficulty: Difficulty): Candidate[] =>
  predicates.filter(({ isAlone }) => isAlone).flatMap((predicate) => whoQuestion(predicate, lexicon, difficulty));

function whoQuestion({ mention, sentence, asked }: Predicate, lexicon: Lexicon, difficulty: Difficulty): Candidate[] {
  const name = lexicon.names.get(mention.text) as Name;
  const { who } = lexicon.language.forms;
  if (isTold(name.text, asked)) return [];
  const ask = () => {
    const options = personsFor(mention, name, asked, lexicon, difficulty);
    return options && { questionText: who(asked), options };
  };
  const keys = [`answer ${name.text.toLowerCase()}`];
  const typed = () => personQuestion(who(asked), name, lexicon);
  return [{ form: "who", sentence, answer: name.text, keys, worth: worthOf.who[difficulty], ask, typed }];
}
