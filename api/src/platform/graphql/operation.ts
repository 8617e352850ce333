import type { IncomingMessage } from "node:http";
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  getOperationAST,
} from "graphql";
import { isAsyncIterable, mapAsyncIterator, type Plugin, type YogaServerInstance } from "graphql-yoga";
import { DomainError, invalid, notFound, publicError } from "../errors.ts";
import { viewerAgain } from "../identity/authentication.ts";
import type { Viewer } from "../identity/viewer.ts";
import { isTooDeep, tooDeep } from "../nesting.ts";
import type { Platform } from "../platform.ts";
import type { Context } from "./context.ts";
import { coded, graphqlError, internalError, withoutHttp } from "./error.ts";
import { createSharing, isShared } from "./sharing.ts";

export interface ServerContext {
  req: IncomingMessage;
  viewer?: Viewer;
  /** Set if a client waits. Yoga's own signal fires an event but cannot be asked whether it is aborted. */
  disconnected?: AbortSignal;
}
export type Yoga = YogaServerInstance<ServerContext, Context>;

export type PersistedOperations = ReadonlyMap<string, string>;

export interface Payload {
  query?: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
  extensions?: { persistedQuery?: { sha256Hash?: string } } | null;
}

export interface Operation {
  args: ExecutionArgs;
  execute(): ReturnType<Enveloped["execute"]>;
  /** Passes each event as JSON to `tell`, or returns the events if the subscription is not shared. */
  subscribe(tell: (event: string) => void): Promise<AsyncIterable<ExecutionResult> | ExecutionResult>;
}
type Enveloped = ReturnType<Yoga["getEnveloped"]>;

export type Operations = ReturnType<typeof createOperations>;

/** Reads operations on sockets and streams with the same parsing, validation and context as over HTTP. */
export function createOperations({ log }: Platform, yoga: Yoga, persisted: PersistedOperations) {
  const share = createSharing();

  /** A query text wins over a hash, as in Yoga. */
  const queryOf = ({ query, extensions }: Payload): string | undefined =>
    query || persisted.get(extensions?.persistedQuery?.sha256Hash ?? "");

  return {
    isSubscription(req: IncomingMessage, payload: Payload): boolean {
      const query = queryOf(payload);
      if (typeof query !== "string" || !query.includes("subscription")) return false;
      try {
        const document: DocumentNode = yoga.getEnveloped({ req, params: { ...payload, query } }).parse(query);
        return getOperationAST(document, payload.operationName)?.operation === "subscription";
      } catch {
        return false;
      }
    },

    async read(req: IncomingMessage, viewer: Viewer, payload: Payload): Promise<Operation | readonly GraphQLError[]> {
      try {
        return await readOperation(req, viewer, payload);
      } catch (error) {
        // Guards of parsing and validation throw, which would close the connection of a socket.
        const publicCause = publicError(error);
        if (publicCause) return [graphqlError(publicCause)];
        if (error instanceof GraphQLError) return coded({ errors: [withoutHttp(error)] }).errors;
        log.error({ err: error }, "An operation could not be read");
        return [internalError()];
      }
    },
  };

  async function readOperation(req: IncomingMessage, viewer: Viewer, payload: Payload) {
    if (isTooDeep(payload)) throw tooDeep();
    const variables = payload.variables ?? {};
    if (typeof variables !== "object" || Array.isArray(variables)) {
      throw invalid("variables", "Variables must be an object");
    }
    const query = queryOf(payload);
    if (!query) throw payload.extensions?.persistedQuery ? unknownHash() : noQuery();
    const { schema, parse, validate, contextFactory, execute, subscribe } = yoga.getEnveloped({
      req,
      viewer,
      params: { ...payload, query },
    });
    const document = parse(query);
    const errors: readonly GraphQLError[] = validate(schema, document);
    if (errors.length === 0 && !getOperationAST(document, payload.operationName))
      throw invalid("operationName", "Name one of the operations of the document");
    if (errors.length > 0) return coded({ errors: errors.map(withoutHttp) }).errors;
    const args: ExecutionArgs = {
      schema,
      document,
      operationName: payload.operationName ?? null,
      variableValues: payload.variables ?? null,
      contextValue: await contextFactory(),
    };
    // Watchers with the same session or token have the same rights at each event, so they share events.
    const key = [viewer.sessionId, viewer.tokenId, query, args.operationName, args.variableValues];
    const begin = async () => coded(await subscribe(args));
    return {
      args,
      execute: async () => coded(await execute(args)),
      subscribe: async (tell: (event: string) => void) =>
        isShared(args) ? share(JSON.stringify(key), begin, tell) : begin(),
    };
  }
}

export const noQuery = () => invalid("query", "A query is required");

export const unknownHash = () => notFound("Persisted operation");

/** Runs each event of a subscription with the viewer's current rights. A viewer who has lost them gets an error. */
export const viewerOfEachEvent: Plugin<Context> = {
  onSubscribe({ args: { contextValue }, setSubscribeFn }) {
    // Subscriptions need a connection that stays open. Streams are counted and rechecked elsewhere.
    if (contextValue.disconnected) throw invalid("query", "Subscriptions are not answered here");
    setSubscribeFn(async (args: ExecutionArgs) => {
      const events = await createSourceEventStream(args);
      if (!isAsyncIterable(events)) return events;
      return mapAsyncIterator(events, async (event) => {
        const context = args.contextValue as Context;
        try {
          const viewer = await viewerAgain(context.platform, context.viewer);
          // A fresh context for each event, because rules are cached in it.
          return await execute({ ...args, rootValue: event, contextValue: { ...context, viewer } });
        } catch (error) {
          // The announcement may have been missed, so all streams of this user check their session, and then close.
          const { user } = context.viewer;
          if (error instanceof DomainError && user) context.platform.events.tell("sessions", [user.id]);
          const publicCause = publicError(error);
          return { errors: [publicCause ? graphqlError(publicCause) : internalError()] };
        }
      });
    });
  },
};
