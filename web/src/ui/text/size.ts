/** The size of a heading by its length. Undefined for a short heading. */
export function sizeOf(text: string): "running" | "long" | undefined {
  const lines = text.split("\n").length;
  if (text.length > 500 || lines > 6) return "running";
  if (text.length > 120 || lines > 2) return "long";
  return undefined;
}
