/** Runs first in a child: removes the network and signals, which Node's permissions do not cover. */
import dgram from "node:dgram";
import dns from "node:dns";
import { constants } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

const denied = () => {
  throw Object.assign(new Error("A child may not do this"), { code: "ERR_ACCESS_DENIED" });
};

function deny(owner: object, names: readonly string[]) {
  for (const name of names) Object.defineProperty(owner, name, { value: denied, writable: false, configurable: false });
}

const functionsOf = (owner: object) =>
  Object.entries(owner).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));

// TLS, HTTP and fetch all go through these.
deny(net.Socket.prototype, ["connect"]);
deny(net.Server.prototype, ["listen"]);
deny(dgram.Socket.prototype, ["bind", "connect", "send", "addMembership"]);
deny(dns.promises, functionsOf(dns.promises));
deny(dns, functionsOf(dns));
deny(process, ["kill"]);
// Node's permissions deny every binding. WebAssembly compiled by Emscripten, such as sharp's, needs the constants.
Object.defineProperty(process, "binding", {
  value: (name: string) => (name === "constants" ? { fs: constants } : denied()),
});
syncBuiltinESMExports();
