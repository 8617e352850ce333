import { closest, distance } from "fastest-levenshtein";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { DomainError } from "../errors.ts";

/** A JSON schema, as far as it tells which fields there are. */
interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  $ref?: string;
  $defs?: Record<string, Shape>;
}

interface Unknown {
  /** Dotted: `questions.0.colour`. */
  path: string;
  name: string;
  /** The names that could have been meant. */
  known: string[];
}

/** The header that names what was sent and not understood. */
const header = "assay-ignored";

/** Fields that are named: a client that sends more has seen enough, and looking for what was meant takes time. */
const mostNamed = 20;

/**
 * Names the fields of a body, and the parameters of a query, that the operation does not know: they are ignored, and
 * refused with `?strict=1` or `Prefer: handling=strict` (RFC 7240).
 */
export function nameUnknown(http: FastifyInstance): void {
  http.addHook("preHandler", async (request, reply) => {
    const unknown = unknownIn(request);
    const isStrict = isStrictly(request);
    if (isStrict) reply.header("preference-applied", "handling=strict");
    if (unknown.length === 0) return;
    const named = unknown.slice(0, mostNamed).map(({ path, ...field }) => ({ path, meant: meantBy(field) }));
    if (!isStrict) return void reply.header(header, listed(named, unknown.length - named.length));
    const issues = named.map(({ path, meant }) => ({
      path,
      message: meant ? `There is no such field. Did you mean ${meant}?` : "There is no such field",
    }));
    throw new DomainError("VALIDATION_FAILED", `${issues[0]?.path}: ${issues[0]?.message}`, { issues });
  });
}

function isStrictly({ query, headers }: FastifyRequest): boolean {
  const { strict } = query as { strict?: string };
  return strict === "1" || strict === "true" || /\bhandling\s*=\s*"?strict\b/i.test(String(headers.prefer ?? ""));
}

function unknownIn({ routeOptions, body, query }: FastifyRequest): Unknown[] {
  const operation = routeOptions.schema?.operation;
  if (!operation) return [];
  const { strict, ...asked } = query as Record<string, unknown>;
  const { body: rule = nothing, bodyType, query: parameters = nothing } = operation;
  return [...(bodyType ? [] : unknownFields(shapeOf(rule), body)), ...unknownFields(shapeOf(parameters), asked)];
}

const nothing = z.object({});

const shapes = new WeakMap<z.ZodType, Shape>();

function shapeOf(rule: z.ZodType): Shape {
  const shape = shapes.get(rule) ?? (z.toJSONSchema(rule, { io: "input", unrepresentable: "any" }) as Shape);
  shapes.set(rule, shape);
  return shape;
}

function unknownFields(shape: Shape, value: unknown, path = "", { $defs = {} } = shape): Unknown[] {
  const within = (part: Shape, value: unknown, path: string) => unknownFields(part, value, path, { $defs });
  if (shape.$ref) return within($defs[shape.$ref.replace("#/$defs/", "")] ?? {}, value, path);
  if (shape.anyOf) return fewest(shape.anyOf.filter(fits(value)).map((part) => within(part, value, path)));
  if (Array.isArray(value)) {
    const { items } = shape;
    return items ? value.flatMap((part, index) => within(items, part, `${path}${index}.`)) : [];
  }
  const { properties } = shape;
  if (!properties || typeof value !== "object" || value === null) return [];
  const known = Object.keys(properties);
  const unknown: Unknown[] = [];
  // A loop, because a body may have a hundred thousand fields.
  for (const [name, part] of Object.entries(value)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!property) unknown.push({ path: path + name, name, known });
    else if (typeof part === "object")
      for (const inner of within(property, part, `${path}${name}.`)) unknown.push(inner);
  }
  return unknown;
}

/** Of several shapes the one that is meant knows the most fields. */
const fewest = (found: Unknown[][]) => found.toSorted((one, other) => one.length - other.length)[0] ?? [];

const fits = (value: unknown) => (shape: Shape) =>
  Array.isArray(value) ? shape.items !== undefined : typeof value !== "object" || shape.items === undefined;

/** A known name that differs by a slip: a third of its letters at most. */
function meantBy({ name, known }: Pick<Unknown, "name" | "known">): string | null {
  if (known.length === 0 || name.length > 100) return null;
  const nearest = closest(name, known);
  return distance(name, nearest) <= Math.ceil(nearest.length / 3) ? nearest : null;
}

const listed = (named: { path: string; meant: string | null }[], others: number) =>
  [
    ...named.map(({ path, meant }) => encoded(path) + (meant ? ` (did you mean ${meant}?)` : "")),
    ...(others > 0 ? [`and ${others} more`] : []),
  ].join(", ");

/** Names are the sender's, and a header carries visible ASCII only. */
const encoded = (path: string) => encodeURIComponent(path.slice(0, 100).toWellFormed());
