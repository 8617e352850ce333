const steps = [2, 4, 6, 8, 10, 12, 16];

export function axisEnd(most: number): number {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))) - 1);
  for (const scale of [digits, 10 * digits]) {
    const end = steps.find((step) => step * scale >= most);
    if (end !== undefined) return end * scale;
  }
  return most;
}

export const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);
