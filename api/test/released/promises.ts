import { buildSchema, findBreakingChanges, parse, print, visit } from "graphql";
import type { documentOf } from "../../src/platform/rest/openapi/document.ts";

/* What the doors promise, in a form that is kept to be compared with: without words, which may change. */

/** A GraphQL schema without its descriptions. */
export const bareSchema = (text: string): string =>
  `${print(visit(parse(text), { enter: (node) => ("description" in node ? { ...node, description: undefined } : undefined) }))}\n`;

/** What a client of the released schema would miss now, a sentence each. */
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

/** What a request must carry; a new line breaks clients. The other lines are promises: a missing one does. */
const needs = " needs ";

/** A REST document as lines: each operation, what it needs, and each field of what it answers. */
export function promisesOf(document: ReturnType<typeof documentOf>): string[] {
  const { schemas = {} } = document.components ?? {};
  const lines = new Set<string>();

  function resolved(schema: Schema): Schema {
    const name = schema.$ref?.replace("#/components/schemas/", "");
    return name === undefined ? schema : ((schemas as Record<string, Schema>)[name] ?? {});
  }

  /** Goes through the fields of a schema, whichever of its shapes they belong to. */
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

/** What a client of the released document would miss now, a sentence each. */
export function brokenInRest(released: readonly string[], now: readonly string[]): string[] {
  const [before, after] = [new Set(released), new Set(now)];
  const known = new Set(released.map((line) => line.split(/[: ]/)[0]));
  /** A part that is new itself may need what it likes. */
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
