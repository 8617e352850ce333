import { type Edit, linesAround, replacing, type Selected, selectedText } from "./edit.ts";

/** Makes the selection a formula, or starts an empty one around the caret. */
export function toggleFormula(selected: Selected): Edit {
  const { text, from, to } = selected;
  const selection = selectedText(selected);
  if (selection !== "" && isOpened(text.slice(0, from)) && text[to] === "$") {
    return { from: from - 1, to: to + 1, insert: selection, select: [from - 1, to - 1] };
  }
  const tex = selection.trim();
  const isBlock = tex.includes("\n");
  const [before, after] = isBlock ? ["$$\n", "\n$$"] : ["$", "$"];
  const start = from + before.length;
  return { from, to, insert: before + tex + after, select: [start, start + tex.length] };
}

const isOpened = (before: string) => /(?<![\\$])\$$/.test(before);

/** The edit that replaces typing a dollar sign. Null to type it as usual. */
export function typeDollar(selected: Selected): Edit | null {
  const { text, from, to } = selected;
  if (from < to) return toggleFormula(selected);
  const [before, after] = [text[from - 1] ?? "", text[to] ?? ""];
  if (before === "\\") return null;
  if (before === "$" && after === "$") return { ...replacing(selected, "$$"), select: [from + 1, from + 1] };
  if (isInFormula(selected)) return after === "$" ? { from, to, insert: "", select: [from + 1, from + 1] } : null;
  // A price, or the sign of a currency after its number.
  if (/[\p{L}\p{N}$]/u.test(before) || /[\p{L}\p{N}$]/u.test(after)) return null;
  return toggleFormula(selected);
}

/** Makes Backspace in an empty formula remove both dollar signs. Null elsewhere. */
export function eraseDollar({ text, from, to }: Selected): Edit | null {
  const isEmpty = from === to && isOpened(text.slice(0, from)) && text[to] === "$";
  return isEmpty ? { from: from - 1, to: to + 1, insert: "", select: [from - 1, from - 1] } : null;
}

function isInFormula(selected: Selected): boolean {
  const { start } = linesAround(selected);
  const signs = selected.text.slice(start, selected.from).match(/(?<!\\)\$/g) ?? [];
  return signs.length % 2 === 1;
}
