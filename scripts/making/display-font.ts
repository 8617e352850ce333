/**
 * `node scripts/making/display-font.ts` writes the font of headings, after a change of its face in
 * `font.css` or of the package. The file is committed like those of formulas.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { charactersOf, face, preserveNameIds } from "./formula-fonts.ts";

const folder = join(import.meta.dirname, "../../web/src/ui");
const path = createRequire(import.meta.url).resolve(
  "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
);

/** Cuts the first face of `font.css` to its `unicode-range` and weight. */
export async function displayFont(): Promise<{ file: string; font: Buffer }> {
  const [, name = "", ranges = ""] = readFileSync(join(folder, "font.css"), "utf8").matchAll(face).next().value ?? [];
  const variationAxes = { wght: 500 };
  const rule = { targetFormat: "woff2", noHinting: true, variationAxes, preserveNameIds } as const;
  return { file: join(folder, name), font: await subsetFont(readFileSync(path), charactersOf(ranges), rule) };
}

if (import.meta.main) {
  const { file, font } = await displayFont();
  writeFileSync(file, font);
}
