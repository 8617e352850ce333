/** A part of a whole in whole percent; 0 if the whole is 0. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** A score in whole percent of the maximum. 100 only if everything is correct, however close it is. */
export const scorePercent = (score: number, most: number): number => scoreShare(score, most).percentage;

/** The same percentage, and whether it is more than the exact share. */
export function scoreShare(score: number, most: number): { percentage: number; isRoundedUp: boolean } {
  // Floating point turns 57.5 into 57.49999999999999.
  const exact = most === 0 ? 0 : Math.round((1e11 * score) / most) / 1e9;
  const percentage = score < most ? Math.min(99, Math.round(exact)) : Math.round(exact);
  return { percentage, isRoundedUp: percentage > exact };
}
