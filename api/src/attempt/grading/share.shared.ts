/** A part of a whole in whole percent; 0 if the whole is 0. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** A score in whole percent of the most there is; 100 only where everything is right, however close it comes. */
export function scorePercent(score: number, most: number): number {
  // Floating point makes 57.49999999999999 of 57.5.
  const percent = most === 0 ? 0 : Math.round(Math.round((1e11 * score) / most) / 1e9);
  return score < most ? Math.min(99, percent) : percent;
}
