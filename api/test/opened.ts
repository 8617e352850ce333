/** What a test file has opened; closed after it, last opened first (`setup/afterFile.ts`). */
export const opened = new Set<{ close(): Promise<unknown> }>();
