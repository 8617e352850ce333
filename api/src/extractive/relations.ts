import type { Language } from "./language/language.ts";
import type { Mention } from "./names/mentions.ts";
import type { Sentence } from "./sentence.ts";
import type { Occurrence } from "./terms.ts";
import type { Word } from "./words.ts";

/** Facts about names and terms from the text itself. */
export interface Relations {
  /** Whether a list such as "A, B and C" contains both. */
  areListed(a: string, b: string): boolean;
  /** Terms that a sentence of the text defines or introduces. */
  defined: ReadonlySet<string>;
}

interface Item {
  text: string;
  from: number;
  to: number;
}

/** A term at most this many words into a sentence can be what the sentence defines. */
const definedWithin = 2;

export function relationsOf(
  mentions: ReadonlyMap<Sentence, readonly Mention[]>,
  occurrences: ReadonlyMap<Sentence, readonly Occurrence[]>,
  language: Language,
): Relations {
  const listed = new Map<string, Set<string>>();
  const defined = new Set<string>();
  for (const sentence of new Set([...mentions.keys(), ...occurrences.keys()])) {
    const terms = occurrences.get(sentence) ?? [];
    const items: Item[] = [
      ...(mentions.get(sentence) ?? []),
      ...terms.map(({ term, from, to }) => ({ text: term.text, from, to })),
    ].sort((a, b) => a.from - b.from);
    for (const together of listsOf(items, sentence.words, language)) {
      for (const { text } of together) {
        const others = listed.get(text) ?? new Set();
        for (const other of together) if (other.text !== text) others.add(other.text);
        listed.set(text, others);
      }
    }
    for (const occurrence of terms) if (isDefined(occurrence, language)) defined.add(occurrence.term.text);
  }
  return { defined, areListed: (a, b) => listed.get(a)?.has(b) ?? false };
}

/** Whether the sentence defines the term or gives the thing its name. */
export function isDefined({ sentence: { words, text }, from, to }: Occurrence, language: Language): boolean {
  const before = words[from - 1]?.lower ?? "";
  if (language.naming.has(before)) return true;
  const opens = words.slice(0, from).every(({ lower }) => language.articles.has(lower));
  return opens && from < definedWithin && (language.defines?.test(text.slice(words[to - 1]?.end)) ?? false);
}

/** Items with nothing between but commas and a conjunction at the end. */
function listsOf(items: readonly Item[], words: readonly Word[], language: Language): Item[][] {
  const lists: Item[][] = [];
  let open: Item[] = [];
  let isClosed = false;
  const close = () => {
    if (isClosed && open.length > 1) lists.push(open);
    open = [];
    isClosed = false;
  };
  for (const item of items) {
    const last = open.at(-1);
    if (last) {
      const between = words.slice(last.to, item.from).filter(({ lower }) => !language.articles.has(lower));
      const joint = between.map(({ lower }) => lower).join(" ");
      if (conjunction.test(joint)) isClosed = true;
      else if (joint !== "," || isClosed) close();
    }
    open.push(item);
    if (isClosed) close();
  }
  return lists;
}

const conjunction = /^(, )?(and|or|und|oder|et|ou|y|e|o|i|u|en)$/;
