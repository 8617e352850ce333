/** What a test file has opened; closed after it (`afterFile.ts`). */
export const opened = new Set<{ close(): Promise<unknown> }>();
