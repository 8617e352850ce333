import { Button, Stack } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay";
import { Link, useNavigate } from "react-router-dom";
import type { WebhookScreen_webhook$key } from "#relay/WebhookScreen_webhook.graphql.ts";
import type { WebhookScreenQuery } from "#relay/WebhookScreenQuery.graphql.ts";
import { webhooksHome } from "../product/kind.ts";
import { useDocumentTitle } from "../ui/hooks/useDocumentTitle.ts";
import { ErrorState } from "../ui/layout/ErrorState.tsx";
import { Frame } from "../ui/layout/Frame.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { Section } from "../ui/layout/Section.tsx";
import { ForReceivers } from "./ForReceivers.tsx";
import { DeliveryLog } from "./log/DeliveryLog.tsx";
import { RecoverForm } from "./log/RecoverForm.tsx";
import { DeleteWebhook } from "./one/DeleteWebhook.tsx";
import { PauseButton } from "./one/PauseButton.tsx";
import { SigningSecret } from "./one/SigningSecret.tsx";
import { WebhookFacts } from "./one/WebhookFacts.tsx";
import { WebhookTest } from "./one/WebhookTest.tsx";

const EditEndpointDialog = lazy(async () => ({
  default: (await import("./form/EditEndpointDialog.tsx")).EditEndpointDialog,
}));

export function WebhookScreen({ queryRef }: { queryRef: PreloadedQuery<WebhookScreenQuery> }) {
  const { node } = usePreloadedQuery<WebhookScreenQuery>(
    graphql`
      query WebhookScreenQuery($id: ID!) {
        viewer {
          ...VerificationBanner_user
          ...ForAdmins_user
        }
        node(id: $id) {
          ...WebhookScreen_webhook @alias(as: "webhook")
        }
      }
    `,
    queryRef,
  );
  return node?.webhook ? <Webhook webhook={node.webhook} /> : <WebhookNotFound />;
}

/** A webhook with all of its actions. */
function Webhook({ webhook: webhookRef }: { webhook: WebhookScreen_webhook$key }) {
  const webhook = useFragment(
    graphql`
      fragment WebhookScreen_webhook on Webhook {
        id
        url
        ...WebhookFacts_webhook
        ...PauseButton_webhook
        ...EditEndpointDialog_webhook
        ...SigningSecret_webhook
        ...DeleteWebhook_webhook
        ...DeliveryLog_webhook
      }
    `,
    webhookRef,
  );
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState<boolean>();
  return (
    <Page
      title="Webhook"
      documentTitle={`Webhook to ${webhook.url}`}
      breadcrumbs={[
        { label: "Profile", to: "/profile" },
        { label: "Webhooks", to: webhooksHome },
        { label: "Endpoint" },
      ]}
      width="narrow"
      actions={
        <>
          <Button variant="outline" colorPalette="ink" onClick={() => setEditing(true)}>
            Edit
          </Button>
          <PauseButton webhook={webhook} />
          <DeleteWebhook webhook={webhook} onDeleted={() => navigate(webhooksHome)} />
        </>
      }
    >
      <WebhookFacts webhook={webhook} />
      <Section title="Messages">
        <DeliveryLog webhook={webhook} below={(onQueued) => <RecoverForm id={webhook.id} onQueued={onQueued} />} />
      </Section>
      <Section title="Receiver">
        <Stack gap="8">
          <SigningSecret webhook={webhook} />
          <WebhookTest id={webhook.id} />
        </Stack>
      </Section>
      <ForReceivers />
      <Suspense fallback={null}>
        {isEditing !== undefined && (
          <EditEndpointDialog webhook={webhook} open={isEditing} onClose={() => setEditing(false)} />
        )}
      </Suspense>
    </Page>
  );
}

function WebhookNotFound() {
  useDocumentTitle("Webhook Not Found");
  return (
    <Frame>
      <ErrorState
        title="Webhook Not Found"
        headingLevel="h1"
        action={
          <Button asChild>
            <Link to={webhooksHome}>All Webhooks</Link>
          </Button>
        }
      >
        It was deleted, or it belongs to another account.
      </ErrorState>
    </Frame>
  );
}
