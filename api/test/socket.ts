import { once } from "node:events";
import { onTestFinished } from "vitest";
import WebSocket from "ws";

interface Message {
  type: string;
  id?: string;
  payload?: { data?: Record<string, unknown>; errors?: unknown[] } & { message?: string }[];
}

export function openSocket(address: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${address.replace("http", "ws")}/graphql`, "graphql-transport-ws", { headers });
  onTestFinished(() => socket.terminate());
  const messages: Message[] = [];
  socket.on("message", (data) => messages.push(JSON.parse(String(data))));
  socket.on("error", () => {});

  const sendText = (text: string) => socket.send(text);
  const send = (message: object) => sendText(JSON.stringify(message));
  const status = new Promise<number | undefined>((resolve) => {
    socket.on("open", () => resolve(101));
    socket.on("unexpected-response", (_request, { statusCode }) => resolve(statusCode));
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on("close", (code, reason) => resolve({ code, reason: String(reason) }));
  });

  return {
    messages,
    status,
    closed,
    send,
    sendText,
    close: () => socket.close(),

    async init(payload?: object) {
      await status;
      send({ type: "connection_init", payload });
      await Promise.race([once(socket, "message"), closed]);
    },

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
