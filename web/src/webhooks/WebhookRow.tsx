import { Box, Heading, Link, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { WebhookRow_webhook$key } from "#relay/WebhookRow_webhook.graphql.ts";
import { webhookPath } from "../product/kind.ts";
import { AuthorText } from "../ui/text/AuthorText.tsx";
import { eventsInWords } from "./events.ts";
import { ItemsOf } from "./ItemsOf.tsx";
import { WebhookState } from "./WebhookState.tsx";

export function WebhookRow({ webhook: webhookRef }: { webhook: WebhookRow_webhook$key }) {
  const webhook = useFragment(
    graphql`
      fragment WebhookRow_webhook on Webhook {
        id
        url
        description
        events
        ...ItemsOf_webhook
        ...WebhookState_webhook
      }
    `,
    webhookRef,
  );
  const { id, url, description, events } = webhook;
  return (
    <Box as="li" py="5" borderTopWidth="1px">
      <Heading as="h2" size="md" overflowWrap="anywhere">
        <Link asChild variant="plain" display="inline">
          <RouterLink to={webhookPath(id)}>{url}</RouterLink>
        </Link>
      </Heading>
      {description && (
        <Text mt="1">
          <AuthorText>{description}</AuthorText>
        </Text>
      )}
      <Text mt="1.5" fontSize="sm" color="fg.muted">
        {eventsInWords(events)} · <ItemsOf webhook={webhook} />
      </Text>
      <Text mt="1.5" fontSize="sm" color="fg.muted">
        <WebhookState webhook={webhook} />
      </Text>
    </Box>
  );
}
