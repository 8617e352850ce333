import { closest, distance } from "fastest-levenshtein";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { DomainError } from "../errors.ts";

/** A JSON schema, as far as it tells which fields there are. */
interface Shape {
  properties?: Record<string, Shape>;
  additionalProperties?: boolean | Shape;
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
  $ref?: string;
  $defs?: Record<string, Shape>;
}

interface Unknown {
  /** Dotted: `questions.0.colour`. */
  path: string;
  meant: string | null;
}

/** The header that names what was sent and not understood. */
const header = "assay-ignored";

/** Names in the header; a client that sends more has seen enough. */
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
    if (!isStrict) return void reply.header(header, named(unknown));
    const issues = unknown.map(({ path, meant }) => ({
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
  return Object.entries(value).flatMap(([name, part]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return property ? within(property, part, `${path}${name}.`) : [{ path: path + name, meant: meantBy(name, known) }];
  });
}

/** Of several shapes the one that is meant knows the most fields. */
const fewest = (found: Unknown[][]) => found.toSorted((one, other) => one.length - other.length)[0] ?? [];

const fits = (value: unknown) => (shape: Shape) =>
  Array.isArray(value) ? shape.items !== undefined : typeof value !== "object" || shape.items === undefined;

/** A known name that differs by a slip: a third of its letters at most. */
function meantBy(name: string, known: string[]): string | null {
  if (known.length === 0 || name.length > 100) return null;
  const nearest = closest(name, known);
  return distance(name, nearest) <= Math.ceil(nearest.length / 3) ? nearest : null;
}

const named = (unknown: Unknown[]) =>
  [
    ...unknown.slice(0, mostNamed).map(({ path, meant }) => encoded(path) + (meant ? ` (did you mean ${meant}?)` : "")),
    ...(unknown.length > mostNamed ? [`and ${unknown.length - mostNamed} more`] : []),
  ].join(", ");

/** Names are the sender's, and a header carries visible ASCII only. */
const encoded = (path: string) => encodeURIComponent(path.slice(0, 100).toWellFormed());
