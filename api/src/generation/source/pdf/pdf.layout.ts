export interface Run {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  /** Number of characters in each font. */
  fonts: ReadonlyMap<string, number>;
}

/**
 * Font sizes: the gap that ends a column's line, the gap that counts as a space, and the distance of baselines in one
 * line.
 */
const spacing = { column: 1.4, space: 0.15, baseline: 0.4 };

/** Maximum share of lines that cross a gutter, compared with the lines on its smaller side. */
const mostCrossing = 1 / 4;

/** A few bullets or list numbers do not form a column. `width` is a share of the page's width. */
const leastColumn = { lines: 3, width: 0.15 };

/** The columns of a page in reading order, as lines. A PDF has only positions; columns must be inferred. */
export const columnsOf = (runs: Run[]): Run[][] => divide(runs.reduce(joinRun, [])).map(joinLines);

function joinRun(joined: Run[], run: Run): Run[] {
  const last = joined.at(-1);
  const gap = last ? run.left - last.right : 0;
  if (last && onOneLine(last, run) && Math.abs(gap) < spacing.column * last.size)
    append(last, run, gap > spacing.space * last.size);
  else joined.push({ ...run });
  return joined;
}

const onOneLine = (a: Run, b: Run) => Math.abs(a.y - b.y) < spacing.baseline * Math.max(a.size, b.size);

function append(run: Run, next: Run, apart: boolean) {
  const added = raised(next, run);
  if (next.text.length > run.text.length) run.size = next.size;
  run.text += apart && added === next.text && !run.text.endsWith(" ") ? ` ${added}` : added;
  run.right = Math.max(run.right, next.right);
  const fonts = new Map(run.fonts);
  for (const [font, length] of next.fonts) fonts.set(font, (fonts.get(font) ?? 0) + length);
  run.fonts = fonts;
}

/** Small numbers above or below the line, such as note marks, do not belong to the number before them. */
function raised({ text, size, y }: Run, run: Run): string {
  if (size > mostRaised.size * run.size || !/^\d{1,3}$/.test(text)) return text;
  const shift = (run.y - y) / run.size;
  const digits = shift > mostRaised.shift ? "⁰¹²³⁴⁵⁶⁷⁸⁹" : shift < 0 ? "₀₁₂₃₄₅₆₇₈₉" : "";
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
const mostRaised = { size: 0.8, shift: 0.1 };

function divide(runs: Run[]): Run[][] {
  const sorted = runs.toSorted((a, b) => a.y - b.y);
  const gutter = findGutter(sorted);
  if (gutter === null) return sorted.length > 0 ? [sorted] : [];
  const columns: Run[][] = [];
  let [left, right, across]: [Run[], Run[], Run[]] = [[], [], []];
  const turnOver = () => {
    if (across.length > 0) columns.push(across);
    columns.push(...divide(left), ...divide(right));
    [left, right, across] = [[], [], []];
  };
  for (const run of sorted) {
    const column = run.right <= gutter ? left : run.left >= gutter ? right : across;
    // Text above a spanning title is read before it, text below after.
    if (column === across && left.length + right.length > 0) turnOver();
    column.push(run);
  }
  turnOver();
  return columns;
}

/** A position that few lines cross, with text on both sides. */
function findGutter(runs: Run[]): number | null {
  const width = widthOf(runs);
  let best: { gutter: number; crossing: number } | null = null;
  for (const gutter of new Set(runs.map(({ right }) => Math.ceil(right)))) {
    const leftRuns = runs.filter((run) => run.right <= gutter);
    const right = runs.filter((run) => run.left >= gutter);
    const crossing = runs.length - leftRuns.length - right.length;
    if (crossing > mostCrossing * Math.min(leftRuns.length, right.length) || (best && crossing >= best.crossing))
      continue;
    if (isColumn(leftRuns, width) && isColumn(right, width)) best = { gutter, crossing };
  }
  return best?.gutter ?? null;
}

const isColumn = (runs: Run[], pageWidth: number) =>
  runs.length >= leastColumn.lines && widthOf(runs) > leastColumn.width * pageWidth;

const widthOf = (runs: Run[]) =>
  runs.reduce((most, { right }) => Math.max(most, right), Number.NEGATIVE_INFINITY) -
  runs.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY);

function joinLines(column: Run[]): Run[] {
  const lines: Run[][] = [];
  for (const run of column) {
    const line = lines.at(-1);
    if (line?.[0] && onOneLine(line[0], run)) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) =>
    line
      .toSorted((a, b) => a.left - b.left)
      .reduce((whole, run) => {
        append(whole, run, true);
        return whole;
      }),
  );
}
