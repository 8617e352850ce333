export interface Word {
  text: string;
  lower: string;
  stem: string;
  start: number;
  end: number;
  kind: "word" | "number" | "mark";
}

// A word keeps inner hyphens and apostrophes; a number keeps inner points and commas and attached letters: 19th, 1640s.
// An elided article is a word of its own: l’eau.
const pattern =
  /(?<word>(?:[ldcjmnst]|qu)[’'](?=\p{L})|\p{L}[\p{L}\p{M}\p{N}]*(?:[’'‑-][\p{L}\p{N}]+)*)|(?<number>\p{N}+(?:[.,\u00a0\u202f]\p{N}+)*(?:-\p{L}+|\p{L}+)?)|[^\s\p{L}\p{N}]/giu;

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    text: match[0],
    lower: match[0].toLowerCase(),
    stem: stemOf(match[0].toLowerCase()),
    start: match.index,
    end: match.index + match[0].length,
    kind: match.groups?.word ? "word" : match.groups?.number ? "number" : "mark",
  }));
}

export const isCapital = (text: string) => /^\p{Lu}/u.test(text);

export const bare = (text: string) => text.replace(/['’]s$/, "");

/** Groups digits in threes: 1,234,567. `toFixed` writes at most 21 digits before the point. */
export const inThousands = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3}){1,6}$)/g, mark);

/** A hash (FNV-1a), so that the same source always gives the same questions. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}

export const shuffledBy = <T>(seed: number, list: readonly T[], name: (item: T) => string): T[] =>
  [...list].sort((a, b) => seedOf(`${seed} ${name(a)}`) - seedOf(`${seed} ${name(b)}`));

const stemOf = (lower: string) => bare(lower).replace(/(?<=.{3})(ies|es|s|ing|ed|e|y)$/, "");

export const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(({ stem }) => stem));

export const list = (words: string): ReadonlySet<string> => new Set(words.match(/\S+/g));

/** A question with `#` for a name. */
export const filled = (template: string, name: string): string => template.replace("#", () => name);
