import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

interface Line {
  client: Socket;
  server: Socket;
  /** Drops all data silently. */
  isLost: boolean;
}

type Chunk = [from: Socket, to: Socket, data: Buffer];

export async function faultProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const lines = new Set<Line>();
  let delay = 0;
  let isHanging = false;
  let isAway = false;
  let losesNew = false;
  const held: (() => void)[] = [];
  let trap: { text: string; when: "before" | "after"; sprung: () => void } | null = null;

  const server = createServer({ noDelay: true }, (client) => {
    if (isAway) return client.destroy();
    const line: Line = { client, server: connect(Number(target.port), target.hostname), isLost: losesNew };
    line.server.setNoDelay(true);
    lines.add(line);
    let isCutByAnswer = false;
    const cut = () => {
      lines.delete(line);
      client.destroy();
      line.server.destroy();
    };
    // A lost line stays silent, even when the other side has closed.
    client.on("close", () => {
      lines.delete(line);
      line.server.destroy();
    });
    line.server.on("close", () => line.isLost || cut());
    for (const socket of [client, line.server]) socket.on("error", () => {});

    client.on("data", (data) => {
      if (trap && data.includes(trap.text)) {
        const { when, sprung } = trap;
        trap = null;
        sprung();
        if (when === "before") return cut();
        isCutByAnswer = true;
      }
      carry(line, [client, line.server, data]);
    });
    line.server.on("data", (data) => {
      // ReadyForQuery ("Z") follows a finished statement, so COMMIT is certain by then.
      if (isCutByAnswer) return void (data.includes("Z\0\0\0\u0005") && cut());
      carry(line, [line.server, client, data]);
    });
  });

  function carry(line: Line, [, to, data]: Chunk) {
    const write = () => void (!line.isLost && to.writable && to.write(data));
    if (line.isLost) return;
    if (isHanging) held.push(write);
    else if (delay > 0) setTimeout(write, delay);
    else write();
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);

  const cutAll = () => {
    for (const { client, server } of lines) for (const socket of [client, server]) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    lines,
    cutAll,
    /**
     * Cuts a connection at the next statement with this text, before it arrives or after its answer. Resolves at the
     * cut.
     */
    cutAt(text: string, when: "before" | "after") {
      return new Promise<void>((sprung) => {
        trap = { text, when, sprung };
      });
    },
    hang() {
      isHanging = true;
    },
    /** Silently drops everything on open connections. New ones work unless `newToo`. */
    lose(newToo = false) {
      losesNew = newToo;
      for (const line of lines) line.isLost = true;
    },
    slow(milliseconds: number) {
      delay = milliseconds;
    },
    away() {
      isAway = true;
    },
    /** Ends every fault; lost lines stay lost. */
    resume() {
      isHanging = isAway = losesNew = false;
      delay = 0;
      trap = null;
      for (const write of held.splice(0)) write();
    },
    async close() {
      server.close();
      cutAll();
    },
  };
}
