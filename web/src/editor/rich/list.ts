import { type Edit, linesAround, replacing, type Selected } from "./edit.ts";

const marker = /^(\s*)(?:[-*+]|(\d{1,9})([.)]))\s+/;

/** The bullet or number at the start of a line. Empty if there is none. */
export const markerOf = (line: string) => marker.exec(line)?.[0] ?? "";

/** Makes the selected lines a list, or removes the markers if all lines have one. */
export function toggleList(selected: Selected): Edit {
  const { text } = selected;
  const { start, end } = linesAround(selected);
  const lines = text.slice(start, end).split("\n");
  const texts = lines.filter((line) => line.trim() !== "");
  const isList = texts.length > 0 && texts.every(markerOf);
  const changed = lines.map((line) => {
    if (isList) return line.replace(marker, "$1");
    return (line.trim() === "" && lines.length > 1) || markerOf(line) ? line : line.replace(/^\s*/, "$&- ");
  });
  const insert = changed.join("\n");
  const isCaret = selected.from === selected.to;
  const caret = Math.max(start, selected.to + insert.length - (end - start));
  return { from: start, to: end, insert, select: isCaret ? [caret, caret] : [start, start + insert.length] };
}

/** Makes Enter start the next entry of a list, or end the list in an empty entry. Null elsewhere. */
export function continueList(selected: Selected): Edit | null {
  const { text, from, to } = selected;
  const { start } = linesAround(selected);
  const line = text.slice(start, from);
  const match = marker.exec(line);
  if (!match || text.slice(from, to).includes("\n")) return null;
  const [lead, indent = "", number, stop = "."] = match;
  if (line === lead && /^(\n|$)/.test(text.slice(to))) return { from: start, to, insert: "", select: [start, start] };
  const next = number === undefined ? lead : `${indent}${Number(number) + 1}${stop} `;
  return replacing(selected, `\n${next}`);
}
