/** Typst as native code, or as WebAssembly where npm left the optional native package out. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

interface Manuscript {
  layout: string;
  data: string;
  fonts: Buffer[];
}

export type Typesetter = (manuscript: Manuscript) => Promise<Uint8Array>;

export const loadTypst = (): Promise<Typesetter> => native().catch(webAssembly);

async function native(): Promise<Typesetter> {
  const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler");
  return async ({ layout, data, fonts }) => {
    const compiler = NodeCompiler.create({
      // All input is passed directly, so no file is read.
      workspace: import.meta.dirname,
      fontArgs: [{ fontBlobs: fonts }],
    });
    const compiled = compiler.compile({ mainFileContent: layout, inputs: { data } });
    if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
    try {
      return compiler.pdf(compiled.result, { pdfStandard: "ua-1" });
    } catch {
      // A character that no font has is shown as a box, which the standard does not allow.
      return compiler.pdf(compiled.result, { pdfTags: true });
    }
  };
}

/** Adds tags to the PDF as well. This build of Typst cannot declare PDF/UA-1. */
async function webAssembly(): Promise<Typesetter> {
  const { default: load, TypstCompilerBuilder } = await import("@myriaddreamin/typst-ts-web-compiler");
  const file = createRequire(import.meta.url).resolve("@myriaddreamin/typst-ts-web-compiler/wasm");
  await load({ module_or_path: readFileSync(file) });
  return async ({ layout, data, fonts }) => {
    const builder = new TypstCompilerBuilder();
    builder.set_dummy_access_model();
    for (const font of fonts) await builder.add_raw_font(font);
    const compiler = await builder.build();
    compiler.add_source("/main.typ", layout);
    const world = compiler.snapshot(null, "/main.typ", [["data", data]]);
    const { result, diagnostics } = world.get_artifact(artifacts.pdf, diagnosticsFormats.short);
    if (!result) throw new Error(JSON.stringify(diagnostics));
    return result;
  };
}

const artifacts = { pdf: 1 };
const diagnosticsFormats = { short: 2 };
