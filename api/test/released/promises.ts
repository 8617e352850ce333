import { buildSchema, findBreakingChanges, parse, print, visit } from "graphql";
import type { documentOf } from "../../src/platform/rest/openapi/document.ts";

/* The promises of both APIs, in a form that is stored for comparison: without descriptions, which may change. */

/** A GraphQL schema without its descriptions. */
export const bareSchema = (text: string): string =>
  `${print(visit(parse(text), { enter: (node) => ("description" in node ? { ...node, description: undefined } : undefined) }))}\n`;

/** Returns the changes that break clients of the released schema, one sentence each. */
export const brokenInSchema = (released: string, now: string): string[] =>
  findBreakingChanges(buildSchema(released), buildSchema(now)).map(({ description }) => description);

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
type Bodies = Record<string, { schema: Schema }>;
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Bodies };
  responses: Record<string, { content?: Bodies }>;
}

/**
 * Marks a field that a request must carry; a new line of this kind breaks clients. All other lines are promises; a
 * missing one breaks clients.
 */
const needs = " needs ";

/** Returns a REST document as lines: each operation, the fields that it needs, and each field of its responses. */
export function promisesOf(document: ReturnType<typeof documentOf>): string[] {
  const { schemas = {} } = document.components ?? {};
  const lines = new Set<string>();

  function resolved(schema: Schema): Schema {
    const name = schema.$ref?.replace("#/components/schemas/", "");
    return name === undefined ? schema : ((schemas as Record<string, Schema>)[name] ?? {});
  }

  /** Visits the fields of a schema in all of its shapes. */
  function walk(schema: Schema, at: string, tell: (at: string, part: Schema) => void, above: Schema[] = []): void {
    const part = resolved(schema);
    if (above.includes(part)) return;
    tell(at, part);
    const within = (inner: Schema, place = at) => walk(inner, place, tell, [...above, part]);
    for (const shape of [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])]) within(shape);
    if (part.items) within(part.items, `${at}[]`);
    for (const [name, field] of Object.entries(part.properties ?? {})) within(field, `${at}.${name}`);
  }

  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      const { operationId, parameters = [], requestBody, responses } = operation;
      lines.add(`${operationId}: ${method.toUpperCase()} ${path}`);
      for (const parameter of parameters) {
        lines.add(`${operationId} takes ${parameter.in} ${parameter.name}`);
        if (parameter.required && parameter.in !== "path") lines.add(`${operationId}${needs}${parameter.name}`);
      }
      for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
        lines.add(`${operationId} takes ${type}`);
        walk(schema, "", (at, { required = [] }) => {
          for (const name of required) lines.add(`${operationId}${needs}${at}.${name}`);
          if (at) lines.add(`${operationId} takes ${at}`);
        });
      }
      for (const [status, { content = {} }] of Object.entries(responses).filter(([status]) => status < "300"))
        for (const [type, { schema }] of Object.entries(content)) {
          lines.add(`${operationId} answers ${status} ${type}`);
          walk(schema, "", (at, { type: kind }) =>
            lines.add(`${operationId} answers ${status} ${at} ${[kind ?? "-"].flat()}`),
          );
        }
    }
  return [...lines].sort();
}

/** Returns the changes that break clients of the released document, one sentence each. */
export function brokenInRest(released: readonly string[], now: readonly string[]): string[] {
  const [before, after] = [new Set(released), new Set(now)];
  const known = new Set(released.map((line) => line.split(/[: ]/)[0]));
  /** True when the line belongs to a new part, which may have any requirements. */
  const isOfNewPart = (line: string) => {
    const part = line.replace(needs, " takes ").replace(/\.[^.]*$/, "");
    return /takes \./.test(part) && !before.has(part);
  };
  return [
    ...released
      .filter((line) => !line.includes(needs) && !after.has(line))
      .map((line) => `REST no longer has "${line}"`),
    ...now
      .filter(
        (line) => line.includes(needs) && !before.has(line) && known.has(line.split(" ")[0]) && !isOfNewPart(line),
      )
      .map((line) => `REST has become stricter: ${line}`),
  ];
}
