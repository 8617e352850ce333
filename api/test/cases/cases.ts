/** Whether this is `npm run test:slow`, which runs many random cases. */
export const isSlowSet = process.env.TEST_SET === "slow";

/** The number of random cases of a test tagged "property": few in `npm test`, many in `npm run test:slow`. */
export function cases(few: number, many: number): number {
  return isSlowSet ? many : few;
}
