import { Text } from "@chakra-ui/react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ItemWebhooksScreenQuery } from "#relay/ItemWebhooksScreenQuery.graphql.ts";
import { most } from "../../../../api/src/webhook/endpoint/endpoint.shared.ts";
import { resultsPath } from "../../product/kind.ts";
import { ResultsNotFound } from "../../product/ResultsNotFound.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { ForReceivers } from "../ForReceivers.tsx";
import { NewWebhook } from "./NewWebhook.tsx";
import { OtherWebhooks } from "./OtherWebhooks.tsx";
import { WebhookSection } from "./WebhookSection.tsx";

export function ItemWebhooksScreen({ queryRef }: { queryRef: PreloadedQuery<ItemWebhooksScreenQuery> }) {
  const { viewer, content } = usePreloadedQuery<ItemWebhooksScreenQuery>(
    graphql`
      query ItemWebhooksScreenQuery($key: String!) {
        viewer {
          ...VerificationBanner_user
          ...ForAdmins_user
          # All of them: an account has fewer of these.
          webhooks(first: 100, allItems: true) {
            edges {
              node {
                id
                ...OtherWebhooks_webhooks
              }
            }
          }
        }
        content(key: $key) {
          id
          key
          kind
          title
          webhooks {
            id
            content {
              id
            }
            ...OtherWebhooks_webhooks
            ...WebhookSection_webhook
          }
        }
      }
    `,
    queryRef,
  );
  if (!content?.webhooks) return <ResultsNotFound />;
  const { id, key, kind, title, webhooks } = content;
  const own = webhooks.filter((webhook) => webhook.content);
  const ofAll = (viewer?.webhooks?.edges ?? []).map(({ node }) => node);
  const others = [...webhooks.filter((webhook) => !webhook.content), ...ofAll];
  return (
    <Page
      title="Webhooks"
      documentTitle={`Webhooks of ${title}`}
      breadcrumbs={[
        { label: "Dashboard", to: "/dashboard" },
        { label: title, to: resultsPath(kind, key) },
        { label: "Webhooks" },
      ]}
      lead="Notify another service about each new response"
      width="narrow"
    >
      {own.length < most.perItem ? (
        <NewWebhook contentId={id} />
      ) : (
        <Text color="fg.muted">Limit of {most.perItem} webhooks reached. Delete one first.</Text>
      )}
      <OtherWebhooks webhooks={others} />
      {own.map((webhook) => (
        <WebhookSection key={webhook.id} webhook={webhook} />
      ))}
      <ForReceivers />
    </Page>
  );
}
