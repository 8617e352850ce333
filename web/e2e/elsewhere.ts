import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export async function elsewhere(html: string) {
  const server = createServer((_request, response) =>
    response.setHeader("content-type", "text/html").end(`<!doctype html><html lang="en">${html}</html>`),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
