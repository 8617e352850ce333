const marker = /^\s*(?:[-*•–·]|\(?[a-z]\)|[a-z]\.|\(?\d{1,2}[.)])\s+/i;

/** The lines of a pasted list without bullets or letters. Null for a single line. */
export function linesOf(block: string): string[] | null {
  const lines = block.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  if (lines.length < 2) return null;
  // Markers are removed only if every line has one: "1. FC Köln" among other names is a name.
  const isList = lines.every((line) => marker.test(line));
  return lines.map((line) => (isList ? line.replace(marker, "") : line).trim());
}

/**
 * Replaces an entry with the pasted lines: fills the empty entries after it, and adds others up to the limit. Returns
 * the lines that do not fit.
 */
export function pasteLines<Entry extends { text: string }>(
  before: readonly Entry[],
  at: number,
  lines: readonly string[],
  max: number,
  create: (place: number) => Entry,
) {
  const result = [...before];
  let place = at;
  let count = 0;
  for (const line of lines) {
    const entry = result[place];
    if (entry && (count === 0 || entry.text.trim() === "")) result[place] = { ...entry, text: line };
    else if (result.length < max) result.splice(place, 0, { ...create(result.length), text: line });
    else break;
    place++;
    count++;
  }
  return { entries: result, left: lines.slice(count) };
}
