/** Sends the requested number of messages over each open socket, and does nothing else. */
import { WebSocketServer } from "ws";

const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
server.once("listening", () => process.send?.(server.address()));
process.on("message", ({ perSocket, length }: { perSocket: number; length: number }) => {
  const message = "x".repeat(length);
  for (let nth = 0; nth < perSocket; nth++) for (const socket of server.clients) socket.send(message);
});
process.on("disconnect", () => process.exit());
