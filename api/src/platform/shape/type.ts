import { enumNamed } from "./enum.ts";
import { type Part, withoutNull } from "./part.ts";
import type { Shape } from "./shape.rules.ts";

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

/** Returns a function that makes the type of each name once. It throws if another schema has the same name. */
export function onceByName<Ref>() {
  const made = new Map<string, { ref: Ref; fields: string }>();
  return (name: string, { properties }: Part, make: () => Ref): Ref => {
    const fields = JSON.stringify(properties);
    const before = made.get(name);
    if (before && before.fields !== fields) throw new Error(`Two schemas are called ${name}`);
    const { ref } = before ?? { ref: make() };
    made.set(name, { ref, fields });
    return ref;
  };
}

/** The shape of an object, which it must have. */
export function shapeOf({ shape, properties = {} }: Part): Shape {
  if (!shape) throw new Error(`The object with ${Object.keys(properties)} has no registered shape`);
  return shape;
}
