import { personLimits } from "../invitation.shared.ts";
import type { Row } from "./file.ts";
import { type ColumnKind, isAboutOthers, kindOfHeading } from "./headings.ts";

export interface Line {
  row: Row;
  /** Counted from 1, including the headings. */
  line: number;
}

interface Column {
  kind: ColumnKind;
  heading: string;
  place: number;
}

export interface Table {
  /** Positions of the columns of each kind. */
  places: ReadonlyMap<ColumnKind, number[]>;
  /** Columns stored as fields. */
  fields: Column[];
  people: Line[];
}

/** Lines that may come before the headings: a title, a date. */
const mostTitles = 10;

/** Columns. More than exports of address books have. */
const mostColumns = 200;

const isAddress = (cell = "") => cell.includes("@");
const namesPeople: ReadonlySet<ColumnKind> = new Set(["email", "name", "full", "firstName", "lastName"]);

/** The table in a list of non-empty lines: its columns, and the lines below the headings. Null without headings. */
export function tableOf(lines: readonly Line[]): Table | null {
  const place = placeOfHeadings(lines);
  const { row } = lines[place] ?? {};
  if (!row) return null;
  const people = lines.slice(place + 1);
  const headed = row.slice(0, mostColumns).map((heading, place) => ({ heading, place, kind: kindOfHeading(heading) }));
  const columns = asMeant(headed, people);
  const places = Map.groupBy(columns, ({ kind }) => kind);
  return {
    places: new Map([...places].map(([kind, columns]) => [kind, columns.map(({ place }) => place)])),
    fields: keptFields(columns, people),
    people,
  };
}

/** The index of the line with the headings, or -1 without any. */
function placeOfHeadings(lines: readonly Line[]): number {
  let best = { place: -1, known: 0 };
  let fewest = 1;
  for (const [place, { row }] of lines.slice(0, mostTitles).entries()) {
    // An address may be part of a title, or the first person. Only clear headings can follow.
    if (row.some(isAddress)) {
      fewest = 2;
      continue;
    }
    const known = row.slice(0, mostColumns).filter((cell) => namesPeople.has(kindOfHeading(cell))).length;
    const isHeading = row.filter(Boolean).length > 1 || (place < 2 && isLoneHeading(row, lines.slice(place + 1)));
    if (known >= fewest && known > best.known && isHeading) best = { place, known };
  }
  if (best.place >= 0) return best.place;
  return hasUnknownHeadings(lines) ? 0 : -1;
}

/** Whether the only cell of a line is a heading. Ad, Last and Mel are names as well. */
function isLoneHeading(row: Row, others: readonly Line[]): boolean {
  const [cell = ""] = row.filter(Boolean);
  const kind = kindOfHeading(cell);
  return kind === "email" ? addressCounts(others).some(Boolean) : kind === "name" || kind === "full" || cell.length > 4;
}

/** Whether all lines except the first have an email address in a column that the first line labels. */
function hasUnknownHeadings([first, ...others]: readonly Line[]): boolean {
  if (!first || first.row.some(isAddress) || first.row.filter(Boolean).length < 2) return false;
  return addressCounts(others).some((count, place) => count === others.length && count > 0 && first.row[place]);
}

function addressCounts(lines: readonly Line[]): number[] {
  const counts: number[] = [];
  for (const { row } of lines)
    for (const [place, cell] of row.slice(0, mostColumns).entries())
      if (isAddress(cell)) counts[place] = (counts[place] ?? 0) + 1;
  return Array.from(counts, (count = 0) => count);
}

/**
 * Adjusts the kinds of columns: addresses are recognised by their contents, and parts of names by the columns next to
 * them.
 */
