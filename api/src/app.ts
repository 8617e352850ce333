import { join } from "node:path";
import { account } from "./account/domain.ts";
import { admin } from "./admin/domain.ts";
import { assistant } from "./assistant/domain.ts";
import { verifyPages } from "./attempt/certificate/page/page.rest.ts";
import { attempt } from "./attempt/domain.ts";
import { clientPages } from "./client/pages.ts";
import { clinic } from "./clinic/domain.ts";
import { content } from "./content/domain.ts";
import { takePages } from "./content/taking/page.rest.ts";
import { repeatedAnswers } from "./content/taking/repeated.graphql.ts";
import { generation } from "./generation/domain.ts";
import { image } from "./image/domain.ts";
import { invitation } from "./invitation/domain.ts";
import { mountGraphiql } from "./platform/graphql/graphiql.ts";
import { createOperations } from "./platform/graphql/operation.ts";
import { mountGraphql } from "./platform/graphql/route.ts";
import { createGraphql, readPersistedOperations } from "./platform/graphql/server.ts";
import { serveWebSocket } from "./platform/graphql/websocket.ts";
import { devMail } from "./platform/mail/dev-mail.ts";
import { deliverMails } from "./platform/mail/mail.ts";
import type { Platform } from "./platform/platform.ts";
import { createHttp, type Http } from "./platform/rest/http.ts";
import { docs, referencePage } from "./platform/rest/openapi/docs.ts";
import { securityText } from "./platform/rest/security-text.ts";
import { forgetIdempotencyKeys } from "./platform/work/idempotency.ts";
import { results } from "./results/domain.ts";
import { schema, schemaText } from "./schema.ts";
import { template } from "./template/domain.ts";
import { webhook } from "./webhook/domain.ts";

export const domains = [
  account,
  content,
  clinic,
  template,
  attempt,
  invitation,
  webhook,
  results,
  image,
  generation,
  assistant,
  admin,
];
const web = join(import.meta.dirname, "../../web");

/** Builds the whole service on one HTTP server: REST, GraphQL, WebSocket and the client's pages. */
export async function createApp(platform: Platform): Promise<Http> {
  const http = await createHttp(platform);
  // Registered first and so closed last: closing waits for every connection, so WebSockets must be closed before.
  platform.onStop(() => http.close());
  await http.register(docs(platform, schemaText));
  await http.register(securityText(platform));
  for (const { routes = [], pages = [] } of domains) {
    for (const route of routes) await http.register(route(platform), { prefix: "/api" });
    for (const page of pages) await http.register(page(platform));
  }
  await http.register(devMail(platform));
  const persisted = readPersistedOperations(web);
  const yoga = createGraphql(platform, schema, persisted, [repeatedAnswers]);
  const operations = createOperations(platform, yoga, persisted);
  mountGraphql(platform, http, yoga, operations);
  mountGraphiql(platform, http);
  serveWebSocket(platform, http.server, operations);
  await http.register(takePages(platform, join(web, "dist/take.html")));
  await http.register(verifyPages(platform, join(web, "dist/take.html")));
  await http.register(referencePage(join(web, "dist")));
  await http.register(clientPages(platform, join(web, "dist")));
  forgetIdempotencyKeys(platform);
  deliverMails(platform);
  for (const start of domains.flatMap(({ work = [] }) => work)) start(platform);
  return http;
}
