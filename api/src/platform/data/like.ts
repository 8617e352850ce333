/** Escapes a text for LIKE, or for Prisma's `contains`. */
export const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");
