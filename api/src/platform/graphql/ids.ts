/** Relay's global id of a row. */
export const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString("base64");

/** The row's id in a global id of that type; anything else as it is, since raw ids are welcome too. */
export function rawId(type: string, id: string): string {
  const decoded = Buffer.from(id, "base64").toString("utf8");
  return decoded.startsWith(`${type}:`) ? decoded.slice(type.length + 1) : id;
}
