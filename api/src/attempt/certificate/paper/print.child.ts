/** Sets a certificate as a PDF. Its typesetter is native code, and a long title costs it time, so it is a process of its own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import encodeQR from "qr";
import { fontsFor } from "./fonts.child.ts";
import type { Printed, Sheet } from "./sheet.ts";

const layout = readFileSync(join(import.meta.dirname, "certificate.typ"), "utf8");

process.once("message", (sheet: Sheet) => {
  process.send?.(printed(sheet));
});
// The process that waits for the answer is gone.
process.once("disconnect", () => process.exit());
process.send?.("ready");

function printed(sheet: Sheet): Printed {
  const { faces, blobs } = fontsFor(JSON.stringify(sheet), sheet.lang);
  const compiler = NodeCompiler.create({
    // All that it reads is handed over.
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: blobs }],
  });
  const data = {
    ...sheet,
    fonts: faces,
    qr: encodeQR(sheet.url, "svg", { border: 1 }),
  };
  const compiled = compiler.compile({ mainFileContent: layout, inputs: { data: JSON.stringify(data) } });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  const document = compiled.result;
  try {
    return { bytes: compiler.pdf(document, { pdfStandard: "ua-1" }) };
  } catch {
    // A character that no font has is shown as a box, which the standard does not allow.
    return { bytes: compiler.pdf(document, { pdfTags: true }) };
  }
}
