/** `--short` runs each part once in a tiny size. Its figures mean nothing; it shows that the part still runs. */
export const isShort = process.argv.includes("--short");

/** A size, count or duration, or the tiny one of a short run. */
export const sized = (whole: number, short: number): number => (isShort ? short : whole);

/** Rounds of a comparison. */
export const rounds = sized(3, 1);
/** Seconds of a round under full load. */
export const seconds = sized(4, 0.2);
