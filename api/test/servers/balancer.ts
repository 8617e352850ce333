import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

const readinessCheckMillis = 100;

/** A proxy that sends each request once, to the ready servers in turn. */
export async function aBalancer(servers: string[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let turn = 0;

  async function look(server: string) {
    const { ok } = await fetch(`${server}/readyz`, { headers: { connection: "close" } }).catch(() => ({ ok: false }));
    if (ok) ready.add(server);
    else ready.delete(server);
  }
  const looking = setInterval(() => servers.forEach(look), readinessCheckMillis);

  const proxy = createServer((incoming, outgoing) => {
    const target = [...ready][turn++ % ready.size];
    const fail = () => outgoing.writeHead(502).end();
    if (target === undefined) return fail();
    const { method, url, headers } = incoming;
    const onward = request(`${target}${url}`, { agent, method, headers }, (answer) => {
      // Connection headers belong to one hop.
      const { connection: _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(outgoing);
    });
    onward.on("error", fail);
    incoming.pipe(onward);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => {
    clearInterval(looking);
    agent.destroy();
    proxy.closeAllConnections();
    proxy.close();
  });
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    isReady: (server: string) => ready.has(server),
  };
}
