/** An integer between two others, eased out. */
export function step(from: number, to: number, progress: number) {
  const way = 1 - (1 - Math.min(1, Math.max(0, progress))) ** 3;
  return Math.round(from + (to - from) * way);
}
