import { meaningsIn } from "../forms/meanings.ts";
import type { Lexicon } from "../lexicon.ts";
import type { QuestionOrder } from "../order.ts";
import type { Sentence } from "../sentence.ts";
import { bare, isCapital, type Word } from "../words.ts";
import { nameOf, quoted, titleOf } from "./heading.ts";

/** A subject that people can rate their knowledge of: a part of the source, a term or a name in it, or its title. */
export interface Theme {
  kind: "part" | "question" | "term" | "name" | "title";
  /** The name as used in a question, in quotes. */
  label: string;
  /** The shorter name, as one option of several. */
  name: string;
  /** The sentence that says most about it. */
  sentence: Sentence;
  size: number;
}

/** Characters and sentences of a part, and uses of a term and of a name. Others are mentioned in passing. */
const least = { size: 250, sentences: 2, uses: 3, names: 2 };

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
  const labels = [...whole, ...parts, ...terms].map(({ label }) => label.toLowerCase());
  const names = (parts.length > 0 ? [] : [...namesIn(lexicon)]).flatMap(([name, inside]) => {
    const isKnown = labels.some((label) => label.includes(name.toLowerCase()));
    return isKnown ? [] : themeOf("name", name, name, inside).map((theme) => ({ ...theme, size: 0 }));
  });
  return [...whole, ...[...parts, ...terms, ...names].sort(inOrder)];
}

/** Words of a name; more capitals in a row may be anything. */
const nameWords = { least: 2, most: 4 };

/** People, and other names of several words, that the source names again, with their sentences. */
function namesIn({ sentences, persons, plain, effort }: Lexicon): Map<string, Sentence[]> {
  effort.examined += sentences.length;
  const people = persons.map(({ text, mentions }) => [text, mentions.map(({ sentence }) => sentence)] as const);
  const isPerson = (name: string) => persons.some(({ surname }) => name.split(" ").includes(surname));
  const runs = plain.capitalNouns
    ? []
    : sentences.flatMap((sentence) => runsIn(sentence).map((name) => ({ name, sentence })));
  const others = Map.groupBy(runs, ({ name }) => name);
  return new Map([
    ...people.filter(([, inside]) => inside.length >= least.names),
    ...[...others].flatMap(([name, uses]) =>
      uses.length >= least.names && !isPerson(name) ? [[name, uses.map(({ sentence }) => sentence)] as const] : [],
    ),
  ]);
}

/** Capitalized words in a row. The first word of the sentence may be any word. */
function runsIn({ text, words }: Sentence): string[] {
  const runs: Word[][] = [];
  for (const word of words.slice(1)) {
    const last = runs.at(-1)?.at(-1);
    if (!isCapital(word.text) || word.text.length < 2) continue;
    if (last && text.slice(last.end, word.start) === " ") runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs
    .filter(({ length }) => length >= nameWords.least && length <= nameWords.most)
    .map((run) => bare(text.slice(run[0]?.start, run.at(-1)?.end)));
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
