import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import plugin from "fastify-plugin";
import type { Platform } from "../../platform.ts";
import type { Http } from "../http.ts";
import { collectOperations } from "../operation.ts";
import { type Ready, readyOf, sendReady } from "../ready.ts";
import { nameUnknown } from "../unknown.ts";

/**
 * Machine-readable descriptions of both APIs: `/openapi.json`, `/schema.graphql`, and a list of both at the path of RFC
 * 9727. `schemaText` prints the GraphQL schema.
 */
export const docs = ({ publicUrl, settings }: Platform, schemaText: () => string) =>
  plugin(async (http: Http) => {
    collectOperations(http);
    nameUnknown(http);

    const descriptions: Record<string, () => Ready | Promise<Ready>> = {
      "/openapi.json": async () => {
        const [{ documentOf }, { shareParts }] = await Promise.all([
          import("./document.ts"),
          import("./components.ts"),
        ]);
        const document = shareParts(documentOf(http.operations, { publicUrl, supportEmail: settings.supportEmail }));
        return readyOf("application/json; charset=utf-8", JSON.stringify(document));
      },
      "/schema.graphql": () => readyOf("text/plain; charset=utf-8", schemaText()),
      "/.well-known/api-catalog": () => readyOf(linkset, JSON.stringify(catalogOf(publicUrl))),
    };
    for (const [path, written] of Object.entries(descriptions)) {
      let ready: Ready | undefined;
      http.get(path, { schema: { hide: true } }, async (_request, reply: FastifyReply) => {
        reply.header("access-control-allow-origin", "*").header("link", links);
        ready ??= await written();
        return sendReady(reply, ready);
      });
    }
  });

const linkset = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

const links = [
  '</.well-known/api-catalog>; rel="api-catalog"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</api/docs>; rel="service-doc"; type="text/html"',
].join(", ");

const catalogOf = (publicUrl: string) => {
  const at = (path: string, type: string) => [{ href: `${publicUrl}${path}`, type }];
  const status = at("/readyz", "application/json");
  return {
    linkset: [
      {
        anchor: `${publicUrl}/api`,
        "service-desc": at("/openapi.json", "application/json"),
        "service-doc": at("/api/docs", "text/html"),
        status,
      },
      {
        anchor: `${publicUrl}/graphql`,
        "service-desc": at("/schema.graphql", "text/plain"),
        "service-doc": at("/developers", "text/html"),
        status,
      },
    ],
  };
};

/** The REST reference as a page, read on the first request. `dist` is the built client. */
export const referencePage =
  (dist: string): FastifyPluginAsync =>
  async (http) => {
    const files: Record<string, [name: string, type: string]> = {
      "/api/docs": ["reference.html", "text/html; charset=utf-8"],
      "/scalar.js": ["scalar.js", "text/javascript; charset=utf-8"],
    };
    for (const [path, [name, type]] of Object.entries(files)) {
      if (!existsSync(join(dist, name))) continue;
      let ready: Ready | undefined;
      http.get(path, { schema: { hide: true } }, (_request, reply) => {
        ready ??= readyOf(type, readFileSync(join(dist, name), "utf8"));
        return sendReady(reply, ready);
      });
    }
  };
