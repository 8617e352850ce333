const patterns = new Map<readonly string[], RegExp>();

/** Matches any of the words or phrases, as whole words in either case. */
export function anyOf(words: readonly string[]): RegExp {
  const pattern = patterns.get(words);
  if (pattern) return pattern;
  const source = words.length === 0 ? "(?!)" : words.join("|");
  const expression = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}\\p{N}])`, "iu");
  patterns.set(words, expression);
  return expression;
}

export const isWhole = (text: string, source: string) => new RegExp(`^\\P{L}*(?:${source})\\P{L}*$`, "iu").test(text);
