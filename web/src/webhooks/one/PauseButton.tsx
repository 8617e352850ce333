import { Button } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { PauseButton_webhook$key } from "#relay/PauseButton_webhook.graphql.ts";
import type { PauseButtonMutation } from "#relay/PauseButtonMutation.graphql.ts";
import { perform } from "../../product/operation/perform.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { toast } from "../../ui/toast.tsx";

/** Pauses a webhook, or resumes one that is paused or disabled. */
export function PauseButton({ webhook }: { webhook: PauseButton_webhook$key }) {
  const { id, pausedAt, disabledAt } = useFragment(
    graphql`
      fragment PauseButton_webhook on Webhook {
        id
        pausedAt
        disabledAt
      }
    `,
    webhook,
  );
  const [update, isPending] = useOperation<PauseButtonMutation>(graphql`
    mutation PauseButtonMutation($id: ID!, $paused: Boolean!) {
      updateWebhook(id: $id, input: { paused: $paused }) {
        __typename
        ... on UpdateWebhookSuccess {
          data {
            ...WebhookState_webhook
            ...PauseButton_webhook
          }
        }
        ... on DomainError { code message }
      }
    }
  `);
  const isOn = pausedAt === null && disabledAt === null;

  async function turn() {
    const failure = isOn ? "Couldn't pause the webhook" : "Couldn't resume the webhook";
    if (!(await perform(failure, () => update({ id, paused: isOn })))) return;
    toast.show(
      isOn
        ? { title: "Webhook paused", description: "Nothing is queued until you resume it" }
        : { title: "Webhook resumed", description: "Send the missed messages below" },
    );
  }

  return (
    <Button variant="outline" colorPalette="ink" aria-disabled={isPending} onClick={() => !isPending && turn()}>
      {isOn ? "Pause" : "Resume"}
    </Button>
  );
}
