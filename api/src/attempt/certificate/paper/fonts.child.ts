/** Finds the fonts that a text needs, among packages of the web's fonts, which are cut into files by characters. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";

interface Family {
  folder: string;
  /** It has italics. */
  isSlanted?: true;
  /** Where it has characters that it is not wanted for, or says that it has some which it has not. */
  only?: RegExp;
}

const families: Family[] = [
  { folder: "newsreader", isSlanted: true },
  { folder: "source-serif-4" },
  { folder: "noto-naskh-arabic", only: /\p{Script_Extensions=Arabic}/u },
  { folder: "noto-serif-hebrew", only: /\p{Script_Extensions=Hebrew}/u },
  { folder: "noto-serif-devanagari", only: /\p{Script_Extensions=Devanagari}/u },
  { folder: "noto-serif-bengali", only: /\p{Script_Extensions=Bengali}/u },
  { folder: "noto-serif-tamil", only: /\p{Script_Extensions=Tamil}/u },
  { folder: "noto-serif-thai", only: /\p{Script_Extensions=Thai}/u },
  { folder: "noto-serif-georgian", only: /\p{Script_Extensions=Georgian}/u },
  { folder: "noto-serif-armenian", only: /\p{Script_Extensions=Armenian}/u },
  { folder: "gowun-batang", only: /\p{Script=Hangul}/u },
];
const chinese: Family = { folder: "noto-serif-sc" };
const japanese: Family = { folder: "noto-serif-jp" };

/** Families for a text: the first that has a character sets it. Japan and China draw many characters in different ways. */
const familiesFor = (text: string, language: string): Family[] => [
  ...families,
  ...(language === "ja" || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [japanese, chinese]
    : [chinese, japanese]),
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

/** A font by a name of its own, and the characters that it is to set. */
interface Face {
  name: string;
  covers: string;
}

/**
 * Font files for a text, and for slanted Latin. Each file is a font for its characters alone: one that has a letter and
 * a floating accent would else set a letter with an accent that another file has.
 */
export function fontsFor(text: string, language: string): { faces: Face[]; blobs: Buffer[] } {
  const found = new Map<string, { family: Family; subset: string; characters: string[] }>();
  const wanted = familiesFor(text, language);
  const known = new Map(wanted.map((family) => [family, filesOf(family)]));
  for (const character of new Set(text)) {
    const code = character.codePointAt(0) ?? 0;
    for (const family of wanted) {
      if (family.only && !family.only.test(character)) continue;
      const file = known.get(family)?.find(([, ranges]) => ranges.some(([from, to]) => from <= code && code <= to));
      if (!file) continue;
      const [subset] = file;
      const key = `${family.folder} ${subset}`;
      const one = found.get(key) ?? { family, subset, characters: [] };
      one.characters.push(`\\u{${code.toString(16)}}`);
      found.set(key, one);
      break;
    }
  }
  const all = [...found.values()].map((one, index) => ({ ...one, name: `f${index}` }));
  return {
    faces: all.map(({ name, characters }) => ({ name, covers: `[${characters.join("")}]` })),
    blobs: all.flatMap(({ family, subset, name }) =>
      (family.isSlanted ? ["normal", "italic"] : ["normal"]).map((style) =>
        unpacked(readFileSync(join(folderOf(family), `files/${family.folder}-${subset}-400-${style}.woff`)), name),
      ),
    ),
  };
}

const header = 44;
const entry = 20;

/** A font as it was before it was packed as WOFF (1.0), the same tables, each deflated; under another name. */
function unpacked(woff: Buffer, name: string): Buffer {
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
    const stored = woff.subarray(from, from + packed);
    const data =
      tag === nameTag ? named(name) : packed < length ? inflateSync(stored, { maxOutputLength: length }) : stored;
    const padding = Buffer.alloc(-data.length & 3);
    for (const [index, value] of [tag, sum, offset, data.length].entries())
      directory.writeUInt32BE(value, 12 + 16 * table + 4 * index);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

const nameTag = Buffer.from("name").readUInt32BE();

/** A table of names: that of the family, the full one and PostScript's. */
function named(name: string): Buffer {
  const text = Buffer.from(name, "utf16le").swap16();
  const [windows, unicode, english] = [3, 1, 0x409];
  const records = [1, 4, 6].flatMap((id) => [windows, unicode, english, id, text.length, 0]);
  const words = [0, 3, 2 * (3 + records.length), ...records];
  const table = Buffer.alloc(2 * words.length);
  for (const [index, word] of words.entries()) table.writeUInt16BE(word, 2 * index);
  return Buffer.concat([table, text]);
}
