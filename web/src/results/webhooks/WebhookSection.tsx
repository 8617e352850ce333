import { Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { WebhookSection_webhook$key } from "#relay/WebhookSection_webhook.graphql.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { DeleteWebhook } from "./DeleteWebhook.tsx";
import { DeliveryLog } from "./DeliveryLog.tsx";
import { SigningSecret } from "./SigningSecret.tsx";
import { WebhookTest } from "./WebhookTest.tsx";

interface WebhookSectionProps {
  webhook: WebhookSection_webhook$key;
  results: string;
}

export function WebhookSection({ webhook: webhookRef, results }: WebhookSectionProps) {
  const webhook = useFragment(
    graphql`
      fragment WebhookSection_webhook on Webhook {
        url
        ...SigningSecret_webhook
        ...WebhookTest_webhook
        ...DeleteWebhook_webhook
        ...DeliveryLog_webhook
      }
    `,
    webhookRef,
  );
  return (
    <Section title={webhook.url} actions={<DeleteWebhook webhook={webhook} />}>
      <Stack gap="8">
        <SigningSecret webhook={webhook} />
        <WebhookTest webhook={webhook} />
        <DeliveryLog webhook={webhook} results={results} />
      </Stack>
    </Section>
  );
}
