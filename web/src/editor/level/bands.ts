import type { Scale } from "../../../../api/src/content/content.shared.ts";

export interface Level {
  name: string;
  from: number;
  to: number;
}

export interface Interval {
  from: number;
  to: number;
}

interface Band extends Level {
  left: number;
  width: number;
}

export interface Mark extends Interval {
  kind: "gap" | "overlap";
  left: number;
  width: number;
  given: string;
}

export interface Bands {
  axis: Interval;
  bands: Band[];
  marks: Mark[];
  /** The possible results, once questions have weights. */
  reach: (Interval & { left: number; width: number }) | null;
  unreachable: Level[];
}

const isWhole = ({ from, to }: Interval) => Number.isInteger(from) && Number.isInteger(to);
const neat = (value: number) => Math.round(value * 1e6) / 1e6;

/** The range of possible results: sums of weights on points, their mean on decimals. */
export function reachOf(weights: readonly (readonly number[])[], scale: Scale): Interval | null {
  const questions = weights.map((list) => list.filter(Number.isFinite)).filter((list) => list.length > 0);
  if (questions.length === 0) return null;
  const total = (pick: (...values: number[]) => number) => questions.reduce((sum, list) => sum + pick(...list), 0);
  const share = scale === "decimal" ? questions.length : 1;
  return { from: neat(total(Math.min) / share), to: neat(total(Math.max) / share) };
}

const levelAt = (sorted: readonly Level[], result: number) =>
  (sorted.findLast(({ from }) => from <= result) ?? sorted[0])?.name ?? "";

export function bandsOf(levels: readonly Level[], reach: Interval | null, scale: Scale): Bands | null {
  const sorted = levels
    .filter(({ from, to }) => Number.isFinite(from) && Number.isFinite(to) && from <= to)
    .sort((a, b) => a.from - b.from || a.to - b.to);
  if (sorted.length === 0) return null;

  // Points are whole: 0–5 and 6–15 meet at 5.5.
  const half = scale === "points" && sorted.every(isWhole) && (!reach || isWhole(reach)) ? 0.5 : 0;
  const spread = (interval: Interval) => ({ from: interval.from - half, to: interval.to + half });
  const spans = sorted.map((level) => ({ ...level, ...spread(level) }));
  const reached = reach && spread(reach);

  const ends = [...spans, ...(reached ? [reached] : []), ...(scale === "decimal" ? [{ from: 0, to: 1 }] : [])];
  const axis = { from: Math.min(...ends.map(({ from }) => from)), to: Math.max(...ends.map(({ to }) => to)) };
  const length = axis.to - axis.from || 1;
  const placed = ({ from, to }: Interval) => ({
    left: ((from - axis.from) / length) * 100,
    width: ((to - from) / length) * 100,
  });

  const marks = sections(
    [...new Set(ends.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b),
    (section) => {
      const covering = spans.filter(({ from, to }) => from <= section.from && to >= section.to).length;
      return covering === 0 ? "gap" : covering > 1 ? "overlap" : null;
    },
  ).map(({ kind, ...section }) => {
    const from = neat(section.from + half);
    const to = neat(section.to - half);
    return { kind, from, to, ...placed(section), given: levelAt(sorted, kind === "gap" ? from : to) };
  });

  return {
    axis: { from: neat(axis.from + half), to: neat(axis.to - half) },
    bands: sorted.map((level) => ({ ...level, ...placed(spread(level)) })),
    marks,
    reach: reach && reached && { ...reach, ...placed(reached) },
    unreachable: reach
      ? sorted.filter(({ from }, place) => {
          const next = sorted[place + 1];
          return (place > 0 && from > reach.to) || (next !== undefined && next.from <= reach.from);
        })
      : [],
  };
}

/** The sections between bounds that need a mark. Adjacent sections of one kind are joined. */
function sections(bounds: number[], kindOf: (section: Interval) => Mark["kind"] | null) {
  const marked: (Interval & { kind: Mark["kind"] })[] = [];
  for (const [place, from] of bounds.entries()) {
    const to = bounds[place + 1];
    if (to === undefined) break;
    const kind = kindOf({ from, to });
    const last = marked.at(-1);
    if (kind === null) continue;
    if (last && last.kind === kind && last.to === from) last.to = to;
    else marked.push({ kind, from, to });
  }
  return marked;
}
