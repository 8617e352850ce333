import { Text } from "@chakra-ui/react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { WebhooksScreenQuery } from "#relay/WebhooksScreenQuery.graphql.ts";
import { maxWebhooks } from "../../../../api/src/webhook/webhook.rules.ts";
import { resultsPath } from "../../product/kind.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { ResultsNotFound } from "../ResultsNotFound.tsx";
import { ForReceivers } from "./ForReceivers.tsx";
import { NewWebhook } from "./NewWebhook.tsx";
import { WebhookSection } from "./WebhookSection.tsx";

export function WebhooksScreen({ queryRef }: { queryRef: PreloadedQuery<WebhooksScreenQuery> }) {
  const { content } = usePreloadedQuery<WebhooksScreenQuery>(
    graphql`
      query WebhooksScreenQuery($key: String!) {
        viewer {
          ...VerificationBanner_user
          ...ForAdmins_user
        }
        content(key: $key) {
          id
          key
          kind
          title
          webhooks {
            id
            ...WebhookSection_webhook
          }
        }
      }
    `,
    queryRef,
  );
  if (!content?.webhooks) return <ResultsNotFound />;
  const { id, key, kind, title, webhooks } = content;
  const results = resultsPath(kind, key);
  return (
    <Page
      title="Webhooks"
      documentTitle={`Webhooks of ${title}`}
      breadcrumbs={[{ label: "Dashboard", to: "/dashboard" }, { label: title, to: results }, { label: "Webhooks" }]}
      lead="Another service of yours is told of each new response, a moment after it is in."
      width="narrow"
    >
      {webhooks.length < maxWebhooks ? (
        <NewWebhook contentId={id} />
      ) : (
        <Text color="fg.muted">There are {maxWebhooks} webhooks, which is as many as there can be.</Text>
      )}
      {webhooks.map((webhook) => (
        <WebhookSection key={webhook.id} webhook={webhook} results={results} />
      ))}
      <ForReceivers />
    </Page>
  );
}
