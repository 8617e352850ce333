import { randomUUID } from "node:crypto";
import { once as event } from "node:events";
import { connect, type Socket } from "node:net";
import { updateContent } from "../../api/src/content/edit/edit.ts";
import type { Platform } from "../../api/src/platform/platform.ts";
import { aQuiz, viewerOf } from "./fill.ts";
import { percentile } from "./load.ts";
import type { Service } from "./service.ts";
import { sized } from "./size.ts";
import { record, thousands } from "./table.ts";

const takers = sized(50_000, 500);
/** Sockets shared by all takers. Each stands for a proxy, not for a single taker. */
const sockets = sized(500, 20);
/** Milliseconds. A taker's page waits a random time up to this after the opening. */
const spread = sized(4000, 200);
/** Milliseconds until the opening, for preparations. */
const ahead = sized(5000, 1000);

/**
 * Measures the opening of an item. Every waiting taker requests the questions as the taker's page does and presses
 * Start immediately, which stores the start. The load runs on the same machine as the service.
 */
export async function opening(platform: Platform, service: Service, owner: string) {
  const { id } = await aQuiz(platform, owner, "An exam that opens");
  const opensAt = new Date(Math.ceil((Date.now() + ahead) / 1000) * 1000);
  await updateContent(platform, viewerOf(owner), id, { rules: { opensAt, timeLimit: 60 } });
  const lines = await Promise.all(Array.from({ length: sockets }, () => aLine(service.url)));
  const statuses = new Map<number, number>();
  const inAfter: number[] = [];
  const getIn = async (number: number) => {
    const wait = (spread * number) / takers;
    await new Promise((resolve) => setTimeout(resolve, opensAt.getTime() + wait - Date.now()));
    const line = lines[number % sockets] as Line;
    for (const [method, path, body] of [
      ["GET", `/api/quizzes/${id}`, ""],
      ["POST", `/api/quizzes/${id}/starts`, JSON.stringify({ attemptKey: randomUUID() })],
    ] as const) {
      const status = await line.ask(method, path, body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    inAfter.push((Date.now() - opensAt.getTime()) / 1000);
  };
  const idle = service.cpuSeconds();
  await Promise.all(Array.from({ length: takers }, (_, number) => getIn(number)));
  const cpu = ((service.cpuSeconds() - idle) / takers) * 1000;
  for (const { close } of lines) close();

  const refused = [...statuses].filter(([status]) => status >= 300);
  const last = Math.max(...inAfter);
  record(
    `${thousands(takers)} takers wait for an opening and start at once: the last has begun`,
    "≤ 10 s, no 5xx",
    `${last.toFixed(1)} s (median ${percentile(inAfter, 0.5).toFixed(1)} s; ${thousands(inAfter.filter((seconds) => seconds <= 10).length)} within 10 s; ${cpu.toFixed(2)} ms of the service's processor each); ${refused.map(([status, count]) => `${count} × ${status}`).join(", ") || "none refused"}`,
    last <= 10 && refused.length === 0,
  );
}

interface Line {
  /** Returns the response's status. Requests on one line are answered in turn. */
  ask(method: string, path: string, body: string): Promise<number>;
  close(): void;
}

/** HTTP by hand, because a full client would use the service's share of the machine. */
async function aLine(url: string): Promise<Line> {
  const { hostname, port, host } = new URL(url);
  const socket: Socket = connect(Number(port), hostname).setNoDelay();
  await event(socket, "connect");
  const waiting: ((status: number) => void)[] = [];
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
    for (;;) {
      const end = text.indexOf("\r\n\r\n");
      if (end === -1) return;
      const head = text.slice(0, end);
      const length = /^content-length: (\d+)/im.exec(head)?.[1];
      if (length === undefined && !/ (204|304) /.test(head.slice(0, 16))) throw new Error(`No length: ${head}`);
      const size = end + 4 + Number(length ?? 0);
      if (text.length < size) return;
      text = text.slice(size);
      waiting.shift()?.(Number(head.slice(9, 12)));
    }
  });
  let turn = Promise.resolve();
  const send = (method: string, path: string, body: string) =>
    new Promise<number>((resolve) => {
      waiting.push(resolve);
      const about =
        body === "" ? "" : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, br\r\n${about}\r\n${body}`);
    });
  return {
    ask(method, path, body) {
      const answer = turn.then(() => send(method, path, body));
      turn = answer.then(() => undefined);
      return answer;
    },
    close: () => socket.destroy(),
  };
}
