/** The range of `after` that differs from `before`. */
function difference(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let end = 0;
  while (end < most - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { from, to: after.length - end };
}

export function beginsWord(before: string, after: string): boolean {
  const { from, to } = difference(before, after);
  return /\s$/.test(after.slice(0, from)) && /^\S/.test(after.slice(from, to));
}

interface Place {
  name: string;
  caret: number;
}

/** The first text that differs between two drafts. Null when entries were added, removed or moved. */
export function changeBetween(before: unknown, after: unknown, path: readonly string[] = []): Place | null {
  if (typeof before === "string" && typeof after === "string") {
    return before === after ? null : { name: path.join("."), caret: difference(before, after).to };
  }
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return null;
  const [old, now] = [Object.entries(before), Object.entries(after)];
  if (old.length !== now.length) return null;
  for (const [index, [key, value]] of now.entries()) {
    const change = changeBetween(old[index]?.[1], value, [...path, key]);
    if (change) return change;
  }
  return null;
}
