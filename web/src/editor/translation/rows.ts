/** A text of the original, with its stored translation. */
export interface Row {
  path: string;
  /** The index among the item's questions, from 0. Null for a text of the item itself. */
  question: number | null;
  /** The path within the item, or within its question. */
  place: string;
  original: string;
  isRich: boolean;
  maxLength: number;
  /** Empty if the translation is missing. */
  stored: string;
  /** Whether it was written for an earlier original. */
  isOlder: boolean;
  /** The earlier original. Null if it is unknown here. */
  writtenFor: string | null;
}

/** A text in its current state on the page. */
export interface Entry {
  text: string;
  /** Whether the author confirmed a text for an earlier original as still correct. */
  isConfirmed: boolean;
}

/** Entries by row name. */
export type Texts = Readonly<Record<string, Entry>>;

/** Dots separate the steps to a value, so the name of a row must not contain any. */
export const nameOf = ({ path }: Pick<Row, "path">) => path.replaceAll(".", "/");

interface StoredText {
  readonly path: string;
  readonly questionKey: string | null | undefined;
  readonly original: string;
  readonly text: string | null | undefined;
  readonly isOutdated: boolean;
  readonly isRich: boolean;
  readonly maxLength: number;
}

/** The rows in the order of the page: the item's head, its questions, then levels and email. */
export function rowsOf(texts: readonly StoredText[], questions: readonly { readonly key: string }[]): Row[] {
  const places = new Map(questions.map(({ key }, place) => [key, place]));
  const rows = texts.map(({ path, questionKey, text, isOutdated, original, isRich, maxLength }): Row => {
    const question = places.get(questionKey ?? "") ?? null;
    return {
      path,
      question,
      place: questionKey ? path.replace(`questions.${questionKey}.`, "") : path,
      original,
      isRich,
      maxLength,
      stored: text ?? "",
      isOlder: isOutdated,
      writtenFor: null,
    };
  });
  const isHead = ({ path }: Row) => path === "title" || path === "description";
  const isLast = (row: Row) => row.question === null && !isHead(row);
  return [...rows.filter(isHead), ...rows.filter(({ question }) => question !== null), ...rows.filter(isLast)];
}

export const storedTexts = (rows: readonly Row[]): Texts =>
  Object.fromEntries(rows.map((row) => [nameOf(row), { text: row.stored, isConfirmed: false }]));

const blank: Entry = { text: "", isConfirmed: false };
export const entryOf = (texts: Texts, row: Row): Entry => texts[nameOf(row)] ?? blank;

export type Status = "missing" | "older" | "done";

export function statusOf({ stored, isOlder }: Row, { text, isConfirmed }: Entry): Status {
  const words = text.trim();
  if (words === "") return "missing";
  return isOlder && !isConfirmed && words === stored.trim() ? "older" : "done";
}

export function countsOf(rows: readonly Row[], texts: Texts): { missing: number; older: number } {
  const statuses = rows.map((row) => statusOf(row, entryOf(texts, row)));
  const count = (status: Status) => statuses.filter((one) => one === status).length;
  return { missing: count("missing"), older: count("older") };
}

/** The texts to send, each with the original that it was written for. */
export function inputOf(rows: readonly Row[], texts: Texts) {
  return rows.flatMap((row) => {
    const entry = entryOf(texts, row);
    const status = statusOf(row, entry);
    if (status === "missing") return [];
    const input = { path: row.path, text: entry.text };
    if (status === "done") return [{ ...input, original: row.original }];
    return [row.writtenFor === null ? { ...input, isOutdated: true } : { ...input, original: row.writtenFor }];
  });
}

/** Applies edits of one state of a translation to a newer state, whose originals may have changed. */
export function rebase(texts: Texts, from: readonly Row[], to: readonly Row[]): { rows: Row[]; texts: Texts } {
  const byPath = new Map(from.map((row) => [row.path, row]));
  const still = new Set(to.map(({ path }) => path));
  // An edited question is a new version with a new path in the same place.
  const replaced = new Map(from.filter(({ path }) => !still.has(path)).map((row) => [placeOf(row), row]));
  const carried = to.map((row) => {
    const earlier = byPath.get(row.path) ?? replaced.get(placeOf(row));
    const own = earlier && entryOf(texts, earlier);
    if (!earlier || !own || (own.text.trim() === earlier.stored && !(own.isConfirmed && earlier.isOlder)))
      return { row, entry: { text: row.stored, isConfirmed: false } };
    if (earlier.original === row.original) return { row, entry: own };
    const older = { ...row, stored: own.text, isOlder: true, writtenFor: earlier.original };
    return { row: older, entry: { text: own.text, isConfirmed: false } };
  });
  return {
    rows: carried.map(({ row }) => row),
    texts: Object.fromEntries(carried.map(({ row, entry }) => [nameOf(row), entry])),
  };
}

const placeOf = ({ question, place }: Row) => `${question} ${place}`;
