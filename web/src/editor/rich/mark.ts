import { type Edit, replacing, type Selected, selectedText } from "./edit.ts";
import { markerOf } from "./list.ts";

// Bold, italic and code: marks around a part of one line.

export type Mark = "**" | "*" | "`";

interface Range {
  from: number;
  to: number;
}

/** Marks the selection or the word at the caret. Removes the mark if all of it is marked. */
export function toggleMark(selected: Selected, mark: Mark): Edit {
  const { text } = selected;
  if (mark === "`" && selectedText(selected).includes("\n")) return toggleBlock(selected);
  const parts = rangesOf(selected).map((range) => ({ range, marked: markedAt(text, range, mark) }));
  if (parts.length === 0) return emptyMark(selected, mark);
  const isOn = parts.every(({ marked }) => marked);
  const changes = parts.map(({ range, marked }) => {
    if (!marked) return { ...range, insert: mark + without(textIn(text, range), mark) + mark };
    return isOn ? { ...marked, insert: textIn(text, marked.inner) } : { ...range, insert: textIn(text, range) };
  });
  const edit = joined(text, changes);
  const edge = !isOn && changes.length === 1 ? mark.length : 0;
  return { ...edit, select: [edit.from + edge, edit.from + edit.insert.length - edge] };
}

const textIn = (text: string, { from, to }: Range) => text.slice(from, to);

function joined(text: string, changes: readonly (Range & { insert: string })[]) {
  const from = changes[0]?.from ?? 0;
  let insert = "";
  let to = from;
  for (const change of changes) {
    insert += text.slice(to, change.from) + change.insert;
    to = change.to;
  }
  return { from, to, insert };
}

function emptyMark({ text, from, to }: Selected, mark: Mark): Edit {
  const isBetween = text.slice(0, from).endsWith(mark) && text.startsWith(mark, to);
  if (isBetween) {
    const start = from - mark.length;
    return { from: start, to: to + mark.length, insert: "", select: [start, start] };
  }
  const caret = from + mark.length;
  return { from, to, insert: mark + mark, select: [caret, caret] };
}

const inWord = /[\p{L}\p{M}\p{N}'’_-]/u;

/** The range to mark in each line, without spaces at the ends and list markers. */
function rangesOf({ text, from, to }: Selected): Range[] {
  if (from === to) {
    let [start, end] = [from, to];
    while (start > 0 && inWord.test(text[start - 1] ?? "")) start--;
    while (end < text.length && inWord.test(text[end] ?? "")) end++;
    return start === end ? [] : [{ from: start, to: end }];
  }
  let at = from;
  return text
    .slice(from, to)
    .split("\n")
    .flatMap((line) => {
      const start = at;
      at += line.length + 1;
      const isWhole = start === 0 || text[start - 1] === "\n";
      const lead = (isWhole ? markerOf(line) : "") || (/^\s*/.exec(line)?.[0] ?? "");
      const content = line.slice(lead.length).trimEnd();
      return content === "" ? [] : [{ from: start + lead.length, to: start + lead.length + content.length }];
    });
}

/** The mark of a range, around it or at its own ends. Null if it has none. */
function markedAt(text: string, { from, to }: Range, mark: Mark): (Range & { inner: Range }) | null {
  const { length } = mark;
  const letter = mark[0] ?? "";
  const outside = Math.min(run(text, from - 1, -1, letter), run(text, to, 1, letter));
  if (carries(outside, mark)) return { from: from - length, to: to + length, inner: { from, to } };
  const inside = Math.min(run(text, from, 1, letter), run(text, to - 1, -1, letter));
  const inner = { from: from + length, to: to - length };
  const isOne =
    inner.to > inner.from && without(text.slice(from + inside, to - inside), mark).length === to - from - 2 * inside;
  return carries(inside, mark) && isOne ? { from, to, inner } : null;
}

function run(text: string, at: number, step: 1 | -1, letter: string) {
  let length = 0;
  while (text[at + length * step] === letter) length++;
  return length;
}

/** Three asterisks are both bold and italic. */
const carries = (length: number, mark: Mark) => (mark === "**" ? length >= 2 : length % 2 === 1);

const own: Record<Mark, RegExp> = { "**": /\*\*/g, "*": /(?<!\*)\*(?!\*)/g, "`": /`/g };

const without = (text: string, mark: Mark) => text.replace(own[mark], "");

const fence = "```";

function toggleBlock(selected: Selected): Edit {
  const { text, from, to } = selected;
  const code = selectedText(selected).replace(/^\n+|\n+$/g, "");
  const [opened, closed] = [`${fence}\n`, `\n${fence}`];
  if (text.slice(0, from).endsWith(opened) && text.startsWith(closed, to)) {
    const start = from - opened.length;
    return { from: start, to: to + closed.length, insert: code, select: [start, start + code.length] };
  }
  const before = from === 0 || text[from - 1] === "\n" ? "" : "\n";
  const after = to === text.length || text[to] === "\n" ? "" : "\n";
  const edit = replacing(selected, before + opened + code + closed + after);
  const start = from + before.length + opened.length;
  return { ...edit, select: [start, start + code.length] };
}
