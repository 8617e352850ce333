import type { InputFieldMap, InputRef, InputShapeFromFields } from "@pothos/core";
import type { z } from "zod";
import { builder, type Types } from "../graphql/builder.ts";
import { type Part, partOf, withoutNull } from "./part.ts";
import type { Shape } from "./shape.rules.ts";
import { onceByName, shapeOf, typeOf } from "./type.ts";
import { withLimits } from "./words.ts";

export type FieldBuilder = PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">;

/** Input of a client: null may stand for any optional value. */
export type Sent<T> = T extends readonly (infer One)[]
  ? Sent<One>[]
  : T extends Date
    ? T
    : T extends object
      ? { [Name in keyof T]: undefined extends T[Name] ? Sent<T[Name]> | null : Sent<T[Name]> }
      : T;

interface Options<Without extends string, Fields> extends Shape {
  without?: readonly Without[];
  /** Fields that the schema does not have, such as global ids. */
  fields?: (t: FieldBuilder) => Fields;
}

const once = onceByName<InputRef<unknown>>();

/**
 * The GraphQL input of a schema and of the schemas nested in it. Fields have the descriptions, limits and defaults of
 * the schema. Throws if another schema has the same name.
 */
export function inputOf<
  Schema extends z.ZodType,
  Without extends keyof z.input<Schema> & string = never,
  Fields extends InputFieldMap = Record<never, never>,
>(
  schema: Schema,
  options?: Options<Without, Fields>,
): InputRef<Omit<Sent<z.input<Schema>>, Without> & InputShapeFromFields<Fields>> {
  const part = partOf(schema, "input");
  return inputFrom({ ...part, ...(options && { shape: options }) }, options) as never;
}

function inputFrom(part: Part, options: Partial<Options<string, InputFieldMap>> = {}): InputRef<unknown> {
  const name = `${shapeOf(part).name}Input`;
  return once(name, part, () => newInput(name, part, options));
}

function newInput(name: string, part: Part, { fields }: Partial<Options<string, InputFieldMap>>): InputRef<unknown> {
  const { properties = {}, required = [] } = part;
  const shape = shapeOf(part);
  const isRequired = new Set([...required, ...(shape.required ?? [])]);
  const derived = Object.entries(properties).filter(([field]) => !shape.without?.includes(field));
  return builder.inputRef<object, false>(name).implement({
    ...(shape.description && { description: shape.description }),
    fields: (t) => ({
      ...Object.fromEntries(
        derived.map(([field, part]) => {
          const value = withoutNull(part);
          const config = {
            type: typeOf(value, inputFrom) as "String",
            required: isRequired.has(field) && value === part,
            description: withLimits({ ...part, ...value, description: part.description ?? value.description }),
          };
          return [field, t.field(config)];
        }),
      ),
      ...fields?.(t),
    }),
  });
}
