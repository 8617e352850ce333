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
import { isAsyncIterable, mapAsyncIterator, type Plugin } from "graphql-yoga";
import { DomainError, invalid, publicError } from "../errors.ts";
import { type Viewer, viewerAgain } from "../identity/viewer.ts";
import { isTooDeep, tooDeep } from "../nesting.ts";
import type { Context } from "./builder.ts";
import { graphqlError } from "./error.ts";
import type { PersistedOperations, Yoga } from "./server.ts";
import { createSharing, isShared } from "./sharing.ts";

/** An operation as a client sends it. */
export interface Payload {
  query?: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
  extensions?: { persistedQuery?: { sha256Hash?: string } } | null;
}

/** An operation ready to run, on a connection that stays open. */
export interface Operation {
  args: ExecutionArgs;
  execute(): ReturnType<Enveloped["execute"]>;
  /** Tells each event as JSON, or hands the events out to be told: those that nobody else waits for. */
  subscribe(tell: (event: string) => void): Promise<AsyncIterable<ExecutionResult> | ExecutionResult>;
}
type Enveloped = ReturnType<Yoga["getEnveloped"]>;

export type Operations = ReturnType<typeof createOperations>;

/** Reads operations for the doors that stay open, through the same parsing, validation and context as over HTTP. */
export function createOperations(yoga: Yoga, persisted: PersistedOperations) {
  const share = createSharing();

  /** A text counts more than a hash, as it does where Yoga reads the request itself. */
  const queryOf = ({ query, extensions }: Payload): string | undefined =>
    query || persisted.get(extensions?.persistedQuery?.sha256Hash ?? "");

  return {
    /** Whether this is a subscription, as far as it can be read. */
    isSubscription(req: IncomingMessage, payload: Payload): boolean {
      const query = queryOf(payload);
      // Most operations are none, and need no second look.
      if (typeof query !== "string" || !query.includes("subscription")) return false;
      try {
        const document: DocumentNode = yoga.getEnveloped({ req, params: { ...payload, query } }).parse(query);
        return getOperationAST(document, payload.operationName)?.operation === "subscription";
      } catch {
        return false;
      }
    },

    /** The operation, or what is wrong with it. */
    async read(req: IncomingMessage, viewer: Viewer, payload: Payload): Promise<Operation | readonly GraphQLError[]> {
      try {
        return await read(req, viewer, payload);
      } catch (error) {
        // What guards parsing and validation throws; on a socket that would be the end of it.
        const shown = publicError(error);
        if (shown) return [graphqlError(shown)];
        return [error instanceof GraphQLError ? error : new GraphQLError("The operation could not be read")];
      }
    },
  };

  async function read(req: IncomingMessage, viewer: Viewer, payload: Payload) {
    if (isTooDeep(payload)) throw tooDeep();
    const variables = payload.variables ?? {};
    if (typeof variables !== "object" || Array.isArray(variables)) {
      throw invalid("variables", "Variables must be an object");
    }
    const query = queryOf(payload);
    if (!query) return [new GraphQLError("No such persisted operation")];
    const { schema, parse, validate, contextFactory, execute, subscribe } = yoga.getEnveloped({
      req,
      viewer,
      params: { ...payload, query },
    });
    const document = parse(query);
    const errors: readonly GraphQLError[] = validate(schema, document);
    if (errors.length > 0) return errors;
    const args: ExecutionArgs = {
      schema,
      document,
      operationName: payload.operationName ?? null,
      variableValues: payload.variables ?? null,
      contextValue: await contextFactory(),
    };
    // Who came by the same session or token may do the same, at each event.
    const key = [viewer.sessionId, viewer.tokenId, query, args.operationName, args.variableValues];
    return {
      args,
      execute: () => execute(args),
      subscribe: async (tell: (event: string) => void) =>
        isShared(args) ? share(JSON.stringify(key), () => subscribe(args), tell) : subscribe(args),
    };
  }
}

/** Answers each event of a subscription to its viewer as of then; whoever has lost the right to listen gets an error. */
export const viewerOfEachEvent: Plugin<Context> = {
  onSubscribe({ args: { contextValue }, setSubscribeFn }) {
    // An answer that is waited for ends; streams are counted, looked at again and closed at doors of their own.
    if (contextValue.leaving) throw invalid("query", "Subscriptions are not answered here");
    setSubscribeFn(async (args: ExecutionArgs) => {
      const events = await createSourceEventStream(args);
      if (!isAsyncIterable(events)) return events;
      return mapAsyncIterator(events, async (event) => {
        const context = args.contextValue as Context;
        try {
          const viewer = await viewerAgain(context.platform, context.viewer);
          // Rules that were asked for one event are remembered by its context, and asked anew for the next.
          return await execute({ ...args, rootValue: event, contextValue: { ...context, viewer } });
        } catch (error) {
          // News of this may have been missed: all streams of this person look again, which closes them.
          const { user } = context.viewer;
          if (error instanceof DomainError && user) context.platform.events.tell("sessions", [user.id]);
          return { errors: [new GraphQLError((error as Error).message, { originalError: error as Error })] };
        }
      });
    });
  },
};
