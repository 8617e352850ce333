import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNullableType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";
import { expect, it } from "vitest";
import { schema } from "../src/schema.ts";

interface Part {
  at: string;
  description?: string | null | undefined;
  mayBeNull?: boolean;
}

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

/** Returns a type with its fields, their arguments, and its enum values. */
function partsOf(type: GraphQLNamedType): Part[] {
  const { name, description } = type;
  const within = (at: string, part: { name: string; description?: string | null | undefined }) => ({
    at: `${at}.${part.name}`,
    description: part.description,
  });
  const own = { at: name, description };
  if (isEnumType(type)) return [own, ...type.getValues().map((value) => within(name, value))];
  if (isInputObjectType(type)) return [own, ...Object.values(type.getFields()).map((field) => within(name, field))];
  if (!isObjectType(type) && !isInterfaceType(type)) return [own];
  const fields = Object.values(type.getFields()).flatMap((field) => [
    { ...within(name, field), mayBeNull: isNullableType(field.type) },
    ...field.args.map((arg) => within(`${name}.${field.name}`, arg)),
  ]);
  return [own, ...fields];
}

const parts = types.flatMap(partsOf);

it("describes every type, field, argument and enum value", () => {
  expect(parts.filter(({ description }) => !description).map(({ at }) => at)).toEqual([]);
});

it("describes each in sentences", () => {
  const isSentence = (text: string) => /^[A-Z0-9`].*[.]$/s.test(text);
  expect(parts.filter(({ description }) => description && !isSentence(description))).toEqual([]);
});

it("explains null for each nullable part", () => {
  const silent = parts.filter(({ mayBeNull, description }) => mayBeNull && !/\bnull\b/i.test(description ?? ""));
  expect(silent.map(({ at }) => at)).toEqual([]);
});
