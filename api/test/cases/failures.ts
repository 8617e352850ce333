/** Checks each row of a table and returns the rows that failed, each with its reason. */
export async function failuresOf<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  check: (row: Row) => unknown,
): Promise<string[]> {
  const failures: string[] = [];
  for (const row of rows) {
    try {
      await check(row);
    } catch (error) {
      failures.push(`${nameOf(row)}: ${(error as Error).message}`);
    }
  }
  return failures;
}
