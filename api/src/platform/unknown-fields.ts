import { closest, distance } from "fastest-levenshtein";
import { z } from "zod";
import { DomainError } from "./errors.ts";

/** The parts of a JSON schema that define which fields exist. */
interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  $ref?: string;
  $defs?: Record<string, Shape>;
}

export interface Unknown {
  /** Dotted path: `questions.0.colour`. */
  path: string;
  name: string;
  /** Names that the sender could have meant. */
  known: string[];
}

const shapes = new WeakMap<z.ZodType, Shape>();

function shapeOf(rule: z.ZodType): Shape {
  const shape = shapes.get(rule) ?? (z.toJSONSchema(rule, { io: "input", unrepresentable: "any" }) as Shape);
  shapes.set(rule, shape);
  return shape;
}

/** Fields of a value, including nested ones, that its rule does not define. */
export const unknownFields = (rule: z.ZodType, value: unknown): Unknown[] => unknownIn(shapeOf(rule), value);

function unknownIn(shape: Shape, value: unknown, path = "", { $defs = {} } = shape): Unknown[] {
  const within = (part: Shape, value: unknown, path: string) => unknownIn(part, value, path, { $defs });
  if (shape.$ref) return within($defs[shape.$ref.replace("#/$defs/", "")] ?? {}, value, path);
  if (shape.anyOf) return fewest(shape.anyOf.filter(fits(value)).map((part) => within(part, value, path)));
  if (Array.isArray(value)) {
    const { items } = shape;
    return items ? value.flatMap((part, index) => within(items, part, `${path}${index}.`)) : [];
  }
  const { properties } = shape;
  if (!properties || typeof value !== "object" || value === null) return [];
  const names = Object.keys(properties);
  const unknown: Unknown[] = [];
  // Uses a loop, because a body may have a hundred thousand fields.
  for (const [name, part] of Object.entries(value)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!property) unknown.push({ path: path + name, name, known: names });
    else if (typeof part === "object")
      for (const inner of within(property, part, `${path}${name}.`)) unknown.push(inner);
  }
  return unknown;
}

/** The best match among several shapes, which leaves the fewest fields unknown. */
const fewest = (found: Unknown[][]) => found.toSorted((one, other) => one.length - other.length)[0] ?? [];

const fits = (value: unknown) => (shape: Shape) =>
  Array.isArray(value) ? shape.items !== undefined : typeof value !== "object" || shape.items === undefined;

/** A known name that differs by a typo, in at most a third of its letters. */
function meantBy({ name, known }: Pick<Unknown, "name" | "known">): string | null {
  if (known.length === 0 || name.length > 100) return null;
  const nearest = closest(name, known);
  return distance(name, nearest) <= Math.ceil(nearest.length / 3) ? nearest : null;
}

export interface Named {
  path: string;
  /** Null if no known name is similar. */
  meant: string | null;
  message: string;
}

/** Maximum number of named fields. A client that sends more has seen enough, and finding similar names takes time. */
export const mostNamed = 20;

/** The first of these fields, each with the name that was probably meant. */
export const namedOf = (unknown: readonly Unknown[]): Named[] =>
  unknown.slice(0, mostNamed).map(({ path, ...field }) => {
    const suggestion = meantBy(field);
    const message = "Unknown field";
    return { path, meant: suggestion, message: suggestion ? `${message}. Did you mean ${suggestion}?` : message };
  });

export function refusalOf(named: readonly Named[]): DomainError {
  const issues = named.map(({ path, message }) => ({ path, message }));
  return new DomainError("VALIDATION_FAILED", `${issues[0]?.path}: ${issues[0]?.message}`, { issues });
}
