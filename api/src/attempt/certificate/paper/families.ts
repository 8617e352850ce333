/** The font families for certificates: packages of web fonts, which are split into files by characters. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export interface Family {
  folder: string;
  /** Whether it has italics. */
  isSlanted?: true;
  /** Whether it has only one weight. */
  isStatic?: true;
  /** Characters that the family may set. For families with unwanted characters, or that claim characters they lack. */
  only?: RegExp;
}

const ofScript = (folder: string, script: string): Family => ({
  folder,
  only: new RegExp(`\\p{Script_Extensions=${script}}`, "u"),
});

const families: Family[] = [
  { folder: "newsreader", isSlanted: true },
  { folder: "source-serif-4" },
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

/** The build copies these, so that a production install does not need their packages. */
export const copiedFamilies: readonly Family[] = [
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

const chinese: Family = { folder: "noto-serif-sc" };
const japanese: Family = { folder: "noto-serif-jp" };

/** Families for a text: the first one with a character sets it. Japan and China write many characters differently. */
const familiesFor = (text: string, language: string): Family[] => [
  ...families,
  ...copiedFamilies,
  ...(language === "ja" || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [japanese, chinese]
    : [chinese, japanese]),
];

/** The folder for the copies that the build makes. */
export const copies = join(import.meta.dirname, "../../../generated/fonts");

/** The folder of a family with `unicode.json` and `files`. */
export function folderOf({ folder, isStatic }: Family): string {
  const copy = join(copies, folder);
  if (existsSync(copy)) return copy;
  const name = `@fontsource${isStatic ? "" : "-variable"}/${folder}/package.json`;
  return dirname(fileURLToPath(import.meta.resolve(name)));
}

/** The file of a subset, relative to the folder. */
export const fileOf = ({ folder, isStatic }: Family, subset: string, style = "normal") =>
  `files/${folder}-${subset}-${isStatic ? 400 : "wght"}-${style}.woff2`;

/** The subset of a family for one script. */
export const scriptOf = ({ folder }: Family) => folder.replace(/^noto-(sans|serif)-/, "");

type Ranges = [from: number, to: number][];
const subsets = new Map<string, [subset: string, ranges: Ranges][]>();

/** The character ranges of each file of a family. */
function filesOf(family: Family): [subset: string, ranges: Ranges][] {
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
const isShown = /[^\p{C}\p{Z}]/u;

/** The files that set a text, and its characters that are in no font. */
export function settingOf(text: string, language: string): { settings: Setting[]; missing: string[] } {
  const settings = new Map<string, Setting>();
  const missing: string[] = [];
  const families = familiesFor(text, language);
  const characters = new Set(text);
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const isSet = families.some((family) => {
      if (family.only && !family.only.test(character)) return false;
      const subset = fileWith(family, code);
      if (!subset) return false;
      const key = `${family.folder} ${subset}`;
      const setting = settings.get(key) ?? { family, subset, characters: [] };
      setting.characters.push(character);
      settings.set(key, setting);
      return true;
    });
    if (!isSet && isShown.test(character)) missing.push(character);
  }
  // A joiner only works in the font of the letters that it joins or separates.
  const joining = joiners.filter((joiner) => characters.has(joiner));
  for (const { family, characters } of settings.values()) if (family.only) characters.push(...joining);
  return { settings: [...settings.values()], missing };
}

const fileWith = (family: Family, code: number) =>
  filesOf(family).find(([, ranges]) => ranges.some(([from, to]) => from <= code && code <= to))?.[0];
