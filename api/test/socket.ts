import { once } from "node:events";
import { onTestFinished } from "vitest";
import WebSocket from "ws";

interface Message {
  type: string;
  id?: string;
  payload?: { data?: Record<string, unknown>; errors?: unknown[] } & { message?: string }[];
}

/** Opens a WebSocket to the GraphQL endpoint and speaks its protocol by hand, so that a test sees every message. */
export function openSocket(address: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${address.replace("http", "ws")}/graphql`, "graphql-transport-ws", { headers });
  onTestFinished(() => socket.terminate());
  const messages: Message[] = [];
  socket.on("message", (data) => messages.push(JSON.parse(String(data))));
  socket.on("error", () => {});

  const send = (message: object) => socket.send(JSON.stringify(message));
  return {
    messages,
    opened: once(socket, "open").catch((error) => error),
    /** The code and reason the server closes with. */
    closed: once(socket, "close").then(([code, reason]) => ({ code, reason: String(reason) })),
    refused: once(socket, "unexpected-response").then(([, response]) => response.statusCode),
    send,
    close: () => socket.close(),

    async init(payload?: object) {
      if (socket.readyState !== WebSocket.OPEN) await once(socket, "open");
      send({ type: "connection_init", payload });
    },

    /** Sends an operation; answers what the server says to it first. */
    async ask(query: string, variables: object = {}) {
      const id = String(Math.random());
      send({ type: "subscribe", id, payload: { query, variables } });
      for (;;) {
        const answer = messages.find((message) => message.id === id);
        if (answer) return answer;
        await once(socket, "message");
      }
    },
  };
}
