import { createHash } from "node:crypto";
import { notFound } from "./errors.ts";
import { type Page, pageOf, sendPage } from "./html.ts";
import type { Http } from "./http.ts";

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
  page: Page;
  /** Lets this page run its one script, and nothing else. */
  policy: string;
}

let explorer: Promise<Explorer> | undefined;

/** The explorer brings nine megabytes, for the few who open it: loaded for the first of them. */
async function loadExplorer(): Promise<Explorer> {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const html = renderGraphiQL({
    title,
    defaultQuery: welcome,
    headers: "OWN",
    favicon: "/favicon.svg",
    subscriptionsProtocol: "WS",
  }).replace('"headers":"OWN"', `"headers":${own}`);
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
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
  };
}

/** The browser's own session, where there is one. */
const own = `localStorage.accessToken ? JSON.stringify({ authorization: "Bearer " + localStorage.accessToken }) : "{}"`;

/** The explorer of the schema, for browsers that open what programs post to. */
export function mountGraphiql(http: Http) {
  http.get("/graphql", { schema: { hide: true } }, async (request, reply) => {
    if (!request.headers.accept?.includes("text/html")) throw notFound("Page");
    explorer ??= loadExplorer();
    const { page, policy } = await explorer;
    return sendPage(reply.header("content-security-policy", policy), page, request.headers["if-none-match"]);
  });
}
