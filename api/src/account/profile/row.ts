import { z } from "zod";
import { getDatamodel } from "../../generated/pothos.ts";
import * as enums from "../../generated/prisma/enums.ts";
import { id, timestamp } from "../../platform/rest/operation.ts";

interface Column {
  name: string;
  type: string;
  kind: string;
  isRequired: boolean;
  isList: boolean;
}

type Models = Record<string, { fields: Column[] }>;

const { models } = (getDatamodel() as unknown as { datamodel: { models: Models } }).datamodel;

const enumsByName: Record<string, Record<string, string>> = { ...enums };

export const json = z.record(z.string(), z.unknown()).meta({ description: "Same as in WholeItem.", example: {} });

const scalars: Record<string, z.ZodType> = {
  String: z.string(),
  Int: z.int(),
  Float: z.number(),
  Boolean: z.boolean(),
  DateTime: timestamp,
  Json: json,
};

/**
 * The shape of a table's rows, from the database's columns. `described` has descriptions of columns, and the shapes of
 * fields that the columns do not determine.
 */
export function rowOf(model: string, omitted: readonly string[], described: Record<string, string | z.ZodType> = {}) {
  const columns = models[model]?.fields.filter(({ kind, name }) => kind !== "object" && !omitted.includes(name)) ?? [];
  const shape: Record<string, z.ZodType> = Object.fromEntries(columns.map((column) => [column.name, shapeOf(column)]));
  for (const [name, text] of Object.entries(described))
    shape[name] = typeof text === "string" ? (shape[name] as z.ZodType).describe(text) : text;
  return z.object(shape);
}

function shapeOf({ name, type, isRequired, isList }: Column): z.ZodType {
  const values = enumsByName[type];
  const one = (values ? z.enum(values) : scalars[type]) as z.ZodType;
  const shape = /(^id|Id)$/.test(name) ? id : one;
  if (isList) return z.array(shape);
  return isRequired ? shape : shape.nullable();
}
