/** The number of random cases of a test tagged "property": few in `npm test`, many in `npm run test:slow`. */
export function cases(few: number, many: number): number {
  return process.env.TEST_SET === "slow" ? many : few;
}
