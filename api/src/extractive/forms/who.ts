import type { Difficulty } from "../../content/content.shared.ts";
import type { Lexicon } from "../lexicon.ts";
import { personAsked } from "./described.ts";
import { type Candidate, worthOf } from "./form.ts";
import { isTold } from "./plain.ts";
import type { Predicate } from "./predicates.ts";

/** Asks for the person behind a statement in the text. */
export const whoQuestions = (predicates: readonly Predicate[], lexicon: Lexicon, difficulty: Difficulty): Candidate[] =>
  predicates
    .filter(({ person, asked }) => !isTold(person.text, asked))
    .map(({ person, sentence, asked }) => ({
      form: "who",
      sentence,
      answer: person.text,
      keys: [`answer ${person.text.toLowerCase()}`],
      worth: worthOf.who[difficulty],
      ...personAsked(lexicon.language.forms.who(asked), asked, person, sentence, lexicon),
    }));
