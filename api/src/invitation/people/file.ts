import { mostPeople } from "../invitation.shared.ts";
import { decodedText, isWorkbook } from "./encoding.shared.ts";

export type Row = string[];

/** Leaves room for headings and the lines above them. */
const maxRows = mostPeople.atOnce + 20;

/** Characters by which the separator of cells is recognised. */
const sampleLength = 10_000;

/** The line in which some programs declare the separator of cells. */
const separatorLine = /^\ufeff?"?sep=(.)"?[^\S\n\r]*(?:\r\n?|\n)/i;

/** Text, or the bytes of a file. */
export type Source = string | Uint8Array;

/** The rows of a workbook's first sheet, or of CSV. Throws for any other file. */
export async function rowsIn(source: Source): Promise<Row[]> {
  if (typeof source === "string") return rowsOfCsv(source);
  if (isWorkbook(source)) {
    const { readXlsx } = await import("hucre/xlsx");
    const { sheets } = await readXlsx(source, { sheets: [0], maxRows });
    return asText(sheets[0]?.rows ?? []);
  }
  const decoded = decodedText(source);
  if (!decoded) throw new TypeError("The file is not a text");
  return rowsOfCsv(decoded.text);
}

/** A semicolon or tab that each of the first lines has equally often. Names and headings may contain commas. */
function separatorOf(text: string): string | undefined {
  const lines = text
    .slice(0, sampleLength)
    .split(/[\n\r]+/)
    .filter((line) => line.trim() !== "")
    .slice(0, 10);
  const count = (line: string, separator: string) => line.replace(/"[^"]*"/g, "").split(separator).length - 1;
  return ["\t", ";"].find((separator) => {
    const [first = 0, ...others] = lines.map((line) => count(line, separator));
    return first > 0 && others.length > 0 && others.every((other) => other === first);
  });
}

/** The rows of CSV. A `sep=` line counts as an empty first row. */
async function rowsOfCsv(text: string): Promise<Row[]> {
  // Imported on first use, because few processes read lists.
  const { parseCsv } = await import("hucre/csv");
  const [line = "", declared] = separatorLine.exec(text) ?? [];
  const delimiter = declared ?? separatorOf(text);
  const rows = asText(parseCsv(text.slice(line.length), { maxRows, ...(delimiter && { delimiter }) }));
  return line === "" ? rows : [[], ...rows];
}

const asText = (rows: readonly (readonly unknown[])[]): Row[] =>
  rows.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
