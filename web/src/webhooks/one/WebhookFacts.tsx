import { Box, Grid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { WebhookFacts_webhook$key } from "#relay/WebhookFacts_webhook.graphql.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { eventsInWords } from "../events.ts";
import { ItemsOf } from "../ItemsOf.tsx";
import { WebhookState } from "../WebhookState.tsx";

export function WebhookFacts({ webhook: webhookRef }: { webhook: WebhookFacts_webhook$key }) {
  const webhook = useFragment(
    graphql`
      fragment WebhookFacts_webhook on Webhook {
        url
        description
        events
        ...ItemsOf_webhook
        ...WebhookState_webhook
      }
    `,
    webhookRef,
  );
  return (
    <Grid as="dl" templateColumns={{ base: "1fr", sm: "8rem 1fr" }} columnGap="4" rowGap={{ base: "0", sm: "2" }}>
      <Fact name="URL">{webhook.url}</Fact>
      {webhook.description && (
        <Fact name="Description">
          <AuthorText>{webhook.description}</AuthorText>
        </Fact>
      )}
      <Fact name="Events">{eventsInWords(webhook.events)}</Fact>
      <Fact name="Items">
        <ItemsOf webhook={webhook} />
      </Fact>
      <Fact name="State">
        <WebhookState webhook={webhook} />
      </Fact>
    </Grid>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Text as="dt" color="fg.muted">
      {name}
    </Text>
    <Box as="dd" m="0" mb={{ base: "2", sm: "0" }} minW="0" overflowWrap="anywhere">
      {children}
    </Box>
  </>
);
