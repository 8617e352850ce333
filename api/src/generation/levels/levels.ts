import type { SkillLevel } from "../../content/content.rules.ts";
import words from "./words.json" with { type: "json" };

/** The four levels of a self-rating, from lowest to highest, by language. */
const levels: Readonly<Record<string, typeof words.en>> = words;

/** A mean of 0 to 1 over four answers from "new to me" to "I could explain all of it". */
const ranges: SkillLevel["range"][] = [
  [0, 0.3],
  [0.3, 0.6],
  [0.6, 0.85],
  [0.85, 1],
];

/**
 * The levels of a generated assessment in a language (BCP 47, empty if unknown). English where no translation exists.
 */
export function selfRatingLevels(language: string): SkillLevel[] {
  const own = levels[language.toLowerCase().split("-", 1)[0] ?? ""] ?? words.en;
  return own.map(({ name, ...texts }, index) => ({
    name,
    range: ranges[index] ?? [0, 1],
    ...texts,
    followUpContent: null,
  }));
}
