/** The font families for certificates: packages of web fonts, which are split into files by characters. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { codesIn } from "./cmap.ts";

export interface Family {
  folder: string;
  /** Whether it has italics. */
  isSlanted?: true;
  /** Whether it has only one weight. */
  isStatic?: true;
  /** Whether one file has all characters. */
  isWhole?: true;
  /** Characters that the family may set. For families with unwanted characters, or that claim characters they lack. */
  only?: RegExp;
}

const ofScript = (folder: string, script: string): Family => ({
  folder,
  only: new RegExp(`\\p{Script_Extensions=${script}}`, "u"),
});

/** Latin, Greek and Cyrillic letters with anchors for accents. Version 6.101, unchanged apart from the file format. */
const gentium: Family = { folder: "gentium-plus", isStatic: true, isWhole: true };

/**
 * A letter with an accent that Unicode has no single character for: only a font with both can place the accent. Also
 * Greek letters that the other families lack, so that a word has one font.
 */
const accented = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}|[\u1f00-\u1fff]/u;

const families: Family[] = [
  { folder: "newsreader", isSlanted: true },
  { folder: "source-serif-4" },
  gentium,
  ofScript("noto-naskh-arabic", "Arabic"),
  ofScript("noto-serif-hebrew", "Hebrew"),
  ofScript("noto-serif-devanagari", "Devanagari"),
  ofScript("noto-serif-bengali", "Bengali"),
  ofScript("noto-serif-tamil", "Tamil"),
  ofScript("noto-serif-thai", "Thai"),
  ofScript("noto-serif-georgian", "Georgian"),
  ofScript("noto-serif-armenian", "Armenian"),
  { folder: "noto-serif-kr", only: /\p{Script=Hangul}/u },
];

const rareScripts: readonly Family[] = [
  ofScript("noto-serif-telugu", "Telugu"),
  ofScript("noto-serif-kannada", "Kannada"),
  ofScript("noto-serif-gujarati", "Gujarati"),
  ofScript("noto-serif-malayalam", "Malayalam"),
  ofScript("noto-serif-gurmukhi", "Gurmukhi"),
  ofScript("noto-serif-oriya", "Oriya"),
  ofScript("noto-serif-sinhala", "Sinhala"),
  ofScript("noto-sans-myanmar", "Myanmar"),
  ofScript("noto-serif-khmer", "Khmer"),
  ofScript("noto-serif-lao", "Lao"),
  ofScript("noto-serif-tibetan", "Tibetan"),
  ofScript("noto-serif-ethiopic", "Ethiopic"),
  ofScript("noto-sans-thaana", "Thaana"),
  ofScript("noto-sans-syriac", "Syriac"),
  ofScript("noto-sans-javanese", "Javanese"),
  ofScript("noto-sans-ol-chiki", "Ol_Chiki"),
  ofScript("noto-sans-meetei-mayek", "Meetei_Mayek"),
  ofScript("noto-sans-adlam", "Adlam"),
  ofScript("noto-sans-cherokee", "Cherokee"),
  ofScript("noto-sans-canadian-aboriginal", "Canadian_Aboriginal"),
  { ...ofScript("noto-sans-nko", "Nko"), isStatic: true },
  { ...ofScript("noto-sans-tifinagh", "Tifinagh"), isStatic: true },
];

const symbols: Family = { folder: "stix-two-math", isStatic: true, isWhole: true };

/** The build copies these, so that a production install does not need their packages. */
export const copiedFamilies: readonly Family[] = [symbols, ...rareScripts];

const chinese: Family = { folder: "noto-serif-sc" };
const japanese: Family = { folder: "noto-serif-jp" };

/** Families for a text: the first one with a character sets it. Japan and China write many characters differently. */
const familiesFor = (text: string, language: string): Family[] => [
  ...(accented.test(text) ? [gentium] : []),
  ...families,
  ...rareScripts,
  ...(language === "ja" || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [japanese, chinese]
    : [chinese, japanese]),
  symbols,
];

/** The folder for the copies that the build makes. */
export const copies = join(import.meta.dirname, "../../../generated/fonts");

