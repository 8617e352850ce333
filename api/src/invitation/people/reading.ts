import { DomainError, invalid, parse } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { looksOf } from "../../platform/shared/looks.shared.ts";
import { mostPeople } from "../invitation.shared.ts";
import { type PeopleInput, Person } from "./person.rules.ts";
import { unreadable, workbookRows } from "./workbook.ts";

/** A line that cannot be invited as it is. */
export interface Flaw {
  /** Counted from 1, with the headings. */
  line: number;
  /** Its beginning, as it was sent. */
  text: string;
  message: string;
}

/** A list as it was read; nothing is stored yet. */
export interface ReadList {
  people: { line: number; person: Person }[];
  flaws: Flaw[];
  /** How many lines name somebody who stands further up. */
  repeated: number;
  /** The headings of columns that become fields. */
  fields: string[];
}

type Row = string[];
interface Column {
  as: "name" | "firstName" | "lastName" | "email" | "language" | "extraMinutes" | "extraPercent" | "field";
  heading: string;
}

const headings: [Exclude<Column["as"], "field">, RegExp][] = [
  ["email", /^(e-?mail|mail|courriel|correo)([ -]?(address|adresse|addresses|electr[oó]nico))?$|^(address|adresse)$/i],
  ["firstName", /^(first|given)[ _-]?name$|^vorname$|^pr[ée]nom$/i],
  ["lastName", /^(last|family)[ _-]?name$|^surname$|^nachname$|^nom de famille$/i],
  ["name", /^(full[ _-]?)?name$|^nom(bre)?$|^nome$/i],
  ["language", /^(language|lang|sprache|langue|idioma|lingua)$/i],
  ["extraMinutes", /^extra[ _-]?(minutes|time)$/i],
  ["extraPercent", /^extra[ _-]?(percent|%)$/i],
];

/** Reads a list line by line. Throws VALIDATION_FAILED for what is no list at all. */
export async function readPeople(platform: Platform, userId: string, input: PeopleInput): Promise<ReadList> {
  if (input.people)
    return checked(
      input.people.map((person, index) => ({ line: index + 1, person, text: "" })),
      [],
    );
  const rows = input.file != null ? await rowsOfFile(platform, userId, input.file) : await rowsOfText(input.text ?? "");
  const lines = rows.map((row, index) => ({ row: row.map((cell) => cell.trim()), line: index + 1 }));
  const filled = lines.filter(({ row }) => row.some((cell) => cell !== ""));
  const columns = columnsOf(filled[0]?.row ?? []);
  const bodies = columns ? filled.slice(1) : filled;
  if (bodies.length > mostPeople.atOnce)
    throw invalid("text", `At most ${mostPeople.atOnce} people can be added at once; this list has ${bodies.length}`);
  const fields = (columns ?? []).flatMap(({ as, heading }) => (as === "field" ? [heading] : []));
  return checked(
    bodies.flatMap(({ row, line }) =>
      (columns ? [byColumns(columns, row)] : withoutHeadings(row)).map((person) => ({
        line,
        person,
        text: row.filter(Boolean).join(", ").slice(0, 120),
      })),
    ),
    fields,
  );
}

async function rowsOfFile(platform: Platform, userId: string, base64: string): Promise<Row[]> {
  const bytes = Buffer.from(base64, "base64");
  // A workbook is a ZIP archive.
  if (bytes.subarray(0, 2).toString("latin1") === "PK") return workbookRows(platform, userId, bytes);
  return rowsOfText(decoded(bytes));
}

/** In another encoding names would come out wrong, and nobody would notice before they stand in a mail. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

async function rowsOfText(text: string): Promise<Row[]> {
  // Imported on first use, because few processes read lists.
  const { parseCsv } = await import("hucre/csv");
  const rows = parseCsv(text, { maxRows: mostPeople.atOnce + 2 });
  return rows.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
}

/** Null where the first row is no headings. */
function columnsOf(row: Row): Column[] | null {
  const columns = row.map((heading): Column => {
    const as = headings.find(([, pattern]) => pattern.test(heading))?.[0];
    return { as: as ?? "field", heading };
  });
  const isKnown = columns.some(({ as }) => as === "email" || as === "name" || as === "firstName" || as === "lastName");
  return isKnown && !row.some((cell) => cell.includes("@")) ? columns : null;
}

function byColumns(columns: Column[], row: Row): unknown {
  const cell = (as: Column["as"]) => row[columns.findIndex((column) => column.as === as)] ?? "";
  const whole = [cell("firstName"), cell("lastName")].filter(Boolean).join(" ");
  const extra = columns.flatMap(({ as, heading }, place) =>
    as === "field" && heading !== "" ? [[heading, row[place] ?? ""]] : [],
  );
  return {
    name: cell("name") || whole,
    email: cell("email"),
    language: cell("language") || null,
    ...numbered("extraMinutes", cell("extraMinutes")),
    ...numbered("extraPercent", cell("extraPercent").replace(/\s*%$/, "")),
    fields: Object.fromEntries(extra),
  };
}

const numbered = (name: string, cell: string) => (cell === "" ? {} : { [name]: Number(cell) });

const inMailForm = /^"?(.*?)"?\s*<([^<>]+)>$/;

/** A line such as `ada@example.com`, `Ada <ada@example.com>` or `Ada, ada@example.com`, or several addresses. */
function withoutHeadings(row: Row): unknown[] {
  const cells = row.filter((cell) => cell !== "");
  const addresses = cells.filter((cell) => cell.includes("@"));
  if (addresses.length === cells.length && cells.length > 1) return cells.map(oneCell);
  const [address] = addresses;
  if (cells.length === 1 || address === undefined) {
    return cells.length === 1 ? cells.map(oneCell) : [{ flaw: true }];
  }
  const [name = "", ...more] = cells.filter((cell) => cell !== address);
  return more.length === 0 && addresses.length === 1 ? [{ name, email: address }] : [{ flaw: true }];
}

function oneCell(cell: string): unknown {
  const [, name, email] = inMailForm.exec(cell) ?? [];
  if (email !== undefined) return { name, email };
  return cell.includes("@") ? { email: cell } : { name: cell };
}

const wantsHeadings = "Give the columns headings, such as “name” and “email”, if there are more than two";

function checked(lines: { line: number; person: unknown; text: string }[], fields: string[]): ReadList {
  const people: ReadList["people"] = [];
  const flaws: Flaw[] = [];
  const seen = new Set<string>();
  let repeated = 0;
  for (const { line, person, text } of lines) {
    try {
      if (isUnreadable(person)) throw invalid("", wantsHeadings);
      const read = parse(Person, person);
      const key = keyOf(read);
      if (seen.has(key)) repeated++;
      else people.push({ line, person: read });
      seen.add(key);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      flaws.push({ line, text, message: error.message });
    }
  }
  return { people, flaws, repeated, fields };
}

/** Whom a line names: an address, or without one a name, however its characters are typed. */
export const keyOf = ({ email, name }: Pick<Person, "email" | "name">) => email ?? `name ${looksOf(name ?? "")}`;

const isUnreadable = (person: unknown) => typeof person === "object" && person !== null && "flaw" in person;
