import type { Sentence } from "../sentence.ts";
import type { Tags } from "../tags.ts";
import { wordsOf } from "../words.ts";

/** The topic of a source, as stems. */
export interface Topic {
  title: ReadonlySet<string>;
  /** Stems of each heading, including the title's. */
  headings: ReadonlyMap<string | null, ReadonlySet<string>>;
  /** Whether a reader knows what a noun means, because the title, the heading or the whole text is about it. */
  isKnown(stem: string, sentence: Sentence): boolean;
}

/** Plural nouns in more sentences than this share, and than `least`, need no introduction: "the colonists". */
const commonShare = { share: 0.04, least: 3 };

const stems = (text: string) => wordsOf(text).map(({ stem }) => stem);

export function topicOf(title: string | null, sentences: readonly Sentence[], tags: Tags): Topic {
  const own = new Set(stems(title ?? ""));
  const sections = [...new Set(sentences.map(({ section }) => section))];
  const headings = new Map(sections.map((section) => [section, new Set([...own, ...stems(section ?? "")])]));
  const common = commonNouns(sentences, tags);
  const isKnown = (stem: string, { section }: Sentence) =>
    common.has(stem) || (headings.get(section)?.has(stem) ?? false);
  return { title: own, headings, isKnown };
}

function commonNouns(sentences: readonly Sentence[], tags: Tags): Set<string> {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const all = tags.get(sentence) ?? [];
    const plurals = new Set(sentence.words.flatMap(({ stem }, index) => (all[index]?.isPlural ? stem : [])));
    for (const stem of plurals) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const most = Math.max(commonShare.least, commonShare.share * sentences.length);
  return new Set([...counts].flatMap(([stem, count]) => (count > most ? stem : [])));
}
