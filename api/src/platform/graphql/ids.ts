export const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString("base64");

/** The type and the raw id inside a global id. Both are meaningless if it is not a global id. */
export function partsOf(globalId: string): { typename: string; id: string } {
  const [typename = "", ...id] = Buffer.from(globalId, "base64").toString("utf8").split(":");
  return { typename, id: id.join(":") };
}

/** The raw id inside a global id of that type. Any other id is returned unchanged, because raw ids are accepted too. */
export function rawId(type: string, id: string): string {
  const parts = partsOf(id);
  return parts.typename === type ? parts.id : id;
}

/** A required argument for the global id of a node, which is described as `noun`, with its article. */
export const idOf = <Node>(node: Node, noun: string) =>
  ({ for: node, required: true, description: `The global id of ${noun}.` }) as const;
