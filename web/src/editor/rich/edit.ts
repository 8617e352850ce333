/** A text and its selection. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** Replaces a range of the text. `select` is the selection afterwards. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: readonly [from: number, to: number];
}

export const applied = ({ text }: Selected, { from, to, insert, select }: Edit): Selected => ({
  text: text.slice(0, from) + insert + text.slice(to),
  from: select[0],
  to: select[1],
});

export const selectedText = ({ text, from, to }: Selected) => text.slice(from, to);

/** Replaces the selection with a text, and puts the caret after it. */
export function replacing({ from, to }: Selected, insert: string): Edit {
  const end = from + insert.length;
  return { from, to, insert, select: [end, end] };
}

/** The whole lines that the selection touches. */
export function linesAround({ text, from, to }: Selected) {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const end = text.indexOf("\n", to);
  return { start, end: end === -1 ? text.length : end };
}
