/** Shares of the people below and above the middle of a scale. Those in the middle point are halved. */
export function sidesOf(counts: readonly number[]): { below: number; above: number } {
  const people = counts.reduce((sum, count) => sum + count, 0);
  if (people === 0) return { below: 0, above: 0 };
  const middle = (counts.length - 1) / 2;
  const below = counts.reduce(
    (sum, count, point) => sum + (point < middle ? count : point === middle ? count / 2 : 0),
    0,
  );
  return { below: below / people, above: 1 - below / people };
}

/** The widest side of several bars, which half of the width has room for. */
export const widestSide = (bars: readonly (readonly number[])[]): number =>
  Math.max(...bars.map(sidesOf).flatMap(({ below, above }) => [below, above]), 0);

interface Look {
  fill: string;
  /** The color of text on it. */
  color: string;
  opacity: number;
}

/** Points get darker away from the middle, in one hue on each side. Text on them has a contrast of 4.5 or more. */
export function lookOf(point: number, points: number): Look {
  const offset = point - (points - 1) / 2;
  if (offset === 0) return { fill: "border.emphasized", color: "fg", opacity: 0.3 };
  const fill = offset < 0 ? "fg.warning" : "accent.solid";
  const steps = Math.floor(points / 2);
  const step = Math.ceil(Math.abs(offset));
  if (step === steps) return { fill, color: "accent.contrast", opacity: 1 };
  return { fill, color: "fg", opacity: 0.2 + (0.25 * (step - 1)) / Math.max(1, steps - 2) };
}
