import type { EnumRef } from "@pothos/core";
import { builder } from "../graphql/builder.ts";

const enums = new Map<string, EnumRef<never, string>>();

/** A GraphQL enum of values with their descriptions. Its names are the values in capitals, with `_` for other signs. */
export function enumOf<Value extends string>(
  name: string,
  description: string,
  values: Record<Value, string>,
): EnumRef<never, Value> {
  const entries = Object.entries<string>(values);
  const made = builder.enumType(name, {
    description,
    values: Object.fromEntries(
      entries.map(([value, description]) => [
        value.toUpperCase().replace(/\W/g, "_"),
        { value: value as Value, description },
      ]),
    ),
  });
  enums.set(name, made as EnumRef<never, string>);
  return made as EnumRef<never, Value>;
}

/** The enum with a name, if there is one. */
export const enumNamed = (name: string) => enums.get(name);
