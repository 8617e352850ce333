import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyReply } from "fastify";

/** A file to be sent. */
export interface Download {
  fileName: string;
  contentType: string;
  stream: Readable;
  /** Number of rows, for a table. */
  rows?: number;
}

export function sendFile(reply: FastifyReply, { fileName, contentType, rows, stream }: Download) {
  if (rows !== undefined) reply.header("x-total-rows", String(rows));
  return reply
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .header("cache-control", "private, no-store")
    .type(contentType)
    .send(stream);
}

export const tableTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

type Cell = string | number | Date | null;

async function* mapped<A, B>(values: AsyncIterable<A>, change: (value: A) => B): AsyncGenerator<B> {
  for await (const value of values) yield change(value);
}

// The writers are imported on first use, because few processes export.

export async function csvStream(
  headers: readonly string[],
  rows: AsyncIterable<(string | number | null)[]>,
): Promise<Readable> {
  const { writeCsvStream } = await import("hucre/csv");
  const safeRows = mapped(rows, (row) => row.map(safe));
  return Readable.fromWeb(writeCsvStream(safeRows, { headers: headers.map(safe), bom: true }) as ReadableStream);
}

interface TableColumn {
  header: string;
  width?: number;
  numFmt?: string;
}

export async function xlsxStream(
  name: string,
  columns: readonly TableColumn[],
  rows: AsyncIterable<Cell[]>,
  /** Rows of a second sheet, at most `after`, and the number of rows of the first. Missing rows of it are not written. */
  second?: { after: number; rows: readonly Cell[][] },
): Promise<Readable> {
  const { writeXlsxStream } = await import("hucre/xlsx");
  const safeColumns = columns.map((column) => ({ ...column, header: inXml(column.header) }));
  const all = second ? withSecondSheet(rows, second) : rows;
  const cells = mapped(all, (row) => row.map((cell) => (typeof cell === "string" ? inXml(cell) : cell)));
  // The writer starts another sheet when one is full.
  const full = second && { maxRowsPerSheet: second.after + 1, repeatHeaders: false };
  const options = { name, columns: safeColumns, freezePane: { rows: 1 }, ...full };
  return Readable.fromWeb(writeXlsxStream(cells, options) as ReadableStream);
}

async function* withSecondSheet(
  rows: AsyncIterable<Cell[]>,
  { after, rows: secondRows }: { after: number; rows: readonly Cell[][] },
): AsyncGenerator<Cell[]> {
  let count = 0;
  for await (const row of rows) {
    if (count === after) break;
    count++;
    yield row;
  }
  for (; count < after; count++) yield [];
  yield* secondRows;
}

/** Text that a spreadsheet would take for a formula. Some programs accept full-width and small forms as well. */
const formula = /^[=+\-@\t\r\n]/;
/** Where a formula begins for a spreadsheet that separates cells by semicolons, which then also ignores our quotes. */
const innerFormula = /(?=[=@＝＠])(?<=[;\t\r\n] *)/g;
const isFormula = (text: string) => formula.test(text) || formula.test(text.slice(0, 4).normalize("NFKC"));

function safe<T>(cell: T): T | string {
  if (typeof cell !== "string") return cell;
  return (isFormula(cell) ? `'${cell}` : cell).replace(innerFormula, "'");
}

/** Text of an XLSX file, in which `_x0041_` means A, and two code points that are not characters are forbidden. */
const inXml = (text: string) => text.replace(/[\uFFFE\uFFFF]/g, "").replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");

/** File name from a title. */
export const fileName = (title: string, otherwise: string) =>
  title
    .normalize("NFKD")
    .replace(/[^\w\- ]+/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .slice(0, 80)
    .toLowerCase() || otherwise;
