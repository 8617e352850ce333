import { mostPeople } from "../invitation.shared.ts";
import { type Row, rowsIn, type Source } from "./file.ts";
import { inMailForm, inOneLine, personIn, tableOf } from "./table.ts";

/** The person on each line of a list, not validated yet. */
export interface Lines {
  lines: { line: number; person: unknown; text: string }[];
  /** The headings of columns that become fields. */
  fields: string[];
}

/** One more than the maximum, to detect that there are too many. */
const mostLines = mostPeople.atOnce + 1;

/** Characters of a line to show with its flaw. */
const longestText = 120;

/** Throws for a file that doesn't contain a list. */
export async function linesIn(source: Source): Promise<Lines> {
  const rows = await rowsIn(source);
  const lines = rows.map((row, index) => ({ row: row.map((cell) => cell.trim()), line: index + 1 }));
  const filled = lines.filter(({ row }) => row.some((cell) => cell !== ""));
  const table = tableOf(filled);
  const result: Lines = { lines: [], fields: table?.fields.map(({ heading }) => heading) ?? [] };
  for (const { row, line } of table?.people ?? filled) {
    const text = row.filter(Boolean).slice(0, longestText).join(", ").slice(0, longestText);
    const people = table ? [personIn(table, row)] : withoutHeadings(row);
    result.lines.push(...people.slice(0, mostLines).map((person) => ({ line, person, text })));
    if (result.lines.length >= mostLines) break;
  }
  return result;
}

/** A line such as `ada@example.com`, `Ada <ada@example.com>` or `Ada, ada@example.com`, or several addresses. */
function withoutHeadings(row: Row): unknown[] {
  const cells = row.filter((cell) => cell !== "");
  const inForm = mailForms(cells);
  if (inForm) return inForm;
  const addresses = cells.filter((cell) => cell.includes("@"));
  if (addresses.length === cells.length && cells.length > 1) return cells.map(oneCell);
  const [address] = addresses;
  if (cells.length === 1 || address === undefined) {
    return cells.length === 1 ? cells.map(oneCell) : [{ flaw: true }];
  }
  const [name = "", ...more] = cells.filter((cell) => cell !== address);
  return more.length === 0 && addresses.length === 1 ? [{ name: inOneLine(name), email: address }] : [{ flaw: true }];
}

/** People as written by mail programs, whose names may contain the separator of cells: `Lovelace, Ada <ada@example.com>`. */
function mailForms(cells: Row): unknown[] | null {
  const people = cells.join(", ").split(/(?<=>)[,;\s]*/);
  return people.every((person) => /^[^<>@]*<[^<>@\s]+@[^<>@\s]+>$/.test(person)) ? people.map(inMailForm) : null;
}

/** A name, an address, or both: `Ada Lovelace ada@example.com`. */
function oneCell(cell: string): unknown {
  const [, name, email] = /^([^@]*[^@\s])\s+([^@\s]+@[^@\s]+)$/.exec(cell) ?? [];
  if (name && email && !email.includes("<")) return { name: inOneLine(name), email };
  return cell.includes("@") ? inMailForm(cell) : { name: inOneLine(cell) };
}
