/** Finds the fonts that a text needs, among packages of the web's fonts, which are cut into files by characters. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

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
  { folder: "noto-serif-kr", only: /\p{Script=Hangul}/u },
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
  dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${folder}/package.json`)));

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
export async function fontsFor(text: string, language: string): Promise<{ faces: Face[]; blobs: Buffer[] }> {
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
    blobs: await Promise.all(
      all.flatMap(({ family, subset, name }) =>
        (family.isSlanted ? ["normal", "italic"] : ["normal"]).map((style) =>
          regular(join(folderOf(family), `files/${family.folder}-${subset}-wght-${style}.woff2`), name),
        ),
      ),
    ),
  };
}

const regularWeight = { keepAllGlyphs: true, targetFormat: "truetype", variationAxes: { wght: 400 } } as const;

/** The regular weight of a variable font, as TrueType and under another name. */
async function regular(file: string, name: string): Promise<Buffer> {
  const font = await subsetFont(readFileSync(file), "", regularWeight);
  const table = named(name);
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (font.readUInt32BE(entry) !== nameTag) continue;
    font.writeUInt32BE(font.length, entry + 8);
    font.writeUInt32BE(table.length, entry + 12);
  }
  return Buffer.concat([font, table]);
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
