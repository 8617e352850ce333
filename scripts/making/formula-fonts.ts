/**
 * `node scripts/making/formula-fonts.ts` writes the fonts of formulas, after a change of `formula.css` or of the
 * package. They are committed, because compressing them takes as long as the rest of a build.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

export const face = /@font-face \{[^}]*?url\("\.\/([^"]+)"\)[^}]*unicode-range:([^;]+);/g;
/** The copyright, the license and its URL, which the license requires in each copy. */
export const preserveNameIds = [0, 13, 14];
const whole = { keepAllGlyphs: true, targetFormat: "truetype", preserveNameIds } as const;
const part = { targetFormat: "woff2", noHinting: true, preserveNameIds } as const;

const folder = join(import.meta.dirname, "../../web/src/ui/text");
const path = createRequire(import.meta.url).resolve(
  "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2",
);

/**
 * Cuts the math font for each `@font-face` in `formula.css` to its `unicode-range`, plus the variants in the font's
 * tables.
 */
export async function formulaFonts(): Promise<{ file: string; font: Buffer }[]> {
  const growing = joined(await subsetFont(readFileSync(path), "", whole));
  const faces = [...readFileSync(join(folder, "formula.css"), "utf8").matchAll(face)];
  return Promise.all(
    faces.map(async ([, name = "", ranges = ""]) => ({
      file: join(folder, name),
      font: await subsetFont(growing, charactersOf(ranges), part),
    })),
  );
}

if (import.meta.main) for (const { file, font } of await formulaFonts()) writeFileSync(file, font);

export function charactersOf(ranges: string): string {
  const codes = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = "", to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}

/**
 * Makes right arrows stretchable: STIX Two Math 2.12 has the joint of their heads on the wrong side, and Chromium joins
 * no part without one. The structure is that of the MATH table in OpenType.
 */
function joined(font: Buffer): Buffer {
  const at = (offset: number) => font.readUInt16BE(offset);
  const entries = Array.from({ length: at(4) }, (_, index) => 12 + 16 * index);
  const entry = entries.find((entry) => font.toString("latin1", entry, entry + 4) === "MATH");
  if (entry === undefined) throw new Error("The font of formulas has no MATH table");
  const math = font.readUInt32BE(entry + 8);
  const variants = math + at(math + 8);
  const [vertical, horizontal] = [at(variants + 6), at(variants + 8)];
  for (let index = vertical; index < vertical + horizontal; index++) {
    const construction = variants + at(variants + 10 + 2 * index);
    if (at(construction) === 0) continue;
    const assembly = construction + at(construction);
    const last = assembly + 6 + 10 * (at(assembly + 4) - 1);
    const [start, end] = [at(last + 2), at(last + 4)];
    if (start > 0) continue;
    font.writeUInt16BE(end, last + 2);
    font.writeUInt16BE(start, last + 4);
  }
  return font;
}
