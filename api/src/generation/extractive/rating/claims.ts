import type { QuestionOrder } from "../ask.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Sentence } from "../sentences.ts";

/** Characters. Whoever answers has to keep all of it in mind. */
const longest = 130;

/** Figures, and what joins two claims into one that nobody can agree with by half. */
const several = /[\d,;]|\s(and|or|und|oder|et|ou|y|o|e|en|of een)\s/u;

/** Sentences in which the source judges something itself, and does not report what others did or thought. */
export const claimsOf = ({ sentences, language, weight, statements }: Lexicon, { allows }: QuestionOrder): Sentence[] =>
  sentences
    .filter(
      (sentence) =>
        statements.has(sentence) &&
        allows(sentence) &&
        language.rating.judges.test(sentence.text) &&
        !language.rating.reports.test(sentence.text) &&
        !language.weakens.test(sentence.text) &&
        sentence.text.length <= longest &&
        !several.test(sentence.text),
    )
    .sort((a, b) => weight(b) - weight(a));
