import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import ErrorsPlugin from "@pothos/plugin-errors";
import PrismaPlugin from "@pothos/plugin-prisma";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import { GraphQLError, getNullableType, isListType } from "graphql";
import type PrismaTypes from "../../generated/pothos.ts";
import { getDatamodel } from "../../generated/pothos.ts";
import { DomainError, invalid } from "../errors.ts";
import { notSignedIn, type Viewer } from "../identity/viewer.ts";
import { costLimit } from "../limits.shared.ts";
import { capitalized } from "../shared/words.shared.ts";
import type { Context } from "./context.ts";
import { connectionDescriptions, countDescription, operationLimits } from "./descriptions.ts";
import { overLimit } from "./error.ts";
import { type PageArguments, pageLimit, pageSize, rowsOf } from "./list/page-arguments.ts";
import { missingIds } from "./missing-ids.ts";
import { seenNode } from "./scopes.ts";

interface Schema {
  PrismaTypes: PrismaTypes;
  Context: Context;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultAuthStrategy: "all";
  AuthScopes: { public: boolean; signedIn: boolean; admin: boolean };
  AuthContexts: { signedIn: Context & { viewer: Viewer & { user: NonNullable<Viewer["user"]> } } };
  Scalars: { DateTime: { Input: Date; Output: Date }; ID: { Input: string; Output: string | number } };
}
export type Types = PothosSchemaTypes.ExtendDefaultTypes<Schema>;

export const builder = new SchemaBuilder<Schema>({
  // ErrorsPlugin first, so that a refused scope becomes a member of the union; Relay before ScopeAuth, so that scopes
  // see parsed ids; missingIds after Relay, so that it configures fields first: configurations go from the last plugin
  // to the first.
  plugins: [ErrorsPlugin, RelayPlugin, missingIds, ScopeAuthPlugin, ComplexityPlugin, PrismaPlugin, countDescription],
  defaultFieldNullability: false,
  errors: {
    defaultTypes: [DomainError],
    defaultResultOptions: {
      name: ({ fieldName }) => `${capitalized(fieldName)}Success`,
      description: "Result of a successful mutation.",
    },
    defaultUnionOptions: {
      name: ({ fieldName }) => `${capitalized(fieldName)}Result`,
      description: "Result of a mutation: the data it returns, or the reason why it failed.",
    },
  },
  relay: {
    clientMutationId: "omit",
    cursorType: "String",
    nodeQueryOptions: {
      authScopes: { public: true },
      description: "Any object by its global id; null if it is missing or the viewer may not see it.",
      args: { id: { description: "The global id of the object." } },
      resolve: async (_root, { id }, context, info, resolveNode) =>
        seenNode(await resolveNode(id), id.typename, context, info),
    },
    nodesQueryOptions: {
      authScopes: { public: true },
      description:
        "Objects by their global ids, in the requested order; null for each one that is missing or hidden from the viewer.",
      args: { ids: { description: `The global ids of the objects, at most ${pageLimit}.` } },
      resolve: async (_root, { ids }, context, info, resolveNodes) => {
        if (ids.length > pageLimit) throw invalid("ids", `Maximum ${pageLimit} ids allowed`);
        const nodes = await resolveNodes(ids);
        return Promise.all(ids.map(async (id, place) => seenNode(await nodes[place], id.typename, context, info)));
      },
    },
    ...connectionDescriptions,
    edgesFieldOptions: { nullable: false, description: "The entries of the page, in the order of the list." },
    nodeFieldOptions: { nullable: false, description: "The object at this position in the list." },
    nodeTypeOptions: { description: "An object with a global id, by which `node` finds it." },
    idFieldOptions: { description: "The global id, as `node` accepts it." },
  },
  scopeAuth: {
    defaultStrategy: "all",
    authorizeOnSubscribe: true,
    authScopes: ({ viewer }) => ({
      public: true,
      signedIn: viewer.user !== null,
      admin: viewer.user?.isAdmin ?? false,
    }),
    unauthorizedError: (_parent, { viewer }) =>
      viewer.user ? new DomainError("FORBIDDEN", "You may not do this") : notSignedIn(),
  },
  complexity: {
    // The cost of a page grows with its rows. All arguments are checked here before any read, so impossible pages are
    // refused here.
    fieldComplexity: (page: PageArguments, _context, { name, args, type }) => {
      if (args.some((arg) => arg.name === "first")) return { field: 1, multiplier: rowsOf(page) };
      return { field: 1, multiplier: isListType(getNullableType(type)) && name !== "edges" ? 5 : 1 };
    },
    limit: costLimit,
    complexityError: (kind, asked) => {
      const name = kind.toLowerCase() as keyof typeof costLimit;
      return overLimit(`The query asks for too much (${name})`, costLimit[name], asked[name]);
    },
  },
  prisma: {
    client: ({ platform }) => platform.db,
    dmmf: getDatamodel(),
    defaultConnectionSize: pageSize,
    maxConnectionSize: pageLimit,
    onUnusedQuery: "error",
  },
});

builder.queryType({ description: `All queries. ${operationLimits}` });
builder.mutationType({ description: "All mutations." });
builder.subscriptionType({ description: "All subscriptions, over a WebSocket or an event stream." });

builder.scalarType("DateTime", {
  description: "A date and time in UTC, in ISO 8601 format.",
  serialize: (value) => (value as Date).toISOString(),
  parseValue: (value) => {
    const date = new Date(String(value));
    if (Number.isNaN(date.getTime())) throw new GraphQLError("Not a date");
    return date;
  },
});
