import type { FieldMap } from "@pothos/core";
import { z } from "zod";
import { builder, type Types } from "../graphql/builder.ts";
import { type Part, partOf, withoutNull } from "./part.ts";
import { type Shape, shapes } from "./shape.rules.ts";
import { onceByName, shapeOf, typeOf } from "./type.ts";
import { orNull, orUsual, withoutValues } from "./words.ts";

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
  /** Viewers who may read the object and the new objects nested in it. */
  scope?: "public" | "signedIn" | "admin";
  /** Interfaces whose fields are among those of the schema. */
  interfaces?: readonly object[];
}

/**
 * Options of each field in addition, such as its complexity, or a guard that makes them from a description. `of` names
 * the column with an object that has the fields.
 */
type More = { of?: string; [option: string]: unknown } | ((description: string) => object);

/** Times in JSON are texts. */
const asValue = (value: unknown, { shape }: Part) =>
  shape?.name === "DateTime" && typeof value === "string" ? new Date(value) : value;

const once = onceByName<unknown>();

/**
 * The GraphQL object of a registered schema without policies, and the objects nested in it. A missing boolean is
 * false, other missing values are null unless the shape has a usual one. Throws if another schema has the same name.
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
    authScopes: { [options.scope ?? "public"]: true },
    interfaces: (options.interfaces ?? []) as [],
    fields: (t) => fieldsFrom(t, part, { scope: options.scope ?? "public" }),
  });
}

type NameIn<S extends z.ZodObject> = keyof z.output<S> & string;

/**
 * The fields with these names for an object that is otherwise written by hand, as `objectOf` derives them. For an object
 * of the database they are columns. `a as b` gives the field `a` of the schema the name `b`.
 */
export const fieldsOf = <S extends z.ZodObject>(
  t: object,
  schema: S,
  names: readonly (NameIn<S> | `${NameIn<S>} as ${string}`)[] | { without: readonly NameIn<S>[] },
  more: More = {},
) => {
  const chosen =
    "without" in names ? Object.keys(schema.shape).filter((name) => !names.without.includes(name as never)) : names;
  // The rest of the schema, which may be large, is not converted.
  const shape = Object.fromEntries(chosen.map((name) => nameIn(name)).map((name) => [name, schema.shape[name]]));
  const part = {
    ...partOf(z.object(shape), "output"),
    ...(shapes.has(schema) && { shape: shapes.get(schema) as Shape }),
  };
  return fieldsFrom(t as FieldBuilder, part, {}, chosen, more);
};

const nameIn = (entry: string) => entry.split(" as ")[0] as string;

type FieldBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, Value>;

function fieldsFrom(
  t: FieldBuilder,
  { properties = {}, required = [], shape }: Part,
  options: Options,
  names: readonly string[] = Object.keys(properties),
  more: More = {},
): FieldMap {
  const { of, ...added } = typeof more === "function" ? {} : more;
  const isStored = "relation" in t && !of;
  const field = (name: string): FieldMap[string] => {
    const own = properties[name] as Part;
    const value = withoutNull(own);
    const isRequired = required.includes(name);
    const isFlag = value.type === "boolean" && !(value !== own && isRequired);
    const { [name]: missing = isFlag ? false : null } = shape?.usual ?? {};
    const nullable = missing === null && (value !== own || !isRequired);
    const words = own.description ?? value.description ?? "";
    const text = value.enum ? withoutValues(words) : words;
    const description = nullable ? orNull(text) : orUsual(text, missing);
    const config = {
      type: typeOf(value, (part) => objectFrom(part, options)) as "String",
      nullable,
      description,
      ...(typeof more === "function" ? more(description) : added),
    };
    if (isStored) return t.expose(name as never, config as never);
    const read = (parent: Value) => (of ? (parent[of] as Value) : parent)[name];
    return t.field({ ...config, resolve: (parent) => asValue(read(parent) ?? missing, value) as string });
  };
  return Object.fromEntries(names.map((entry) => [entry.split(" as ").at(-1), field(nameIn(entry))]));
}
