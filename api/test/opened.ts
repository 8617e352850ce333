/** Resources that a test file has opened, closed after the file in reverse order (`setup/afterFile.ts`). */
export const opened = new Set<{ close(): Promise<unknown> }>();
