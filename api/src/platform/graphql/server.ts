import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { PothosError } from "@pothos/core";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { createYoga, maskError as hide, isAsyncIterable, type Plugin } from "graphql-yoga";
import { errorTable } from "../errors.shared.ts";
import { invalid, ourFault, publicError } from "../errors.ts";
import { clientAddress } from "../identity/address.ts";
import { viewerOfHeaders } from "../identity/authentication.ts";
import { noteCaller } from "../identity/caller.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { Platform } from "../platform.ts";
import type { Context } from "./context.ts";
import { costBudget } from "./cost.ts";
import { coded, graphqlError, internal } from "./error.ts";
import { documentGate } from "./gate.ts";
import {
  noQuery,
  type PersistedOperations,
  type ServerContext,
  unknownHash,
  viewerOfEachEvent,
  type Yoga,
} from "./operation.ts";

export function createGraphql(
  platform: Platform,
  schema: GraphQLSchema,
  persisted: PersistedOperations,
  plugins: Plugin<Context>[],
): Yoga {
  return createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: "/graphql",
    landingPage: false,
    graphiql: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: false,
    context: async ({ req, viewer, disconnected = null }) => ({
      platform,
      viewer: viewer ?? (await requestViewer(platform, req)),
      disconnected,
    }),
    maskedErrors: {
      maskError: (error) => {
        const cause = error instanceof GraphQLError ? error.originalError : error;
        // Pothos refuses unreadable ids and cursors, and ids of unknown types.
        const publicCause = cause instanceof PothosError ? invalid("", cause.message) : publicError(cause);
        // An error before execution makes the whole request invalid.
        if (publicCause)
          return error instanceof GraphQLError
            ? graphqlError(publicCause, error)
            : graphqlError(publicCause, undefined, errorTable[publicCause.code].status);
        const masked = hide(error, ourFault);
        if (masked === error) return masked;
        platform.log.error({ err: cause }, "A GraphQL request failed");
        (masked as GraphQLError).extensions.code = internal;
        return masked;
      },
    },
    plugins: [
      codedResults,
      ...documentGate,
      viewerOfEachEvent,
      costBudget,
      ...plugins,
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        getPersistedOperation: (hash) => persisted.get(hash) ?? null,
        customErrors: { notFound: () => graphqlError(unknownHash()), keyNotFound: () => graphqlError(noQuery()) },
      }),
    ],
  });
}

/** Adds codes to responses over HTTP. Sockets and streams do the same with their messages. */
const codedResults: Plugin<Context> = {
  onResultProcess({ result }) {
    if (!isAsyncIterable(result)) for (const one of [result].flat()) coded(one);
  },
};

/** Reads the Relay compiler's output; empty without a built client. */
export function readPersistedOperations(webFolder: string): PersistedOperations {
  const file = join(webFolder, "src/__generated__/persisted.json");
  return new Map(
    existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : [],
  );
}

async function requestViewer(platform: Platform, req: ServerContext["req"]): Promise<Viewer> {
  try {
    const address = clientAddress(platform, req);
    return noteCaller(req, await viewerOfHeaders(platform, req.headers, address));
  } catch (error) {
    const publicCause = publicError(error);
    throw publicCause ? graphqlError(publicCause, undefined, errorTable[publicCause.code].status) : error;
  }
}
