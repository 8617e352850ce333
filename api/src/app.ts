import { join } from "node:path";
import { accountRoutes } from "./account/account.rest.ts";
import { addressChangeRoutes } from "./account/address/address-change.rest.ts";
import { forgetAddressChanges } from "./account/address/address-change.ts";
import { profileRoutes } from "./account/profile/profile.rest.ts";
import { recoveryRoutes } from "./account/recovery/recovery.rest.ts";
import { answerResetRequests } from "./account/recovery/recovery.ts";
import { standingRoutes } from "./account/standing/standing.rest.ts";
import { accessTokenRoutes } from "./account/token/access-token.rest.ts";
import { adminRoutes } from "./admin/admin.rest.ts";
import { testMailRoutes } from "./admin/test-mail.rest.ts";
import { attemptRoutes } from "./attempt/attempt.rest.ts";
import { mailStopRoutes } from "./attempt/mail/mail-stop.rest.ts";
import { mailResults } from "./attempt/mail/result-mail.ts";
import { clientPages } from "./client/pages.ts";
import { contentRoutes } from "./content/content.rest.ts";
import { clearDeletedItems } from "./content/edit/clearing.ts";
import { takePages } from "./content/taking/page.rest.ts";
import { repeatedAnswers } from "./content/taking/repeated.graphql.ts";
import { shortLinkRoutes } from "./content/taking/short-link.rest.ts";
import { generationRoutes } from "./generation/generation.rest.ts";
import { uploadRoutes } from "./generation/upload/upload.rest.ts";
import { mountGraphiql } from "./platform/graphql/graphiql.ts";
import { createOperations } from "./platform/graphql/operation.ts";
import { mountGraphql } from "./platform/graphql/route.ts";
import { createGraphql, readPersistedOperations } from "./platform/graphql/server.ts";
import { serveWebSocket } from "./platform/graphql/websocket.ts";
import { devMail } from "./platform/mail/dev-mail.ts";
import { deliverMails } from "./platform/mail/mail.ts";
import type { Platform } from "./platform/platform.ts";
import { docs } from "./platform/rest/docs.ts";
import { createHttp, type Http } from "./platform/rest/http.ts";
import { forgetIdempotencyKeys } from "./platform/work/idempotency.ts";
import { exportRoutes } from "./results/export/export.rest.ts";
import { resultsRoutes } from "./results/results.rest.ts";
import { schema } from "./schema.ts";
import { deliverWebhooks } from "./webhook/delivery.ts";
import { webhookRoutes } from "./webhook/webhook.rest.ts";

const web = join(import.meta.dirname, "../../web");

/** Builds the whole service on one HTTP server: REST, GraphQL, WebSocket and the client's pages. */
export async function createApp(platform: Platform): Promise<Http> {
  const http = await createHttp(platform);
  // Registered first and so closed last: closing waits for every connection, so WebSockets must be closed before.
  platform.onStop(() => http.close());
  await http.register(docs(platform));
  for (const routes of [
    accountRoutes,
    recoveryRoutes,
    profileRoutes,
    accessTokenRoutes,
    addressChangeRoutes,
    standingRoutes,
    testMailRoutes,
    contentRoutes,
    shortLinkRoutes,
    attemptRoutes,
    webhookRoutes,
    resultsRoutes,
    exportRoutes,
    uploadRoutes,
    generationRoutes,
    adminRoutes,
  ]) {
    await http.register(routes(platform), { prefix: "/api" });
  }
  await http.register(mailStopRoutes(platform));
  await http.register(devMail(platform));
  const persisted = readPersistedOperations(web);
  const yoga = createGraphql(platform, schema, persisted, [repeatedAnswers]);
  const operations = createOperations(yoga, persisted);
  mountGraphql(platform, http, yoga, operations);
  mountGraphiql(platform, http);
  serveWebSocket(platform, http.server, operations);
  await http.register(takePages(platform, join(web, "dist/take.html")));
  await http.register(clientPages(platform, join(web, "dist")));
  forgetIdempotencyKeys(platform);
  deliverMails(platform);
  answerResetRequests(platform);
  forgetAddressChanges(platform);
  mailResults(platform);
  clearDeletedItems(platform);
  deliverWebhooks(platform);
  return http;
}
