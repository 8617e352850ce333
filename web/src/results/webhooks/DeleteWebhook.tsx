import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteWebhook_webhook$key } from "#relay/DeleteWebhook_webhook.graphql.ts";
import type { DeleteWebhookMutation } from "#relay/DeleteWebhookMutation.graphql.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { noAnswerToEnd, pressing, useIntention } from "../../ui/intention.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { toast } from "../../ui/toast.tsx";

export function DeleteWebhook({ webhook }: { webhook: DeleteWebhook_webhook$key }) {
  const { id, url } = useFragment(
    graphql`
      fragment DeleteWebhook_webhook on Webhook {
        id
        url
      }
    `,
    webhook,
  );
  const [remove] = useOperation<DeleteWebhookMutation>(graphql`
    mutation DeleteWebhookMutation($id: ID!, $idempotencyKey: String!) {
      deleteWebhook(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on DeleteWebhookSuccess {
          data {
            webhooks {
              id
            }
          }
        }
        ... on DomainError {
          code
          message
          retryAfter
        }
      }
    }
  `);
  const intention = useIntention();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  async function end() {
    setPending(true);
    try {
      await pressing(intention, (idempotencyKey) => remove({ id, idempotencyKey }));
      toast.show({ title: "Webhook deleted" });
    } catch (error) {
      setPending(false);
      setAsking(false);
      tellRefusal("The webhook was not deleted", error, noAnswerToEnd);
    }
  }

  return (
    <>
      <Button
        variant="outline"
        colorPalette="danger"
        size="sm"
        aria-label={`Delete ${url}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete this webhook?"
        confirmLabel={isPending ? "Deleting..." : "Delete Webhook"}
        destructive
        pending={isPending}
        // The button that opened the dialog disappears with the webhook.
        finalFocus={() => (isPending ? document.getElementById("main") : null)}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        Nothing is sent to {url} any more, not even what is still on its way, and its log goes.
      </ConfirmDialog>
    </>
  );
}
