/** Typesets a certificate as a PDF. Runs in its own process, because a long title takes long to typeset. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import encodeQR from "qr";
import { fontsFor } from "./fonts.child.ts";
import type { Printed, Sheet } from "./sheet.ts";
import { loadTypst } from "./typst.child.ts";

const layout = readFileSync(join(import.meta.dirname, "certificate.typ"), "utf8");

process.once("message", async (sheet: Sheet) => {
  process.send?.(await printed(sheet));
});
// The parent process has exited.
process.once("disconnect", () => process.exit());
process.send?.("ready");

async function printed(sheet: Sheet): Promise<Printed> {
  const [setPdf, { faces, blobs }] = await Promise.all([loadTypst(), fontsFor(JSON.stringify(sheet), sheet.lang)]);
  const data = {
    ...sheet,
    fonts: faces,
    qr: encodeQR(sheet.url, "svg", { border: 1 }),
  };
  return { bytes: await setPdf({ layout, data: JSON.stringify(data), fonts: blobs }) };
}
