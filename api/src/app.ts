import { join } from "node:path";
import { accountRoutes } from "./account/account.rest.ts";
import { addressChangeRoutes } from "./account/address/address-change.rest.ts";
import { forgetAddressChanges } from "./account/address/address-change.ts";
import { forgetLog } from "./account/log/entries.ts";
import { logRoutes } from "./account/log/log.rest.ts";
import { profileRoutes } from "./account/profile/profile.rest.ts";
import { recoveryRoutes } from "./account/recovery/recovery.rest.ts";
import { answerResetRequests } from "./account/recovery/recovery.ts";
import { forgetSessions } from "./account/session.ts";
import { standingRoutes } from "./account/standing/standing.rest.ts";
import { accessTokenRoutes } from "./account/token/access-token.rest.ts";
import { adminRoutes } from "./admin/admin.rest.ts";
import { reportListRoutes } from "./admin/report/report.rest.ts";
import { testMailRoutes } from "./admin/test-mail.rest.ts";
import { assistantRoutes } from "./assistant/assistant.rest.ts";
import { oauthRoutes } from "./assistant/oauth/oauth.rest.ts";
import { attemptRoutes } from "./attempt/attempt.rest.ts";
import { certificateRoutes } from "./attempt/certificate/certificate.rest.ts";
import { verifyPages } from "./attempt/certificate/page/page.rest.ts";
import { mailStopRoutes } from "./attempt/mail/mail-stop.rest.ts";
import { mailResults } from "./attempt/mail/result-mail.ts";
import { placesRoutes } from "./attempt/places/places.rest.ts";
import { publishLeft } from "./attempt/publishing/blocks.ts";
import { linkValueRoutes } from "./attempt/publishing/link-values.rest.ts";
import { forgetStarts } from "./attempt/writing/forgotten.ts";
import { forgetKeys } from "./attempt/writing/forgotten-keys.ts";
import { clientPages } from "./client/pages.ts";
import { clinicRoutes } from "./clinic/clinic.rest.ts";
import { addressRoutes } from "./content/address/address.rest.ts";
import { forgetAddresses } from "./content/address/address.ts";
import { contentRoutes } from "./content/content.rest.ts";
import { fieldRoutes } from "./content/fields/fields.rest.ts";
import { ownContentRoutes } from "./content/own/own.rest.ts";
import { reportRoutes } from "./content/report/report.rest.ts";
import { retentionDefaultRoutes } from "./content/retention/retention.rest.ts";
import { takePages } from "./content/taking/page.rest.ts";
import { repeatedAnswers } from "./content/taking/repeated.graphql.ts";
import { shortLinkRoutes } from "./content/taking/short-link.rest.ts";
import { translationRoutes } from "./content/translation/translation.rest.ts";
import { clearDeletedItems } from "./content/trash/clearing.ts";
import { trashRoutes } from "./content/trash/trash.rest.ts";
import { backgroundRoutes } from "./generation/background/background.rest.ts";
import { draftingRoutes } from "./generation/drafting/drafting.rest.ts";
import { forgetDraftings } from "./generation/drafting/drafting.ts";
import { generationRoutes } from "./generation/generation.rest.ts";
import { imageDescriptionRoutes } from "./generation/image/description.rest.ts";
import { missingRoutes } from "./generation/missing/missing.rest.ts";
import { translationDraftRoutes } from "./generation/translation/draft.rest.ts";
import { uploadRoutes } from "./generation/upload/upload.rest.ts";
import { imagePages, imageRoutes } from "./image/image.rest.ts";
import { settleBallots } from "./invitation/ballot/settling.ts";
import { invitationRoutes } from "./invitation/invitation.rest.ts";
import { sendLetters } from "./invitation/mail/delivery.ts";
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
import { attemptListRoutes } from "./results/attempts/attempts.rest.ts";
import { deletionRoutes } from "./results/attempts/deletion/deletion.rest.ts";
import { workDeletions } from "./results/attempts/deletion/progress.ts";
import { erasureRoutes } from "./results/erasure/erasure.rest.ts";
import { workErasures } from "./results/erasure/progress.ts";
import { exportRoutes } from "./results/export/export.rest.ts";
import { forgetLinks } from "./results/export/link.ts";
import { itemRoutes } from "./results/items/items.rest.ts";
import { trashListRoutes } from "./results/items/trash.rest.ts";
import { followRoutes } from "./results/live/follow.rest.ts";
import { ownAnswersRoutes } from "./results/own-answers/own-answers.rest.ts";
import { workRegradings } from "./results/regrading/progress.ts";
import { regradingRoutes } from "./results/regrading/regrading.rest.ts";
import { resultsRoutes } from "./results/results.rest.ts";
import { keepTerms } from "./results/retention/progress.ts";
import { retentionRoutes } from "./results/retention/retention.rest.ts";
import { textRoutes } from "./results/texts/texts.rest.ts";
import { themeRoutes } from "./results/texts/themes.rest.ts";
import { schema, schemaText } from "./schema.ts";
import { templateRoutes } from "./template/template.rest.ts";
import { deliverWebhooks } from "./webhook/delivery/deliver.ts";
import { eventRoutes } from "./webhook/event/event.rest.ts";
import { forgetEvents } from "./webhook/event/events.ts";
import { webhookRoutes } from "./webhook/webhook.rest.ts";

