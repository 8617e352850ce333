import { enumNamed } from "./enum.ts";
import { type Part, withoutNull } from "./part.ts";

const scalars: Record<string, string> = { boolean: "Boolean", integer: "Int", number: "Float", string: "String" };

/** The GraphQL type of a value: a scalar, an enum, an object or, in brackets, a list. */
export function typeOf(part: Part, objectFrom: (part: Part) => unknown): unknown {
  const { type, shape, items, prefixItems } = part;
  if (type === "array") return [typeOf(withoutNull(prefixItems?.[0] ?? items ?? {}), objectFrom)];
  if (type === "object") return objectFrom(part);
  if (shape) return enumNamed(shape.name) ?? shape.name;
  if (part.enum?.every(Number.isInteger)) return "Int";
  const scalar = scalars[String(type)];
  if (!scalar || part.enum) throw new Error(`GraphQL has no type for ${JSON.stringify(part)}`);
  return scalar;
}
