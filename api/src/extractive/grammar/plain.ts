import { list } from "../words.ts";
import nouns from "./plain.json" with { type: "json" };

/** Nouns for relations, amounts and times, in the singular. Too general to ask for or to offer. */
const plain: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(nouns).map(([code, lines]) => [code, list(lines.join(" "))]),
);

const endings: Readonly<Record<string, RegExp>> = {
  de: /(ern|en|er|es|e|n|s)$/,
  fr: /(s|x)$/,
  es: /(es|s)$/,
  pt: /(es|s)$/,
  nl: /(en|s|n)$/,
};

export function isPlain(code: string, noun: string): boolean {
  const words = plain[code];
  const lower = noun.toLowerCase();
  if (!words || words.has(lower)) return words !== undefined;
  if (code === "it") return ["a", "e", "o"].some((end) => words.has(lower.replace(/[aeio]$/, end)));
  const stem = lower.replace(endings[code] ?? /$/, "");
  const bare = code === "de" ? stem.replace(/ä/g, "a").replace(/ö/g, "o").replace(/ü/g, "u") : stem;
  return [stem, `${stem}e`, bare, doubled(stem), lower.replace(/s$/, ""), lower.replace(/n$/, "")].some((form) =>
    words.has(form),
  );
}

/** Dutch: jaren, jaar; mannen, man. */
const doubled = (stem: string) =>
  /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem.replace(/([aeou])([^aeiou])$/, "$1$1$2");