const web = join(import.meta.dirname, "../../web");

/** Builds the whole service on one HTTP server: REST, GraphQL, WebSocket and the client's pages. */
export async function createApp(platform: Platform): Promise<Http> {
  const http = await createHttp(platform);
  // Registered first and so closed last: closing waits for every connection, so WebSockets must be closed before.
  platform.onStop(() => http.close());
  await http.register(docs(platform, schemaText));
  await http.register(securityText(platform));
  for (const routes of [
    accountRoutes,
    recoveryRoutes,
    profileRoutes,
    accessTokenRoutes,
    addressChangeRoutes,
    standingRoutes,
    logRoutes,
    testMailRoutes,
    contentRoutes,
    ownContentRoutes,
    clinicRoutes,
    shortLinkRoutes,
    addressRoutes,
    fieldRoutes,
    templateRoutes,
    translationRoutes,
    trashRoutes,
    reportRoutes,
    retentionDefaultRoutes,
    attemptRoutes,
    invitationRoutes,
    certificateRoutes,
    webhookRoutes,
    eventRoutes,
    resultsRoutes,
    itemRoutes,
    trashListRoutes,
    followRoutes,
    attemptListRoutes,
    deletionRoutes,
    erasureRoutes,
    ownAnswersRoutes,
    regradingRoutes,
    placesRoutes,
    linkValueRoutes,
    retentionRoutes,
    exportRoutes,
    textRoutes,
    themeRoutes,
    uploadRoutes,
    imageRoutes,
    generationRoutes,
    backgroundRoutes,
    draftingRoutes,
    missingRoutes,
    translationDraftRoutes,
    imageDescriptionRoutes,
    adminRoutes,
    reportListRoutes,
  ]) {
    await http.register(routes(platform), { prefix: "/api" });
  }
  await http.register(assistantRoutes(platform));
  await http.register(oauthRoutes(platform));
  await http.register(mailStopRoutes(platform));
  await http.register(devMail(platform));
  const persisted = readPersistedOperations(web);
  const yoga = createGraphql(platform, schema, persisted, [repeatedAnswers]);
  const operations = createOperations(platform, yoga, persisted);
  mountGraphql(platform, http, yoga, operations);
  mountGraphiql(platform, http);
  serveWebSocket(platform, http.server, operations);
  await http.register(imagePages(platform));
  await http.register(takePages(platform, join(web, "dist/take.html")));
  await http.register(verifyPages(platform, join(web, "dist/take.html")));
  await http.register(referencePage(join(web, "dist")));
  await http.register(clientPages(platform, join(web, "dist")));
  forgetIdempotencyKeys(platform);
  forgetAddresses(platform);
  deliverMails(platform);
  answerResetRequests(platform);
  forgetAddressChanges(platform);
  forgetLog(platform);
  forgetSessions(platform);
  forgetStarts(platform);
  forgetKeys(platform);
  publishLeft(platform);
  mailResults(platform);
  sendLetters(platform);
  settleBallots(platform);
  clearDeletedItems(platform);
  workDeletions(platform);
  workErasures(platform);
  workRegradings(platform);
  keepTerms(platform);
  forgetLinks(platform);
  deliverWebhooks(platform);
  forgetEvents(platform);
  forgetDraftings(platform);
  return http;
}
