/** A part of a whole in whole percent; 0 if the whole is 0. */
export const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));
