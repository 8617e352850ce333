import type { Difficulty } from "../../content/content.shared.ts";
import type { Lexicon } from "../lexicon.ts";
import { describedQuestions, personAsked } from "./described.ts";
import type { Candidate } from "./form.ts";
import { isTold } from "./plain.ts";
import { predicatesIn } from "./predicates.ts";
import { termQuestions } from "./term.ts";

/** All possible questions without a gap for a text. */
export const formQuestions = (lexicon: Lexicon, difficulty: Difficulty): Candidate[] => [
  ...termQuestions(lexicon, difficulty),
  ...describedQuestions(lexicon, difficulty),
  ...predicatesIn(lexicon)
    .filter(({ person, asked }) => !isTold(person.text, asked))
    // Other questions name the subject of a whole text.
    .filter(({ person, sentence }) => !sentence.section?.includes(person.text))
    .map(({ person, sentence, asked }) =>
      personAsked(lexicon.language.forms.who(asked), asked, person, sentence, lexicon, difficulty),
    ),
];
