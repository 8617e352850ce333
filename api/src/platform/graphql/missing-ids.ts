import SchemaBuilder, {
  BasePlugin,
  createInputValueMapper,
  type InputTypeFieldsMapping,
  mapInputFields,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from "@pothos/core";
import { type GraphQLSchema, isObjectType } from "graphql";
import { globalId, partsOf } from "./ids.ts";

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      missingIds: MissingIds<Types>;
    }
  }
}

/** An id that no row has. */
const nothing = "-";

/** Types whose ids an argument accepts; true for every type that `node` finds. */
type Expected = readonly { typename: string }[] | true;

/**
 * Replaces a malformed global id, or one of a wrong type, with an id of the right type that no row has. The domain then
 * refuses it like any other missing id: as a member of the union and after identifying the viewer.
 */
class MissingIds<Types extends SchemaTypes> extends BasePlugin<Types> {
  private cache = new Map<string, InputTypeFieldsMapping<Types, Expected>>();

  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const mappings = mapInputFields(
      field.args,
      this.buildCache,
      ({ extensions }) =>
        extensions?.isRelayGlobalID ? ((extensions.relayGlobalIDFor as Expected | undefined) ?? true) : null,
      this.cache,
    );
    if (!mappings) return field;
    const map = createInputValueMapper(mappings, (id, { value }, _context: object, { schema }: Info) =>
      isOneOf(value ?? true, partsOf(String(id)), schema) ? id : missing(value ?? true),
    );
    return {
      ...field,
      argMappers: [...(field.argMappers ?? []), (args, context, info) => map(args, undefined, context, info)],
    };
  }
}

interface Info {
  schema: GraphQLSchema;
}

function isOneOf(expected: Expected, { typename, id }: ReturnType<typeof partsOf>, schema: GraphQLSchema): boolean {
  if (id === "" || id.includes("\0")) return false;
  if (expected !== true) return expected.some((type) => type.typename === typename);
  const type = schema.getType(typename);
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node");
}

const missing = (expected: Expected) => globalId(expected === true ? "User" : (expected[0]?.typename ?? ""), nothing);

export const missingIds = "missingIds";
SchemaBuilder.registerPlugin(missingIds, MissingIds);
