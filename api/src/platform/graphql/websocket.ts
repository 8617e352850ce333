import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { useServer } from "graphql-ws/use/ws";
import { type WebSocket, WebSocketServer } from "ws";
import { DomainError, publicError } from "../errors.ts";
import { clientAddress } from "../identity/address.ts";
import { isOfSession, viewerAgain, viewerOf } from "../identity/authentication.ts";
import { openStreams } from "../identity/open-streams.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { Platform } from "../platform.ts";
import { graphqlError, internalError, overLimit } from "./error.ts";
import type { Operation, Operations } from "./operation.ts";
import { newestOnly } from "./sharing.ts";

const limits = { message: 65_536, initMillis: 5000, subscriptions: 50 };

/** Makes clients of graphql-ws give up. */
const unauthorized = 4401;
/** Makes clients try again: a signed-in viewer has a new token by then, or no token. */
const forbidden = 4403;
/** Replaces the protocol's 4429, after which its clients never reconnect. */
const tooMany = 4430;

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

  const graphql = useServer<Credentials, Extra>(
    {
      connectionInitWaitTimeout: limits.initMillis,
      onConnect: async ({ connectionParams, extra }) => {
        const { socket, request } = extra;
        const address = clientAddress(platform, request);
        const authorization = authorizationOf(request, connectionParams);
        const refuse = (code: number) => (error: unknown) => {
          const publicCause = publicError(error);
          if (publicCause && publicCause.code !== "UNAVAILABLE") socket.close(code, reasonOf(publicCause));
          return null;
        };
        const viewer = await viewerOf(platform, authorization, address).catch(
          refuse(isOfSession(authorization) ? forbidden : unauthorized),
        );
        if (viewer === null || socket.readyState !== socket.OPEN) return false;
        try {
          // A null reason means that the service is stopping, and then it closes all sockets itself.
          const end = (reason: DomainError | null) => reason && socket.close(closing(viewer), reasonOf(reason));
          socket.once("close", openStreams(platform)({ viewer, end }));
        } catch (error) {
          socket.close(tooMany, (error as Error).message);
          return false;
        }
        extra.viewer = viewer;
        return viewer.user === null ? { viewer: null } : true;
      },
      onSubscribe: async ({ extra, subscriptions }, id, payload) => {
        if (Object.keys(subscriptions).length > limits.subscriptions) {
          return [overLimit("Too many subscriptions on one connection", limits.subscriptions)];
        }
        const { socket, request } = extra;
        const viewer = await viewerAgain(platform, extra.viewer as Viewer).catch((error) => {
          if (error instanceof DomainError) socket.close(closing(extra.viewer as Viewer), reasonOf(error));
          return publicError(error);
        });
        if (viewer === null) return [internalError()];
        if (viewer instanceof DomainError) return [graphqlError(viewer)];
        const operation = await operations.read(request, viewer, payload);
        if ("length" in operation) return operation;
        const prepared: Prepared = {
          execute: operation.execute,
          subscribe: () => operation.subscribe(newestOnly(sending(extra, id))),
        };
        return { ...operation.args, rootValue: prepared };
      },
      execute: ({ rootValue }) => (rootValue as Prepared).execute(),
      subscribe: ({ rootValue }) => (rootValue as Prepared).subscribe(),
    },
    sockets,
  );

  // Replaces graphql-ws's listener, which prints a stack in addition to the log. ws itself closes on protocol errors.
  sockets.on("connection", (socket) => {
    socket.removeAllListeners("error");
    socket.on("error", ({ message }) => platform.log.info({ reason: message }, "A socket was cut"));
  });

  platform.onStop(async () => {
    await graphql.dispose();
  });
}

type Prepared = Pick<Operation, "execute"> & { subscribe(): ReturnType<Operation["subscribe"]> };

const closing = ({ tokenId }: Viewer) => (tokenId === null ? forbidden : unauthorized);

/** A close frame has room for 123 bytes. */
const reasonOf = ({ message }: DomainError) => Buffer.from(message).subarray(0, 120).toString().replace("\ufffd", "");

/** Payload of connection_init. Programs may send an Authorization header instead, which browsers cannot. */
interface Credentials extends Record<string, unknown> {
  accessToken?: unknown;
  authorization?: unknown;
}

function authorizationOf(
  { headers }: IncomingMessage,
  { accessToken, authorization }: Credentials = {},
): string | null {
  if (accessToken != null) return `Bearer ${accessToken}`;
  return authorization == null ? (headers.authorization ?? null) : String(authorization);
}

function sending({ socket, request }: Extra, id: string) {
  const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  return (event: string, done: () => void) => {
    sendTogether(request.socket);
    socket.send(`${head}${event}}`, done);
  };
}

/** Sends the messages of this turn in one write, because an event may go to many subscriptions of a connection. */
function sendTogether(connection: Socket) {
  if (connection.writableCorked > 0) return;
  connection.cork();
  process.nextTick(() => connection.uncork());
}

/** Browsers send the origin of the page. Other programs send none, and bring a token themselves. */
function sameOrigin({ publicUrl }: Platform, { headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  if (headers.origin === new URL(publicUrl).origin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}
