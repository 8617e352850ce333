import { z } from "zod";
import { type Shape, shapes } from "./shape.rules.ts";

/** A JSON Schema, as far as GraphQL can express it, with the registered shapes. */
export interface Part {
  type?: string | string[];
  shape?: Shape;
  description?: string | undefined;
  default?: unknown;
  properties?: Record<string, Part>;
  required?: string[];
  items?: Part;
  prefixItems?: Part[];
  anyOf?: Part[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const parts = { input: new WeakMap<z.ZodType, Part>(), output: new WeakMap<z.ZodType, Part>() };

export function partOf(schema: z.ZodType, io: "input" | "output"): Part {
  const part = parts[io].get(schema) ?? newPart(schema, io);
  parts[io].set(schema, part);
  return part;
}

function newPart(schema: z.ZodType, io: "input" | "output"): Part {
  const { $defs = {}, ...part } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const { id, description } = z.globalRegistry.get(zodSchema as never) ?? {};
      const usual = zodSchema._zod.def.type === "date" ? { name: "DateTime" } : id && { name: id, description };
      const shape = shapes.get(zodSchema as never) ?? usual;
      if (shape) jsonSchema.shape = shape;
    },
  }) as Part & { $defs?: Record<string, Part> };
  return inPlace(part, $defs);
}

/** A part with the definitions that it refers to in their places. */
const inPlace = (part: Part, definitions: Record<string, Part>): Part =>
  JSON.parse(JSON.stringify(part), (_key, value) => {
    if (typeof value?.$ref !== "string") return value;
    const { $ref, ...own } = value;
    const definition = definitions[$ref.slice("#/$defs/".length)];
    if (!definition) throw new Error(`No definition of ${$ref}`);
    return { ...inPlace(definition, definitions), ...own };
  });

/** The value of a part that may be null; any other part as it is. */
export function withoutNull(part: Part): Part {
  if (Array.isArray(part.type)) return { ...part, type: part.type.filter((type) => type !== "null").join() };
  const values = part.anyOf?.filter(({ type }) => type !== "null") ?? [];
  return values.length === 1 && values[0] ? values[0] : part;
}
