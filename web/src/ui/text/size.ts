/** How a heading is set: a short one large, a page of text to be read. */
export function sizeOf(text: string): "running" | "long" | undefined {
  const lines = text.split("\n").length;
  if (text.length > 500 || lines > 6) return "running";
  if (text.length > 120 || lines > 2) return "long";
  return undefined;
}