/** The folder of a family with `unicode.json` and `files`. */
export function folderOf(family: Family): string {
  if (family === gentium) return join(import.meta.dirname, "fonts");
  const { folder, isStatic } = family;
  const copy = join(copies, folder);
  if (existsSync(copy)) return copy;
  const name = `@fontsource${isStatic ? "" : "-variable"}/${folder}/package.json`;
  return dirname(fileURLToPath(import.meta.resolve(name)));
}

/** The file of a subset, relative to the folder. */
export const fileOf = ({ folder, isStatic }: Family, subset: string, style = "normal") =>
  `files/${folder}-${subset}-${isStatic ? 400 : "wght"}-${style}.woff2`;

const wholeSubset = "latin";

/** The subset of a family for one script. */
export const scriptOf = ({ folder, isWhole }: Family) =>
  isWhole ? wholeSubset : folder.replace(/^noto-(sans|serif)-/, "");

type Ranges = [from: number, to: number][];
const subsets = new Map<string, [subset: string, ranges: Ranges][]>();

/** The character ranges of each file of a family. */
function filesOf(family: Family): [subset: string, ranges: Ranges][] {
  if (family.isWhole) return [[wholeSubset, [[0, 0x10ffff]]]];
  const before = subsets.get(family.folder);
  if (before) return before;
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folderOf(family), "unicode.json"), "utf8"));
  const files = Object.entries(ranges).map(([subset, list]): [string, Ranges] => [
    subset.replace(/^\[|\]$/g, ""),
    list.split(",").map((range) => {
      const [from = "", to = from] = range.trim().slice(2).split("-");
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  ]);
  // Named subsets contain everything that a script needs.
  files.sort(([one], [other]) => Number(/^\d/.test(one)) - Number(/^\d/.test(other)));
  subsets.set(family.folder, files);
  return files;
}

/** A file of a family, with the characters of a text that it sets. */
export interface Setting {
  family: Family;
  subset: string;
  characters: string[];
}

const joiners = ["\u200c", "\u200d"];
const isShown = /[^\p{Cc}\p{Z}\p{DI}]/u;

/** The files that set a text, and its characters that are in no font. */
export function settingOf(text: string, language: string): { settings: Setting[]; missing: string[] } {
  const settings = new Map<string, Setting>();
  const missing: string[] = [];
  const families = familiesFor(text, language);
  const characters = new Set(text);
  for (const character of characters) {
    const file = fileWith(families, character);
    if (file) {
      const key = `${file.family.folder} ${file.subset}`;
      const setting = settings.get(key) ?? { ...file, characters: [] };
      setting.characters.push(character);
      settings.set(key, setting);
    } else if (isShown.test(character)) missing.push(character);
  }
  // A joiner only works in the font of the letters that it joins or separates.
  const joining = joiners.filter((joiner) => characters.has(joiner));
  for (const { family, characters } of settings.values()) if (family.only) characters.push(...joining);
  return { settings: [...settings.values()], missing };
}

/** Characters of a text that are in no font. Each turn of the event loop reads the files for one character only. */
export async function missingIn(text: string, language: string): Promise<string[]> {
  const families = familiesFor(text, language);
  for (const character of new Set(text)) {
    fileWith(families, character);
    await setImmediate();
  }
  return settingOf(text, language).missing;
}

/** The first file with a character. Characters that are not shown need no glyph. */
function fileWith(families: readonly Family[], character: string): Pick<Setting, "family" | "subset"> | null {
  const code = character.codePointAt(0) ?? 0;
  for (const family of families) {
    if (family.only && !family.only.test(character)) continue;
    // Families claim more characters than their files have.
    const file = filesOf(family).find(
      ([subset, ranges]) =>
        ranges.some(([from, to]) => from <= code && code <= to) &&
        (!isShown.test(character) || codesOf(family, subset).has(code)),
    );
    if (file) return { family, subset: file[0] };
  }
  return null;
}

const codes = new Map<string, Set<number>>();

function codesOf(family: Family, subset: string): Set<number> {
  const file = join(folderOf(family), fileOf(family, subset));
  const known = codes.get(file) ?? codesIn(file);
  codes.set(file, known);
  return known;
}
