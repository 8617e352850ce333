import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { Connection } from "../../src/platform/data/connection.ts";

/** Imitates PgBouncer in transaction mode: a transaction gets the session used last, without the client's settings. */
export async function sharedSessions(databaseUrl: string, refuses = "") {
  const clients = [new Connection(databaseUrl), new Connection(databaseUrl)];
  const idle: Socket[] = [];
  for (const client of clients) {
    await client.connect();
    const stream = client.connection.stream as Socket;
    stream.removeAllListeners("data");
    idle.push(stream);
  }
  const server = createServer({ noDelay: true }, (client) => {
    let session: Socket | undefined;
    const answer = (data: Buffer) => {
      client.write(data);
      if (!data.subarray(-6).equals(readyForQuery) || !session) return;
      session.off("data", answer);
      idle.push(session);
      session = undefined;
    };
    client.on("error", () => {});
    client.once("data", (startup) => {
      if (refuses && startup.includes(refuses)) return client.end(refusal(`unsupported startup parameter: ${refuses}`));
      client.write(greeting);
      client.on("data", (data) => {
        if (!session) {
          session = idle.pop();
          session?.on("data", answer);
        }
        session?.write(data);
      });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close();
    for (const { connection } of clients) (connection.stream as Socket).destroy();
  });
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return url.href;
}

const readyForQuery = Buffer.from("Z\0\0\0\u0005I", "latin1");
const greeting = Buffer.concat([
  Buffer.from("R\0\0\0\u0008\0\0\0\0", "latin1"),
  Buffer.from("K\0\0\0\u000c\0\0\0\u0007\0\0\0\u0007", "latin1"),
  readyForQuery,
]);

function refusal(text: string): Buffer {
  const bytes = Buffer.from(`E\0\0\0\0SFATAL\0C08P01\0M${text}\0\0`, "latin1");
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}
