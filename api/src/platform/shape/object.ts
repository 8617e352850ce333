import type { z } from "zod";
import { builder } from "../graphql/builder.ts";
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
  const { properties = {}, required = [] } = part;
  const shape = shapeOf(part);
  return builder.objectRef<Value>(name).implement({
    ...(shape.description && { description: shape.description }),
    authScopes: options.signedIn ? { signedIn: true } : { public: true },
    fields: (t) =>
      Object.fromEntries(
        Object.entries(properties).map(([field, part]) => {
          const value = withoutNull(part);
          const mayBeNull = value !== part;
          const isRequired = required.includes(field);
          const isFlag = value.type === "boolean" && !(mayBeNull && isRequired);
          const missing = isFlag ? false : shape.lists?.includes(field) ? [] : null;
          const nullable = missing === null && (mayBeNull || !isRequired);
          const description = part.description ?? value.description ?? "";
          const config = {
            type: typeOf(value, (part) => objectFrom(part, options)) as "String",
            nullable,
            description: nullable ? orNull(description) : description,
            resolve: (parent: Value) => asValue(parent[field] ?? missing, value) as string,
          };
          return [field, t.field(config)];
        }),
      ),
  });
}
