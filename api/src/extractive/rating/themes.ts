import { meaningsIn } from "../forms/meanings.ts";
import type { Lexicon } from "../lexicon.ts";
import type { QuestionOrder } from "../order.ts";
import type { Sentence } from "../sentence.ts";
import { nameOf, quoted, titleOf } from "./heading.ts";

/** A subject that people can rate their knowledge of: a part of the source, a term it explains, or its title. */
export interface Theme {
  kind: "part" | "question" | "term" | "title";
  /** The name as used in a question, in quotes. */
  label: string;
  /** The shorter name, as one option of several. */
  name: string;
  /** The sentence that says most about it. */
  sentence: Sentence;
  size: number;
}

/** Characters and sentences of a part, and uses of a term. Others are mentioned in passing. */
const least = { size: 250, sentences: 2, uses: 3 };

/** Maximum number of characters in a title that is put before a name of one word, or of two. */
const shortTitle = { beforeOneWord: 60, beforeTwo: 25 };

/** The themes of the source that the order allows, in its order. */
export function themesOf(lexicon: Lexicon, { source, allows, isWhole }: QuestionOrder): Theme[] {
  const { language, sentences } = lexicon;
  const title = titleOf(source);
  const themeOf = (kind: Theme["kind"], name: string, label: string, inside: readonly Sentence[]): Theme[] => {
    const sentence = telling(inside.filter(allows), lexicon);
    const size = inside.reduce((sum, { text }) => sum + text.length, 0);
    return sentence ? [{ kind, name, label: quoted(label, language), sentence, size }] : [];
  };
  const parts = [...Map.groupBy(sentences, ({ section }) => section)].flatMap(([heading, inside]) => {
    const name = heading === null ? null : nameOf(heading, lexicon);
    const label = name === null || name === title || isRepeated(inside) ? null : labelOf(name, title);
    if (name === null || label === null) return [];
    return themeOf(name.endsWith("?") ? "question" : "part", name, label, inside).filter(
      ({ size }) => size >= least.size && inside.length >= least.sentences,
    );
  });
  const terms = meaningsIn(lexicon).flatMap(({ term, sentence, isListed }) => {
    const lower = term.toLowerCase();
    if (isListed || parts.some(({ label }) => label.toLowerCase().includes(lower))) return [];
    lexicon.effort.examined += sentences.length;
    const uses = sentences.filter(({ text }) => text.toLowerCase().includes(lower)).length;
    return uses < least.uses ? [] : themeOf("term", term, term, [sentence]);
  });
  const whole = title !== null && isWhole ? themeOf("title", title, title, sentences) : [];
  return [...whole, ...[...parts, ...terms].sort(inOrder)];
}

/** Whether a heading appears again elsewhere, so that it names no part. */
const isRepeated = (sentences: readonly Sentence[]) =>
  sentences.some(({ index }, place) => place > 0 && index !== (sentences[place - 1]?.index ?? 0) + 1);

function labelOf(name: string, title: string | null): string | null {
  const count = name.split(" ").length;
  if (count > 2) return name;
  const holds = (title?.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => name.toLowerCase().includes(word));
  const most = count === 1 ? shortTitle.beforeOneWord : shortTitle.beforeTwo;
  if (title !== null && !holds && title.length <= most && !/\p{P}$/u.test(title)) return `${title}: ${name}`;
  // A single word without a title may name any subject.
  return count > 1 || holds ? name : null;
}

/** The most central sentence that makes sense without others, or otherwise the first sentence. */
function telling(sentences: readonly Sentence[], { alone, weight }: Lexicon): Sentence | undefined {
  const sorted = sentences.toSorted((a, b) => weight(b) - weight(a));
  return sorted.find((sentence) => alone.has(sentence)) ?? sentences[0];
}

export const inOrder = (a: { sentence: Sentence }, b: { sentence: Sentence }) => a.sentence.index - b.sentence.index;
