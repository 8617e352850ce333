/** A text as it stands for itself in a pattern of LIKE, or of Prisma's `contains`. */
export const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");
