import type { IncomingMessage, Server } from "node:http";
import { GraphQLError } from "graphql";
import { useServer } from "graphql-ws/use/ws";
import { type WebSocket, WebSocketServer } from "ws";
import { DomainError } from "../errors.ts";
import { clientAddress } from "../identity/address.ts";
import { type Viewer, viewerAgain, viewerOf } from "../identity/viewer.ts";
import type { Platform } from "../platform.ts";
import type { Operation, Operations } from "./operation.ts";
import { newestOnly } from "./sharing.ts";
import { openStreams } from "./stream.ts";

const limits = { message: 65_536, initMillis: 5000, subscriptions: 50 };

const forbidden = 4403;
const tooMany = 4429;

type Extra = {
  socket: WebSocket;
  request: IncomingMessage;
  /** The viewer at connection time; set once the connection is acknowledged. */
  viewer?: Viewer;
};

export function serveWebSocket(platform: Platform, server: Server, operations: Operations) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.message });

  server.on("upgrade", (request, socket, head) => {
    const path = request.url?.split("?")[0];
    if (path !== "/graphql" || !sameOrigin(platform, request)) {
      // A refused socket has no other listener, and an unhandled error ends the process.
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
        const viewer = await viewerOf(platform, token == null ? null : `Bearer ${token}`, address).catch(() => null);
        if (viewer === null || socket.readyState !== socket.OPEN) return false;
        try {
          // When the service stops, it closes all sockets itself.
          const end = (reason: DomainError | null) => reason && socket.close(forbidden, reason.message);
          socket.once("close", openStreams(platform)({ viewer, end }));
        } catch (error) {
          socket.close(tooMany, (error as Error).message);
          return false;
        }
        extra.viewer = viewer;
        return true;
      },
      onSubscribe: async ({ extra, subscriptions }, id, payload) => {
        if (Object.keys(subscriptions).length > limits.subscriptions) {
          return [new GraphQLError("Too many subscriptions on one connection")];
        }
        const { socket, request } = extra;
        const viewer = await viewerAgain(platform, extra.viewer as Viewer).catch((error) => {
          if (error instanceof DomainError) socket.close(forbidden, error.message);
          return null;
        });
        if (viewer === null) return [new GraphQLError("Please connect again")];
        const operation = await operations.read(request, viewer, payload);
        if ("length" in operation) return operation;
        const prepared: Prepared = {
          execute: operation.execute,
          subscribe: () => operation.subscribe(newestOnly(sending(socket, id))),
        };
        return { ...operation.args, rootValue: prepared };
      },
      execute: ({ rootValue }) => (rootValue as Prepared).execute(),
      subscribe: ({ rootValue }) => (rootValue as Prepared).subscribe(),
    },
    sockets,
  );

  // Replaces graphql-ws's listener, which prints a stack beside the log. ws itself closes on protocol errors.
  sockets.on("connection", (socket) => {
    socket.removeAllListeners("error");
    socket.on("error", ({ message }) => platform.log.info({ reason: message }, "A socket was cut"));
  });

  platform.onStop(async () => {
    await graphql.dispose();
  });
}

type Prepared = Pick<Operation, "execute"> & { subscribe(): ReturnType<Operation["subscribe"]> };

function sending(socket: WebSocket, id: string) {
  const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  return (event: string, done: () => void) => socket.send(`${head}${event}}`, done);
}

/** Browsers send the origin of the page; other programs send none, and bring a token themselves. */
function sameOrigin({ publicUrl }: Platform, { headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  if (headers.origin === new URL(publicUrl).origin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}
