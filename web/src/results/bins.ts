/** The ten bins of scores as the API counts them: 0–9 % first, 90–100 % last. */
export const binLabel = (bin: number) => `${10 * bin}–${bin === 9 ? 100 : 10 * bin + 9}%`;

/** The bins with the most people; none while nobody scored. */
export function fullestBins(counts: readonly number[]) {
  const most = Math.max(...counts, 0);
  return most === 0 ? [] : counts.flatMap((count, bin) => (count === most ? [bin] : []));
}