function asMeant(columns: Column[], people: readonly Line[]): Column[] {
  const counts = addressCounts(people);
  const most = Math.max(0, ...counts);
  const hasAddresses = ({ place }: Column) => (counts[place] ?? 0) > 0;
  const emailColumns = columns.filter(({ kind }) => kind === "email");
  const ofAddresses = emailColumns.some(hasAddresses)
    ? emailColumns.filter(hasAddresses)
    : columns
        .filter(({ place }) => most > 0 && counts[place] === most)
        .toSorted((one, other) => Number(isAboutOthers(one.heading)) - Number(isAboutOthers(other.heading)))
        .slice(0, 1);
  const has = (kind: ColumnKind) => columns.some((column) => column.kind === kind);
  const part = has("firstName") && !has("lastName") ? "lastName" : has("lastName") ? "firstName" : "full";
  const isWhole = has("firstName") === has("lastName");
  const resolved = columns.map((column): Column => {
    if (ofAddresses.includes(column)) return { ...column, kind: "email" };
    // Postal addresses, for example. Without any email addresses, the column stays, so that they are asked for.
    if (column.kind === "email" && most > 0) return { ...column, kind: "field" };
    return column.kind === "name" ? { ...column, kind: isWhole ? "full" : part } : column;
  });
  const [other, ...more] = resolved.filter(({ kind }) => kind !== "email");
  const isNamed = () => people.some(({ row }) => row.some((cell) => inMailForm(cell).name));
  if (other?.kind === "field" && more.length === 0 && emailColumns.length === 0 && !isNamed()) other.kind = "full";
  return resolved;
}

/**
 * Exports of address books contain private data such as phone numbers and birthdays, so only names and email addresses
 * are read.
 */
function keptFields(columns: readonly Column[], people: readonly Line[]): Column[] {
  const fields = columns.filter(
    ({ kind, heading, place }) => kind === "field" && heading !== "" && people.some(({ row }) => row[place]),
  );
  const isAddressBook = columns.some(({ kind }) => kind === "detail") || fields.length > personLimits.fields;
  return isAddressBook ? [] : fields;
}

/** The person on a line of a table. If several columns have the same kind, the first filled one counts. */
export function personIn({ places, fields }: Table, row: Row): object {
  const cell = (kind: ColumnKind) => row[places.get(kind)?.find((place) => row[place]) ?? -1] ?? "";
  const { name, email = "" } = inMailForm(firstAddress(cell("email")));
  const parts = joined(cell("firstName"), cell("middleName"), cell("lastName"), cell("secondLastName"));
  return {
    name: inOneLine(cell("full") || parts || name || ""),
    email,
    language: cell("language") || null,
    ...numbered("extraMinutes", cell("extraMinutes")),
    ...numbered("extraPercent", cell("extraPercent").replace(/(?<!\s)\s*%$/, "")),
    fields: Object.fromEntries(
      fields.map(({ heading, place }) => [heading.slice(0, personLimits.fieldName), row[place] ?? ""]),
    ),
  };
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const joined = (first: string, middle: string, last: string, secondLast: string) =>
  eastAsian.test(last) ? last + first : [first, middle, last, secondLast].filter(Boolean).join(" ");

const numbered = (name: string, cell: string) => (cell === "" ? {} : { [name]: Number(cell) });

/** The first of several addresses in a cell. */
function firstAddress(cell: string): string {
  if (cell.split("@").length < 3) return cell;
  const [form] = /^[^<>@]*<[^<>]+>/.exec(cell) ?? [];
  return form ?? cell.split(/[\s,;/|]+/).find(isAddress) ?? cell;
}

/** Cells of spreadsheets may have several lines. */
export const inOneLine = (name: string) =>
  name
    .split(/[\n\r]+/)
    .map((line) => line.trim())
    .join(" ");

/** `Ada <ada@example.com>` as written by mail programs, or an email address. */
export function inMailForm(cell: string): { name?: string; email?: string } {
  const [, name = "", email] = /^(.*)<([^<>]+)>$/.exec(cell) ?? [];
  return email === undefined ? { email: cell } : { name: name.trimEnd().replace(/^"|"$/g, ""), email };
}
