import type { FieldMap } from "@pothos/core";
import type { z } from "zod";
import { builder, type Types } from "../graphql/builder.ts";
import { type Part, partOf, withoutNull } from "./part.ts";
import { onceByName, shapeOf, typeOf } from "./type.ts";
import { orNull } from "./words.ts";

type Value = Record<string, unknown>;

/** Parent of an object: a value that may be null may be missing. */
type Given<T> = T extends Date
  ? T
  : T extends readonly (infer One)[]
    ? readonly Given<One>[]
    : T extends object
      ? { [Name in keyof T as null extends T[Name] ? Name : never]?: Given<T[Name]> | undefined } & {
          [Name in keyof T as null extends T[Name] ? never : Name]: Given<T[Name]>;
        }
      : T;

interface Options {
  /** Whether only signed-in viewers may read the object and the new objects nested in it. */
  signedIn?: boolean;
}

/** Times in JSON are texts. */
const asValue = (value: unknown, { shape }: Part) =>
  shape?.name === "DateTime" && typeof value === "string" ? new Date(value) : value;

const once = onceByName<unknown>();

/**
 * The GraphQL object of a registered schema without policies, and the objects nested in it. A missing boolean is false;
 * other missing values are null. Throws if another schema has the same name.
 */
export const objectOf = <S extends z.ZodType>(schema: S, options: Options = {}) =>
  objectFrom(partOf(schema, "output"), options) as ReturnType<typeof builder.objectRef<Given<z.output<S>>>>;

function objectFrom(part: Part, options: Options): unknown {
  const shape = shapeOf(part);
  const name = shape.object ?? shape.name;
  return once(name, part, () => newObject(name, part, options));
}

function newObject(name: string, part: Part, options: Options) {
  const { description } = shapeOf(part);
  return builder.objectRef<Value>(name).implement({
    ...(description && { description }),
    authScopes: options.signedIn ? { signedIn: true } : { public: true },
    fields: (t) => fieldsFrom(t, part, options),
  });
}

/**
 * The fields with these names for an object that is otherwise written by hand, as `objectOf` derives them. For an object
 * of the database they are columns.
 */
export const fieldsOf = <S extends z.ZodObject>(
  t: object,
  schema: S,
  names: readonly (keyof z.output<S> & string)[],
  options: Options = {},
) => fieldsFrom(t as FieldBuilder, partOf(schema, "output"), options, names);

type FieldBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, Value>;

function fieldsFrom(t: FieldBuilder, part: Part, options: Options, names?: readonly string[]): FieldMap {
  const { properties = {}, required = [], shape } = part;
  const isStored = "relation" in t;
  const field = (name: string): FieldMap[string] => {
    const own = properties[name] as Part;
    const value = withoutNull(own);
    const isRequired = required.includes(name);
    const isFlag = value.type === "boolean" && !(value !== own && isRequired);
    const missing = isFlag ? false : shape?.lists?.includes(name) ? [] : null;
    const nullable = missing === null && (value !== own || !isRequired);
    const description = own.description ?? value.description ?? "";
    const config = {
      type: typeOf(value, (part) => objectFrom(part, options)) as "String",
      nullable,
      description: nullable ? orNull(description) : description,
    };
    if (isStored) return t.expose(name as never, config as never);
    return t.field({ ...config, resolve: (parent) => asValue(parent[name] ?? missing, value) as string });
  };
  return Object.fromEntries((names ?? Object.keys(properties)).map((name) => [name, field(name)]));
}
