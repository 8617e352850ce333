/** Tries actions that a reader process must not be able to do, and reports the outcome. */
import { spawnSync } from "node:child_process";
import dgram from "node:dgram";
import { lookup } from "node:dns/promises";
import { readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import net, { connect } from "node:net";
import { Worker } from "node:worker_threads";

interface Targets {
  secret: string;
  port: number;
  folder: string;
  parent: number;
}

const connected = (socket: net.Socket) =>
  new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));

const attempts = ({ secret, port, folder, parent }: Targets): Record<string, () => unknown> => ({
  "read a secret": () => readFileSync(secret, "utf8"),
  "read the settings of the program": () => readFileSync(`${import.meta.dirname}/../../package.json`, "utf8"),
  "list a folder": () => process.getBuiltinModule("node:fs").readdirSync(folder),
  "write a file": () => writeFileSync(`${folder}/written`, "x"),
  "connect over TCP": () => connected(connect(port, "127.0.0.1")),
  "connect as a new socket": () => connected(new net.Socket().connect(port, "127.0.0.1")),
  "ask over HTTP": () =>
    new Promise((resolve, reject) => get(`http://127.0.0.1:${port}`, resolve).once("error", reject)),
  fetch: () => fetch(`http://127.0.0.1:${port}`),
  listen: () => net.createServer().listen(0, "127.0.0.1"),
  "send over UDP": () =>
    new Promise((resolve, reject) =>
      dgram.createSocket("udp4").send("x", port, "127.0.0.1", (error) => (error ? reject(error) : resolve(null))),
    ),
  "look up a name": () => lookup("localhost"),
  "start a program": () => {
    const { error, status } = spawnSync(process.execPath, ["--version"]);
    if (error) throw error;
    return status;
  },
  "start a thread": () => new Worker("0", { eval: true }),
  "stop its parent": () => process.kill(parent, 0),
  "reach below Node": () => (process as unknown as { binding(name: string): unknown }).binding("tcp_wrap"),
  "load a program library": () => process.dlopen({ exports: {} }, "/nowhere.node"),
  "undo what was taken away": () => {
    Object.defineProperty(net.Socket.prototype, "connect", { value: () => "undone" });
  },
});

process.once("message", async (targets: Targets) => {
  const done: string[] = [];
  for (const [name, attempt] of Object.entries(attempts(targets))) {
    const succeeded = await Promise.resolve()
      .then(attempt)
      .then(
        () => true,
        () => false,
      );
    if (succeeded) done.push(name);
  }
  process.send?.({ done, user: process.getuid?.() ?? null });
});
process.send?.("ready");
