import { STATUS_CODES } from "node:http";

type Node = Record<string, unknown>;
type Kind = "headers" | "parameters" | "responses" | "schemas";

/** A part of the document, in its parent, with the name that it would have as a component. */
interface Place {
  parent: Node;
  key: string;
  name: string;
}

/** Characters of JSON. Smaller schemas are easier to read in place. */
const leastSchema = 750;

/**
 * Moves headers, parameters, responses and large schemas that occur more than once into the components of an OpenAPI
 * document. Resolving the new references gives the same document. Changes the document in place.
 */
export function shareParts<Document extends object>(document: Document): Document {
  const { paths, components } = document as { paths: Record<string, Node>; components: Record<Kind, Node> };
  const operations = Object.values(paths).flatMap((path) => nodes(path));
  const responses = operations.flatMap(({ operationId, responses }) =>
    entries(responses).map(({ parent, key }) => ({
      parent,
      key,
      name: Number(key) < 300 ? `${operationId} response` : (STATUS_CODES[key] ?? key),
    })),
  );
  share(
    "headers",
    responses.flatMap(({ parent, key }) => entries((parent[key] as Node).headers)),
  );
  share(
    "parameters",
    operations.flatMap(({ parameters }) =>
      entries(parameters).map(({ parent, key }) => ({ parent, key, name: String((parent[key] as Node).name) })),
    ),
  );
  share("responses", responses);
  const schemas: Place[] = [];
  for (const operation of operations) collect(operation, String(operation.operationId), schemas);
  for (const { parent, key } of entries(components.schemas)) collect(parent[key] as Node, key, schemas);
  for (const { parent, key } of entries(components.responses)) collect(parent[key] as Node, key, schemas);
  share("schemas", schemas, leastSchema);
  return document;

  function share(kind: Kind, places: Place[], least = 0) {
    components[kind] ??= {};
    const byText = Map.groupBy(places, ({ parent, key }) => JSON.stringify(parent[key]));
    // Larger parts first: the smaller ones inside them are left in one copy.
    const repeated = [...byText].filter(([text, { length }]) => length > 1 && text.length >= least);
    const detached = new WeakSet<object>();
    for (const [, all] of repeated.toSorted(([one], [other]) => other.length - one.length)) {
      const [first, ...others] = all.filter(({ parent }) => !detached.has(parent));
      if (!first || others.length === 0) continue;
      const name = free(components[kind], first.name);
      const part = first.parent[first.key] as Node;
      for (const { parent, key } of others) detach(parent[key] as Node, detached);
      for (const { parent, key } of [first, ...others]) parent[key] = { $ref: `#/components/${kind}/${name}` };
      components[kind][name] = part;
    }
  }
}

function detach(part: Node, detached: WeakSet<object>) {
  detached.add(part);
  for (const inner of nodes(part)) detach(inner, detached);
}

/** Collects the schemas of objects below a part, with the name of the property that each belongs to. */
function collect(part: Node, name: string, schemas: Place[]) {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value !== "object" || value === null || /^examples?$/.test(key)) continue;
    const inner = value as Node;
    if (key === "properties") for (const own of entries(inner)) visit(own);
    else if (key === "items") visit({ parent: part, key, name: `${name} item` });
    else if (key === "schema") visit({ parent: part, key, name });
    else
      collect(
        inner,
        key === "requestBody" ? `${name} request` : key === "responses" ? `${name} response` : name,
        schemas,
      );
  }

  function visit({ parent, key, name }: Place) {
    const schema = parent[key] as Node;
    if (schema.type === "object" || schema.anyOf) schemas.push({ parent, key, name });
    collect(schema, name, schemas);
  }
}

const entries = (parent: unknown): Place[] =>
  Object.keys((parent ?? {}) as Node).map((key) => ({ parent: parent as Node, key, name: key }));

const nodes = (parent: Node): Node[] =>
  Object.values(parent).filter((value): value is Node => typeof value === "object" && value !== null);

/** A name in PascalCase that no component has yet. */
function free(components: Node, name: string): string {
  const words = name.split(/\W+/);
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? pascal : `${pascal}${number}`;
    if (!Object.hasOwn(components, candidate)) return candidate;
  }
}
