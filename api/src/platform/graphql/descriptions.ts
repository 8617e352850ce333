import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import { costLimit, documentLimit } from "../limits.shared.ts";
import { pageLimit, pageSize } from "./list/page-arguments.ts";

export const countOfAllPages = "The number of entries in the whole list, on all its pages.";

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      countDescription: CountDescription<Types>;
    }
  }
}

/** Describes the `totalCount` that the Prisma plugin adds to a connection without an option for a description. */
class CountDescription<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>) {
    return field.extensions?.pothosPrismaTotalCount ? { ...field, description: countOfAllPages } : field;
  }
}

export const countDescription = "countDescription";
SchemaBuilder.registerPlugin(countDescription, CountDescription);

/** Limits of any operation, in words for its author. */
export const operationLimits = [
  `An operation has up to ${documentLimit.tokens} tokens, ${documentLimit.aliases} aliases and ${documentLimit.directives} directives,`,
  `is up to ${costLimit.depth} levels deep and ${costLimit.breadth} fields wide, and costs up to ${costLimit.complexity} points:`,
  "a field costs one, a list multiplies the cost of its fields by its rows, and figures cost more.",
  "Larger operations are refused as `VALIDATION_FAILED`, with the limit in `extensions.limit` and, if it is known,",
  "the requested amount in `extensions.actual`.",
].join(" ");

const sizes = `at most ${pageLimit}, and ${pageSize} by default`;

/** The Relay plugin's options that describe connections, the same for each. */
export const connectionDescriptions = {
  pageInfoTypeOptions: { description: "Position of a page in its list." },
  defaultConnectionTypeOptions: { description: "A page of a list." },
  defaultEdgeTypeOptions: { description: "An entry of a list, with its position." },
  pageInfoFieldOptions: { description: "Position of this page in the list." },
  cursorFieldOptions: { description: "Position of the entry in the list, for `after` and `before`." },
  hasNextPageFieldOptions: { description: "Whether entries follow this page." },
  hasPreviousPageFieldOptions: { description: "Whether entries precede this page." },
  startCursorFieldOptions: { description: "The cursor of the first entry; null on an empty page." },
  endCursorFieldOptions: { description: "The cursor of the last entry; null on an empty page." },
  firstArgOptions: { description: `Size of a page at the start of the list, or after \`after\`; ${sizes}.` },
  lastArgOptions: { description: `Size of a page at the end of the list, or before \`before\`; ${sizes}.` },
  afterArgOptions: { description: "A cursor; the page starts after its entry." },
  beforeArgOptions: { description: "A cursor; the page ends before its entry." },
} as const;

/** Describes the `data` of a successful mutation, for its `errors` option. */
export const gives = (description: string) => ({ dataField: { description } });

/** Options of a mutation for signed-in viewers, with the description of its result. */
export const forSignedIn = <Errors extends object>(errors: Errors) =>
  ({ errors, authScopes: { signedIn: true } }) as const;

export const givesUser = gives("The updated user.");
export const givesContent = gives("The updated item.");
/** Description of `data` for a mutation that only reports success. */
export const givesTrue = gives("Always true.");
