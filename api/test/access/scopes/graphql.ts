import {
  execute,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
} from "graphql";
import type { Viewer } from "../../../src/platform/identity/viewer.ts";
import type { Platform } from "../../../src/platform/platform.ts";
import { schema } from "../../../src/schema.ts";

type Field = GraphQLField<unknown, unknown>;

/** A field of the query with its arguments, and the type of the object that it returns. */
export interface Root {
  field: string;
  type: string;
}

/** Arguments that a field needs to return anything. */
const given: Record<string, string> = {
  begun: '(attemptKey: "begun")',
  timeLeft: '(attemptKey: "begun")',
  linksWith: '(links: [{ name: "Ann" }])',
};

export const objectType = (name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no object type ${name}`);
  return type;
};

const isNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === "Node");

export const fieldsOf = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter(({ name, args }) => name in given || !args.some(isRequiredArgument));

/**
 * The object types below a field, except those with an id. Those are roots of their own, with the same rights on any
 * path.
 */
export function objectsOf(field: Field): readonly GraphQLObjectType[] {
  const type = getNamedType(field.type);
  const types = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
  return types.filter((one) => !isNode(one));
}

/** A field with everything below it, except paths in `refused`, such as `attempts.edges`. */
function whole(field: Field, path: string[], above: GraphQLObjectType[], refused: Set<string>): string {
  const here = [...path, field.name];
  if (refused.has(here.join("."))) return "";
  const isPage = field.args.some(({ name }) => name === "first");
  const asked = `${field.name}${given[field.name] ?? (isPage ? "(first: 2)" : "")}`;
  if (isLeafType(getNamedType(field.type))) return asked;
  const below = objectsOf(field).filter((type) => !above.includes(type));
  const selections = below.map((type) => {
    const parts = fieldsOf(type).map((one) => whole(one, here, [...above, type], refused));
    return `... on ${type.name} { __typename ${parts.join(" ")} }`;
  });
  return `${asked} { __typename ${selections.join(" ")} }`;
}

/** Adds each `Type.field` with a value. An empty list has no value. */
function collect(value: unknown, type: GraphQLObjectType, into: Set<string>) {
  for (const [name, one] of Object.entries(Object(value) as Record<string, unknown>)) {
    const values = [one].flat(3).filter((each) => each !== null);
    if (!(name in type.getFields()) || values.length === 0) continue;
    into.add(`${type.name}.${name}`);
    for (const each of values) {
      const below = schema.getType((each as { __typename?: string }).__typename ?? "");
      if (isObjectType(below)) collect(each, below, into);
    }
  }
}

/**
 * Returns the `Type.field`s that a viewer reads at and below a root, by the root's field above them. A refused field is
 * left out of the next try, so that it hides no other.
 */
export async function readBelow(platform: Platform, viewer: Viewer, root: Root, names?: readonly string[]) {
  const type = objectType(root.type);
  const fields = fieldsOf(type).filter(({ name }) => names?.includes(name) ?? true);
  const leaves = fields.filter(({ type }) => isLeafType(getNamedType(type)));
  const objects = fields.filter((field) => !leaves.includes(field));
  const read = new Map(fields.map(({ name }) => [name, new Set<string>()]));
  for (const part of [leaves, ...objects.map((field) => [field])]) {
    const refused = new Set<string>();
    for (let known = -1; refused.size > known; ) {
      known = refused.size;
      const selection = part.map((field) => whole(field, [], [type], refused)).join(" ");
      if (selection.trim() === "") break;
      const document = parse(`{ root: ${root.field} { ... on ${type.name} { ${selection} } } }`);
      const contextValue = { platform, viewer, disconnected: null };
      const { data, errors } = await execute({ schema, document, contextValue });
      for (const { path = [], message } of errors ?? []) {
        if (!/ lacks the scope |^A token cannot | asks for a passcode$/.test(message))
          throw new Error(`${selection}: ${message}`);
        const place = path.slice(1).filter((one) => typeof one === "string");
        // A relation can be refused even though its object is readable.
        refused.add(place.length > 0 ? place.join(".") : (part[0]?.name ?? ""));
      }
      const object = (data?.root ?? {}) as Record<string, unknown>;
      for (const [name, into] of read) if (name in object) collect({ [name]: object[name] }, type, into);
    }
  }
  return read;
}
