/**
 * The words of a pattern, separated by "|", in lower case, capitalized and in capitals. V8 occasionally ignores a
 * `(?i:…)` within a pattern, and the flag for a whole pattern would make `\p{Lu}` match small letters.
 */
export const anyCase = (words: string): string =>
  words
    .split("|")
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
    .join("|");
