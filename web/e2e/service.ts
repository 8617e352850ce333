import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../api/src/platform/data/free-port.ts";
import { anArticle } from "../../api/test/article.ts";

export async function aService(settings: Record<string, string>) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, "server.ts")], {
    env: {
      PATH: process.env.PATH,
      SystemRoot: process.env.SystemRoot,
      PORT: String(port),
      RATE_LIMIT: "off",
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: "inherit",
  });
  const exited = once(child, "exit");
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}`);
    await sleep(200);
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** A web page with the article on the Suez Canal. */
export async function anArticlePage(port = 0) {
  const { title, paragraphs } = anArticle("suez");
  const html = `<!doctype html><title>${title}</title><main><article><h1>${title}</h1>
    ${paragraphs.map((text) => `<p>${text}</p>`).join("")}</article></main>`;
  const server = createServer((_request, response) => response.setHeader("content-type", "text/html").end(html));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, url: `http://${host}/article`, stop: () => void server.close() };
}
