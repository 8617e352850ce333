import { type Path, under } from "./structure/headings.ts";
import type { Block } from "./structure/passages.ts";

const heading = /^ {0,3}(#{1,6})[ \t]+((?![ \t]).+|[ \t])$/;
/** The marks that may close a heading, after its first character. */
const closing = /(?:(?<=[^ \t])[ \t]+#*|(?<=^#|[^#])#+)$/;

/** Whether a text has Markdown headings, or a fence around code. */
export const isMarkdown = (text: string) => /^ {0,3}#{1,6}[ \t]+\S.*$|^(?:```|~~~)/m.test(text);

/** The first heading of the first level, as shown; null without one. */
export function markdownTitle(text: string): string | null {
  const [, name] = /^ {0,3}#[ \t]+(\S.*)$/m.exec(text) ?? [];
  return name ? plain(name.replace(closing, "")) : null;
}

/** The paragraphs and items of a Markdown text, as shown; code, tables and images are left out. */
export function markdownBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let path: Path = [];
  let open: { lines: string[]; isItem: boolean } | null = null;
  let fence: string | null = null;

  function close() {
    if (!open) return;
    const source = open.lines.join(" ");
    const visibleText = plain(source);
    if (!isLink.test(source))
      blocks.push({
        text: visibleText,
        anchor: { kind: "paragraph", paragraph: blocks.length + 1 },
        path,
        isItem: open.isItem,
      });
    open = null;
  }

  for (const whole of withoutHead(text).split(/\r\n?|\n/)) {
    const line = whole.replace(/^(?: {0,3}>)+ ?/, "");
    const marker = /^ {0,3}(```+|~~~+)/.exec(line)?.[1] ?? null;
    if (fence !== null) {
      if (marker?.startsWith(fence)) fence = null;
    } else if (marker !== null) {
      close();
      fence = marker;
    } else {
      readLine(line);
    }
  }
  close();
  return blocks;

  function readLine(line: string) {
    const [, marks, name] = heading.exec(line) ?? [];
    const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?=\S)/.exec(line);
    const isUnderline = open && !open.isItem && open.lines.length === 1 && /^ {0,3}(?:=+|-+)\s*$/.test(line);
    if (marks && name) {
      close();
      path = under(path, marks.length, plain(name.replace(closing, "")));
    } else if (isUnderline && open) {
      path = under(path, line.includes("=") ? 1 : 2, plain(open.lines.join(" ")));
      open = null;
    } else if (line.trim() === "" || leftOut.test(line) || (!open && /^(?: {4}|\t)\S/.test(line))) {
      close();
    } else if (item) {
      close();
      open = { lines: [line.slice(item[0].length)], isItem: true };
    } else {
      open ??= { lines: [], isItem: false };
      open.lines.push(line.trim());
    }
  }
}

/** Rows of tables, rules, definitions of links, comments. */
const leftOut =
  /^\s*(?:\|(?:.*\S)?|[-*_](?:\s*[-*_]){2,}|\[[^\]]+\]:\s(?:.*\S)?|<!--.*-->|:?-{3,}:?\s*\|(?:.*\S)?)\s*$/;

/** A paragraph that contains only a link or an image. */
const isLink = /^\s*!?\[[^\]]*\]\([^)]*\)\s*$/;

/** Removes the settings that some programs keep at the start of a file. */
const withoutHead = (text: string) => text.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---\r?\n/, "");

/** Removes the markup of links, images, emphasis and code. */
const plain = (text: string) =>
  withoutPairs(withoutPairs(withoutLinks(text), strong), emphasis)
    .replace(/~~(.+?)~~/g, "$1")
    .replace(code, "$2")
    .replace(/\\([\\`*_{}[\]()#+.!-])/g, "$1");

/** Where a mark has no end, the pattern takes the rest and keeps it, so that the end is not looked for again. */
const withoutLinks = (text: string) =>
  text
    .replace(/!\[[^\]]*(?:\](?:\([^)]*(\))?)?)?/g, (image, end) => (end ? "" : image))
    .replace(/\[([^\][]*)\](?:\([^()\s]*(?:\s+"[^"]*")?\)|\[[^\][]*\])/g, "$1")
    .replace(/(\[\^[^\]]+$)|\[\^[^\]]+\]/g, "$1")
    .replace(/<(https?:[^<>\s]+)>/g, "$1")
    .replace(/<\/?[a-z][^<>]*>/gi, "");

/** Inline code: the same number of marks on both sides. */
const code = /(`{1,16})(.+?)\1/g;

interface Pairs {
  begins: RegExp;
  /** The ends of each mark. */
  ends: Readonly<Record<string, RegExp>>;
}

const strong: Pairs = {
  begins: /(?:\*\*|__)(?=\S)/g,
  ends: { "**": /(?<=\S)\*\*/g, __: /(?<=\S)__/g },
};

const emphasis: Pairs = {
  begins: /(?<![\p{L}\p{N}*_])[*_](?=\S)/gu,
  ends: { "*": /(?<=\S)\*(?![\p{L}\p{N}*_])/gu, _: /(?<=\S)_(?![\p{L}\p{N}*_])/gu },
};

/** Removes pairs of marks within lines. A mark without an end is not looked for again, as later ones have none either. */
const withoutPairs = (text: string, { begins, ends }: Pairs) =>
  text.replace(/.+/g, (line) => {
    const paired = new Map(Object.entries(ends));
    let kept = "";
    let done = 0;
    let begin = firstFrom(0, line, begins);
    while (begin) {
      const [mark] = begin;
      const inside = begin.index + mark.length;
      const pattern = paired.get(mark);
      const end = pattern ? firstFrom(inside + 1, line, pattern) : null;
      if (end) {
        kept += line.slice(done, begin.index) + line.slice(inside, end.index);
        done = end.index + mark.length;
      } else paired.delete(mark);
      begin = firstFrom(end ? done : inside, line, begins);
    }
    return kept + line.slice(done);
  });

function firstFrom(start: number, text: string, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}
