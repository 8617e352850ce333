/** A part of a whole in whole percent; 0 of nothing. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));
