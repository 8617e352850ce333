import type { Lexicon } from "../lexicon.ts";
import type { QuestionOrder } from "../order.ts";
import type { Sentence } from "../sentence.ts";

/** Characters. People have to keep the whole claim in mind to rate it. */
const longest = 130;

/** Figures, and words that join two claims, because nobody can agree with half a statement. */
const several = /[\d,;]|\s(and|or|und|oder|et|ou|y|o|e|en|of een)\s/u;

/** Sentences with a judgement by the source itself, rather than a report of others' acts or thoughts. */
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
