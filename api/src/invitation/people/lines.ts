import { type Row, rowsIn, type Source } from "./file.ts";
import { inMailForm, personIn, tableOf } from "./table.ts";

/** What each line of a list says of a person; nothing is checked yet. */
export interface Lines {
  lines: { line: number; person: unknown; text: string }[];
  /** The headings of columns that become fields. */
  fields: string[];
}

/** Throws for a file that is no list. */
export async function linesIn(source: Source): Promise<Lines> {
  const rows = await rowsIn(source);
  const lines = rows.map((row, index) => ({ row: row.map((cell) => cell.trim()), line: index + 1 }));
  const filled = lines.filter(({ row }) => row.some((cell) => cell !== ""));
  const table = tableOf(filled);
  return {
    lines: (table?.people ?? filled).flatMap(({ row, line }) =>
      (table ? [personIn(table, row)] : withoutHeadings(row)).map((person) => ({
        line,
        person,
        text: row.filter(Boolean).slice(0, 120).join(", ").slice(0, 120),
      })),
    ),
    fields: table?.fields.map(({ heading }) => heading) ?? [],
  };
}

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

const oneCell = (cell: string): unknown => (cell.includes("@") ? inMailForm(cell) : { name: cell });
