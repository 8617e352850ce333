import type { Difficulty } from "../../content/content.shared.ts";
import type { Lexicon } from "../lexicon.ts";
import { describedQuestions } from "./described.ts";
import type { Candidate } from "./form.ts";
import { predicatesIn } from "./predicates.ts";
import { termQuestions } from "./term.ts";
import { whoQuestions } from "./who.ts";

/** All possible questions without a gap for a text. */
export const formQuestions = (lexicon: Lexicon, difficulty: Difficulty): Candidate[] => [
  ...termQuestions(lexicon, difficulty),
  ...describedQuestions(lexicon, difficulty),
  ...whoQuestions(predicatesIn(lexicon), lexicon, difficulty),
];
