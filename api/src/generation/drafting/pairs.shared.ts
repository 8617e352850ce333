/** Notice about two questions, by their numbers. */
export const nearlySame = (first: number, second: number): string =>
  `Questions ${first} and ${second} ask nearly the same.`;

/** The numbers in such a notice; null for any other notice. */
export function pairIn(notice: string): [number, number] | null {
  const [, first, second] = /^Questions (\d+) and (\d+) ask nearly the same\.$/.exec(notice) ?? [];
  return first && second ? [Number(first), Number(second)] : null;
}
