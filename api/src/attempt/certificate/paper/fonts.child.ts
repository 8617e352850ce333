/** Finds the fonts that a text needs, among packages of the web's fonts, which are cut into files by characters. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";

interface Family {
  name: string;
  folder: string;
  /** Where it has characters that it is not wanted for, or says that it has some which it has not. */
  only?: RegExp;
}

/** The first that has a character sets it. */
export const families: Family[] = [
  { name: "Newsreader", folder: "newsreader" },
  { name: "Source Serif 4", folder: "source-serif-4" },
  { name: "Noto Naskh Arabic", folder: "noto-naskh-arabic", only: /\p{Script_Extensions=Arabic}/u },
  { name: "Noto Serif Hebrew", folder: "noto-serif-hebrew", only: /\p{Script_Extensions=Hebrew}/u },
  { name: "Noto Serif Devanagari", folder: "noto-serif-devanagari", only: /\p{Script_Extensions=Devanagari}/u },
  { name: "Gowun Batang", folder: "gowun-batang", only: /\p{Script=Hangul}/u },
  { name: "Noto Serif SC", folder: "noto-serif-sc" },
];

type Ranges = [from: number, to: number][];

const folderOf = ({ folder }: Family) =>
  dirname(fileURLToPath(import.meta.resolve(`@fontsource/${folder}/package.json`)));

/** What each file of a family has. */
function filesOf(family: Family): [subset: string, ranges: Ranges][] {
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folderOf(family), "unicode.json"), "utf8"));
  const files = Object.entries(ranges).map(([subset, list]): [string, Ranges] => [
    subset.replace(/^\[|\]$/g, ""),
    list.split(",").map((range) => {
      const [from = "", to = from] = range.trim().slice(2).split("-");
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  ]);
  // Those with a name have all that a script needs.
  return files.sort(([one], [other]) => Number(/^\d/.test(one)) - Number(/^\d/.test(other)));
}

/** Font files for a text, and for slanted Latin. */
export function fontsFor(text: string): Buffer[] {
  const found = new Set<string>();
  const known = new Map(families.map((family) => [family, filesOf(family)]));
  for (const character of new Set(text)) {
    const code = character.codePointAt(0) ?? 0;
    for (const family of families) {
      if (family.only && !family.only.test(character)) continue;
      const file = known.get(family)?.find(([, ranges]) => ranges.some(([from, to]) => from <= code && code <= to));
      if (!file) continue;
      const styles = family.folder === "newsreader" ? ["normal", "italic"] : ["normal"];
      for (const style of styles)
        found.add(join(folderOf(family), `files/${family.folder}-${file[0]}-400-${style}.woff`));
      break;
    }
  }
  return [...found].map((file) => unpacked(readFileSync(file)));
}

const header = 44;
const entry = 20;

/** A font as it was before it was packed as WOFF (1.0): the same tables, each deflated. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const directory = Buffer.alloc(12 + 16 * count);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  for (const [index, value] of [count, 16 * power, Math.log2(power), 16 * (count - power)].entries())
    directory.writeUInt16BE(value, 4 + 2 * index);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let table = 0; table < count; table++) {
    const [tag = 0, from = 0, packed = 0, length = 0, sum = 0] = [0, 4, 8, 12, 16].map((at) =>
      woff.readUInt32BE(header + entry * table + at),
    );
    const data = woff.subarray(from, from + packed);
    const padding = Buffer.alloc(-length & 3);
    for (const [index, value] of [tag, sum, offset, length].entries())
      directory.writeUInt32BE(value, 12 + 16 * table + 4 * index);
    parts.push(packed < length ? inflateSync(data, { maxOutputLength: length }) : data, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
