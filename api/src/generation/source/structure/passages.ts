import type { Anchor, Passage } from "../../../extractive/source.ts";
import type { Path } from "./headings.ts";
import { isProse } from "./prose.ts";

/** A paragraph or an item of a list, as a reader found it. */
export interface Block {
  text: string;
  anchor: Anchor;
  path: Path;
  isItem?: boolean;
}

/** Characters. Sources with less prose, such as slides and lists, are left unchanged. */
const leastProse = 200;

/** The prose of a source, each paragraph with its heading. Headings, lists of sources, captions and tasks are left out. */
export function passagesIn(blocks: readonly Block[], title: string | null = null): Passage[] {
  const ownBlocks = blocks.filter((block) => !isApart(block));
  let hasQuestion = false;
  const prose = ownBlocks.filter(({ text, isItem = false }) => {
    const isOption = isItem && hasQuestion && !/[.!。][^\w.!。]*$/.test(text);
    if (!isItem) hasQuestion = /[?？؟]\s*$|_{3,}/.test(text);
    return !isOption && isProse(text, isItem);
  });
  const best = [prose, ownBlocks].find((some) => sizeOf(some) >= leastProse) ?? blocks;
  return best.map(({ text, anchor, path }) => ({ text, anchor, section: sectionOf(path, title) }));
}

const isApart = ({ path, text, isItem }: Block) =>
  path.some(({ apart }) => apart === "yes") ||
  (path.some(({ apart }) => apart === "perhaps") &&
    (isItem || text.length < leastParagraph || /[?？؟]\s*$/.test(text)));

/** Characters. A text of this length is prose, even under a heading that seldom has any. */
const leastParagraph = 150;

const sizeOf = (blocks: readonly Block[]) => blocks.reduce((sum, { text }) => sum + text.trim().length, 0);

/** Text under the title alone has no heading. */
const sectionOf = (path: Path, title: string | null) => path.findLast(({ text }) => text !== title)?.text ?? null;
