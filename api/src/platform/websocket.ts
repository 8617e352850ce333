import type { IncomingMessage, Server } from "node:http";
import { type ExecutionArgs, GraphQLError } from "graphql";
import { useServer } from "graphql-ws/use/ws";
import { type WebSocket, WebSocketServer } from "ws";
import { clientAddress } from "./address.ts";
import type { Context } from "./builder.ts";
import type { PersistedOperations, Yoga } from "./graphql.ts";
import type { Platform } from "./platform.ts";
import { createSharing, isShared } from "./sharing.ts";
import { type Viewer, viewerOf } from "./viewer.ts";

/** What a timer can wait: 24 days. Whoever is there that long comes again. */
const longestTimer = 2 ** 31 - 1;

const limits = { message: 65_536, initMillis: 5000, subscriptions: 50, socketsPerUser: 10, socketsPerAddress: 100 };

type Extra = {
  socket: WebSocket;
  request: IncomingMessage;
  viewer?: Viewer;
};

/** GraphQL over WebSocket at /graphql, through the same parsing, validation and context as over HTTP. */
export function serveWebSocket(platform: Platform, server: Server, yoga: Yoga, persisted: PersistedOperations) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.message });
  const counts = new Map<string, number>();
  const share = createSharing();
  const forbidden = 4403;
  const tooMany = 4429;

  server.on("upgrade", (request, socket, head) => {
    const path = request.url?.split("?")[0];
    if (path !== "/graphql" || !sameOrigin(platform, request)) {
      // Nobody else listens to a refused socket, and an error nobody listens to ends the process.
      socket.on("error", () => {});
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => sockets.emit("connection", webSocket, request));
  });

  const graphql = useServer<{ accessToken?: unknown }, Extra>(
    {
      connectionInitWaitTimeout: limits.initMillis,
      onConnect: async ({ connectionParams, extra }) => {
        const { socket, request } = extra;
        const token = connectionParams?.accessToken;
        const address = clientAddress(request, platform.settings.trustProxy);
        const look = () => viewerOf(platform, token == null ? null : `Bearer ${token}`, address);
        const viewer = await look().catch(() => null);
        if (viewer === null || socket.readyState !== socket.OPEN) return false;
        const key = viewer.user?.id ?? address;
        const count = (counts.get(key) ?? 0) + 1;
        if (platform.settings.rateLimit && count > (viewer.user ? limits.socketsPerUser : limits.socketsPerAddress)) {
          socket.close(tooMany, "Too many connections");
          return false;
        }
        extra.viewer = viewer;
        counts.set(key, count);
        const end = () => socket.close(forbidden, "Token expired");
        const expiry =
          viewer.expiresAt && setTimeout(end, Math.min(viewer.expiresAt.getTime() - Date.now(), longestTimer));
        const letGo = platform.events.on("sessions", (userId) => {
          if (userId === viewer.user?.id) look().catch(end);
        });
        socket.once("close", () => {
          letGo();
          if (expiry) clearTimeout(expiry);
          const left = (counts.get(key) ?? 1) - 1;
          if (left > 0) counts.set(key, left);
          else counts.delete(key);
        });
        return true;
      },
      onSubscribe: async ({ extra, subscriptions }, id, payload) => {
        if (Object.keys(subscriptions).length > limits.subscriptions) {
          return [new GraphQLError("Too many subscriptions on one connection")];
        }
        try {
          return await operation(extra, id, payload);
        } catch (error) {
          // What guards parsing and validation throws; here that must become an answer, not the end of the socket.
          return [error instanceof GraphQLError ? error : new GraphQLError("The operation could not be read")];
        }
      },
      execute: (args) => (args as Enveloped).rootValue.execute(args),
      subscribe: (args) => (args as Enveloped).rootValue.subscribe(args),
    },
    sockets,
  );

  async function operation(
    { request, socket, viewer }: Extra,
    id: string,
    payload: Payload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const hash = payload.extensions?.persistedQuery?.sha256Hash;
    const query = hash === undefined ? payload.query : persisted.get(hash);
    if (!query) return [new GraphQLError("No such persisted operation")];
    const { schema, parse, validate, contextFactory, execute, subscribe } = yoga.getEnveloped({
      req: request,
      viewer,
      params: { ...payload, query },
    });
    const document = parse(query);
    const errors = validate(schema, document);
    if (errors.length > 0) return errors;
    const args = {
      schema,
      document,
      operationName: payload.operationName ?? null,
      variableValues: payload.variables ?? null,
      contextValue: (await contextFactory()) as Context,
    };
    if (!isShared(args)) return { ...args, rootValue: { execute, subscribe } };
    const key = JSON.stringify([viewer?.user, viewer?.tokenScope, query, args.operationName, args.variableValues]);
    return {
      ...args,
      rootValue: { execute, subscribe: () => share(key, () => subscribe(args), sending(socket, id)) },
    };
  }

  platform.onStop(async () => {
    await graphql.dispose();
  });
}

/** Sends the newest event to a subscription, one at a time: to whoever reads slowly, those in between are old news. */
function sending(socket: WebSocket, id: string) {
  const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  let isSending = false;
  let due: string | null = null;
  return function send(event: string) {
    if (isSending) {
      due = event;
      return;
    }
    isSending = true;
    socket.send(`${head}${event}}`, () => {
      isSending = false;
      if (due === null) return;
      const next = due;
      due = null;
      send(next);
    });
  };
}

type Execute = Yoga["getEnveloped"] extends (...args: never[]) => { execute: infer E } ? E : never;
type Enveloped = ExecutionArgs & { rootValue: { execute: Execute; subscribe: Execute } };

interface Payload {
  query?: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
  extensions?: { persistedQuery?: { sha256Hash?: string } } | null;
}

/** A browser tells which page opens the socket; other programs tell nothing and bring their token themselves. */
function sameOrigin({ publicUrl }: Platform, { headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  if (headers.origin === new URL(publicUrl).origin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}
