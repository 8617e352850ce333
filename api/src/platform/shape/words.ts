import type { Part } from "./part.ts";

/** Limits beyond this are those of the number type. */
const largest = 2 ** 31;

/** The description of a field, with the limits and the default of its schema. */
export function withLimits({ description = "", default: usual, ...part }: Part): string {
  const words = part.shape?.name === "ID" ? description.replace(/^Id\b/, "Global id") : description;
  return [words, limitsOf(part), usualOf(usual, part)].filter(Boolean).join(" ");
}

function limitsOf({ type, minimum, maximum, maxLength, minItems, maxItems }: Part): string | null {
  if (type === "string" && maxLength) return `Up to ${maxLength} characters.`;
  if (type === "array" && maxItems)
    return minItems ? `${minItems} to ${maxItems} entries.` : `Up to ${maxItems} entries.`;
  if (type !== "integer" && type !== "number") return null;
  const from = minimum !== undefined && minimum > -largest ? minimum : null;
  const to = maximum !== undefined && maximum < largest ? maximum : null;
  if (from !== null && to !== null) return `From ${from} to ${to}.`;
  if (to !== null) return `Up to ${to}.`;
  return from === null ? null : `At least ${from}.`;
}

/** An empty default is the absence of a value. */
function usualOf(usual: unknown, { enum: values }: Part): string | null {
  if (usual == null || usual === "" || typeof usual === "object") return null;
  return `Defaults to ${values ? String(usual).toUpperCase() : usual}.`;
}

/** The description of a field that may be null, even when REST omits it. One that explains null stays as it is. */
export function orNull(text: string) {
  const description = text.replace(/\babsent\b/g, "null");
  return /\bnull\b/i.test(description) ? description : `${description.replace(/\.$/, "")}; null if there is none.`;
}

/** The description of a field that is never null, although REST may omit it. */
export const orUsual = (text: string, usual: unknown) =>
  Array.isArray(usual) ? text.replace(/\babsent\b/g, "empty") : text.replace(/[;,] [^;,]*\babsent\b[^;.]*/, "");

/** The description of an enum without its values, which GraphQL describes in the enum itself. */
export const withoutValues = (text: string) => text.replace(/^([^`]+)[.:] `.*$/s, "$1.");
