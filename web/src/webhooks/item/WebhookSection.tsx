import { Button, Flex, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { WebhookSection_webhook$key } from "#relay/WebhookSection_webhook.graphql.ts";
import { webhookPath } from "../../product/kind.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { DeliveryLog } from "../log/DeliveryLog.tsx";
import { DeleteWebhook } from "../one/DeleteWebhook.tsx";
import { SigningSecret } from "../one/SigningSecret.tsx";
import { WebhookTest } from "../one/WebhookTest.tsx";
import { WebhookState } from "../WebhookState.tsx";

/** A webhook of a single item. */
export function WebhookSection({ webhook: webhookRef }: { webhook: WebhookSection_webhook$key }) {
  const webhook = useFragment(
    graphql`
      fragment WebhookSection_webhook on Webhook {
        id
        url
        ...WebhookState_webhook
        ...SigningSecret_webhook
        ...DeleteWebhook_webhook
        ...DeliveryLog_webhook
      }
    `,
    webhookRef,
  );
  return (
    <Section
      title={webhook.url}
      lead={<WebhookState webhook={webhook} />}
      actions={
        <Flex gap="2">
          <Button asChild variant="outline" colorPalette="ink" size="sm">
            <Link to={webhookPath(webhook.id)} aria-label={`Edit or pause ${webhook.url}`}>
              Edit or Pause
            </Link>
          </Button>
          <DeleteWebhook webhook={webhook} size="sm" />
        </Flex>
      }
    >
      <Stack gap="8">
        <SigningSecret webhook={webhook} />
        <WebhookTest id={webhook.id} />
        <DeliveryLog webhook={webhook} />
      </Stack>
    </Section>
  );
}
