import { readXlsx } from "hucre/xlsx";
import { mostPeople } from "../invitation.shared.ts";

/** The rows of the first sheet, as text; null for what is no workbook. */
async function rowsOf(bytes: Uint8Array): Promise<string[][] | null> {
  try {
    const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: mostPeople.atOnce + 2 });
    return (sheets[0]?.rows ?? []).map((row) => row.map((cell) => (cell === null ? "" : String(cell))));
  } catch {
    return null;
  }
}

process.once("message", async (bytes: Uint8Array) => {
  process.send?.({ rows: await rowsOf(bytes) });
});
// The process that waits for the answer is gone.
process.once("disconnect", () => process.exit());
process.send?.("ready");
