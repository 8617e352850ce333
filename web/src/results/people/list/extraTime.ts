interface Extra {
  extraMinutes: number | null | undefined;
  extraPercent: number | null | undefined;
}

/** "+15 min" or "+25%"; empty without any. */
export const extraInWords = ({ extraMinutes, extraPercent }: Extra): string =>
  extraMinutes ? `+${extraMinutes} min` : extraPercent ? `+${extraPercent}%` : "";

/** The time limit with extra time, in minutes. */
export const wholeLimit = (limit: number, { extraMinutes, extraPercent }: Extra): number =>
  Math.round(10 * (limit + (extraMinutes ?? (limit * (extraPercent ?? 0)) / 100))) / 10;
