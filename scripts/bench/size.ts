/** `--short` runs each part once in a tiny size. Its figures mean nothing; it only shows that the part still runs. */
export const isShort = process.argv.includes("--short");

/** Returns a size, count or duration, or the tiny value for a short run. */
export const sized = (whole: number, short: number): number => (isShort ? short : whole);

/** Rounds of a comparison. */
export const rounds = sized(3, 1);
/** Seconds of a round under full load. */
export const seconds = sized(4, 0.2);
