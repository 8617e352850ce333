import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Platform } from "../platform.ts";
import type { Http } from "../rest/http.ts";
import { pageOf, type Ready, sendReady } from "../rest/ready.ts";
import { socketOrigin } from "../rest/security.ts";
import { refuseMethod } from "./route.ts";

const title = "Assay · GraphiQL";
const welcome = `# Every description of the schema is one click away, at the left.
# You ask as the account that is logged in in this browser.
{
  viewer {
    contents(first: 5) {
      edges { node { key kind title attemptCount } }
    }
  }
}
`;

interface Explorer {
  page: Ready;
  policy: string;
}

let explorer: Promise<Explorer> | undefined;

const ahead = readFileSync(join(import.meta.dirname, "graphiql.page.js"), "utf8");

/** The explorer is nine megabytes, so it is loaded on first use. */
async function loadExplorer(socketOrigin: string): Promise<Explorer> {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const options = {
    title,
    defaultQuery: welcome,
    favicon: "/favicon.svg",
    subscriptionsProtocol: "WS" as const,
    more: "explorerOptions",
  };
  const html = renderGraphiQL(options)
    .replace("<script>", () => `<script>${ahead}`)
    .replace('"more":"explorerOptions"', "...explorerOptions");
  const script = html.slice(html.indexOf("<script>") + "<script>".length, html.lastIndexOf("</script>"));
  const hash = createHash("sha256").update(script).digest("base64");
  return {
    page: pageOf(html),
    policy: [
      "default-src 'self'",
      `script-src 'sha256-${hash}' blob:`,
      "worker-src blob:",
      "style-src 'self' 'unsafe-inline'",
      "font-src 'self' data:",
      "img-src 'self' data:",
      `connect-src 'self' ${socketOrigin}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
  };
}

export function mountGraphiql({ publicUrl }: Platform, http: Http) {
  http.get("/graphql", { schema: { hide: true } }, async (request, reply) => {
    if (!request.headers.accept?.includes("text/html")) return refuseMethod(reply);
    explorer ??= loadExplorer(socketOrigin(publicUrl));
    const { page, policy } = await explorer;
    return sendReady(reply.header("content-security-policy", policy), page);
  });
}
