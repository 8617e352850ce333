/** The times to announce, in seconds before the end, for a limit in seconds. */
export function momentsOf(limit: number): number[] {
  const half = limit >= 240 ? [Math.floor(limit / 120) * 60] : [];
  const late = [300, 60, 30].filter((seconds) => seconds <= limit / 2);
  return [...new Set([...half, ...late])].sort((a, b) => b - a);
}

/**
 * The last of these times that has passed since `first` seconds were left. Null before the first one. Stays the same
 * for a while, so that it is spoken once.
 */
export const lastMoment = (limit: number, first: number, left: number): number | null =>
  momentsOf(limit).findLast((moment) => left <= moment && first > moment) ?? null;
