import type { Difficulty } from "../../content/content.shared.ts";
import type { Lexicon } from "../lexicon.ts";
import { describedQuestions } from "./described.ts";
import type { Candidate } from "./form.ts";
import { predicatesIn } from "./predicates.ts";
import { statementQuestions } from "./statement.ts";
import { termQuestions } from "./term.ts";
import { whoQuestions } from "./who.ts";

/** All possible questions without a gap for a text. */
export function formQuestions(lexicon: Lexicon, difficulty: Difficulty): Candidate[] {
  const predicates = predicatesIn(lexicon);
  return [
    ...termQuestions(lexicon, difficulty),
    ...describedQuestions(lexicon, difficulty),
    ...whoQuestions(predicates, lexicon, difficulty),
    ...statementQuestions(predicates, lexicon, difficulty),
  ].filter(({ worth }) => worth > 0);
}
