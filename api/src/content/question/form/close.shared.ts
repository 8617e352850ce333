import type { NumberKey } from "./form.shared.ts";

/** Number of floating-point rounding errors to tolerate: 9.82 is within 0.01 of 9.81. */
const floatErrors = 4;

/** Whether a number is correct. */
export function isClose({ value, tolerance }: NumberKey, given: number): boolean {
  const error = floatErrors * Number.EPSILON * Math.max(Math.abs(value), Math.abs(given));
  return Math.abs(given - value) <= tolerance + error;
}
