export const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString("base64");

/** The raw id inside a global id of that type; anything else is returned as it is, because raw ids are accepted too. */
export function rawId(type: string, id: string): string {
  const decoded = Buffer.from(id, "base64").toString("utf8");
  return decoded.startsWith(`${type}:`) ? decoded.slice(type.length + 1) : id;
}
