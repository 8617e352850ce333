import type { Lexicon } from "../lexicon.ts";
import type { Sentence } from "../sentence.ts";
import type { SourceText } from "../source.ts";
import { nameOf, titleOf } from "./heading.ts";

/** The text under one heading of a source. */
export interface Part {
  name: string;
  /** The name, with the title before it if the name says too little alone. */
  label: string;
  isQuestion: boolean;
  sentences: Sentence[];
  size: number;
}

/** Characters and sentences. Shorter parts say too little to rate. */
const least = { size: 250, sentences: 2 };

/** Maximum number of characters in a title that is put before a name of one word, or of two. */
const shortTitle = { beforeOneWord: 60, beforeTwo: 25 };

/** The parts named by headings, in the order of the source. */
export function partsOf(lexicon: Lexicon, source: SourceText): Part[] {
  const title = titleOf(source);
  return [...sectionsOf(lexicon, source)].flatMap(([heading, sentences]) => {
    const name = nameOf(heading, lexicon);
    const size = sentences.reduce((sum, { text }) => sum + text.length, 0);
    if (name === null || name === title || size < least.size || sentences.length < least.sentences) return [];
    const label = labelOf(name, title, sentences);
    return label === null ? [] : [{ name, label, isQuestion: name.endsWith("?"), sentences, size }];
  });
}

function labelOf(name: string, title: string | null, sentences: readonly Sentence[]): string | null {
  const count = name.split(" ").length;
  if (count > 2) return name;
  const holds = (title?.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => name.toLowerCase().includes(word));
  const most = count === 1 ? shortTitle.beforeOneWord : shortTitle.beforeTwo;
  if (title !== null && !holds && title.length <= most && !/\p{P}$/u.test(title)) return `${title}: ${name}`;
  if (count > 1 || holds) return name;
  // A single word without a title names a subject only if several sentences of its part contain the word.
  const word = name.toLowerCase();
  return sentences.filter(({ text }) => text.toLowerCase().includes(word)).length > 1 ? name : null;
}

/** Sentences by the heading above them. A heading that appears again elsewhere names no part. */
export function sectionsOf({ sentences, effort }: Lexicon, { passages }: SourceText): Map<string, Sentence[]> {
  effort.examined += sentences.length;
  const texts = passages.map(({ text }) => text.replace(/\s+/g, " ").trim());
  const whole = texts.join(" ");
  const sections = new Map<string, Sentence[]>();
  const ended = new Set<string>();
  let [passage, end, from] = [0, texts[0]?.length ?? 0, 0];
  let open: string | null = null;
  for (const sentence of sentences) {
    const at = whole.indexOf(sentence.text, from);
    if (at < 0) break;
    from = at + sentence.text.length;
    while (at > end) end += 1 + (texts[++passage]?.length ?? whole.length);
    const section = passages[passage]?.section ?? null;
    if (section !== open && open !== null) ended.add(open);
    open = section;
    if (section === null) continue;
    if (ended.has(section)) sections.delete(section);
    else {
      const inside = sections.get(section) ?? [];
      inside.push(sentence);
      sections.set(section, inside);
    }
  }
  return sections;
}
