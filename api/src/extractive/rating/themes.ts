import type { Lexicon } from "../lexicon.ts";
import type { QuestionOrder } from "../order.ts";
import type { Sentence } from "../sentence.ts";
import { explainedIn } from "./explained.ts";
import { quoted } from "./heading.ts";
import { partsOf } from "./parts.ts";

/** A subject that people can rate their knowledge of: a part of the source, or a term it explains. */
export interface Theme {
  kind: "part" | "question" | "term";
  /** The name as used in a question, in quotes. */
  label: string;
  /** The shorter name, as one option of several. */
  name: string;
  /** The sentence that says most about it. */
  sentence: Sentence;
  size: number;
}

/** The themes of the source that the order allows, in its order. */
export function themesOf(lexicon: Lexicon, { source, allows }: QuestionOrder): Theme[] {
  const { language } = lexicon;
  const parts = partsOf(lexicon, source).flatMap(({ name, label, isQuestion, sentences, size }): Theme[] => {
    const sentence = telling(sentences.filter(allows), lexicon);
    const kind = isQuestion ? "question" : "part";
    return sentence ? [{ kind, name, label: quoted(label, language), sentence, size }] : [];
  });
  const partLabels = parts.map(({ label }) => label.toLowerCase());
  const terms = explainedIn(lexicon).flatMap(({ label, sentence }): Theme[] => {
    const isOfPart = partLabels.some((name) => name.includes(label.toLowerCase()));
    if (isOfPart || !allows(sentence)) return [];
    return [{ kind: "term", name: label, label: quoted(label, language), sentence, size: 0 }];
  });
  return [...parts, ...terms].sort(inOrder);
}

/** The most central sentence that makes sense without most of the text, or otherwise the first sentence. */
export function telling(sentences: readonly Sentence[], { statements, weight }: Lexicon): Sentence | undefined {
  const sorted = sentences.toSorted((a, b) => weight(b) - weight(a));
  return sorted.find((sentence) => statements.has(sentence)) ?? sentences[0];
}

export const inOrder = (a: { sentence: Sentence }, b: { sentence: Sentence }) => a.sentence.index - b.sentence.index;
