import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SigningSecret_webhook$key } from "#relay/SigningSecret_webhook.graphql.ts";
import type { SigningSecretMutation } from "#relay/SigningSecretMutation.graphql.ts";
import { perform } from "../../product/operation/perform.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { CopyField } from "../../ui/form/CopyField.tsx";
import { noAnswer, pressing, useIntention } from "../../ui/intention.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { Subsection } from "./Subsection.tsx";

export function SigningSecret({ webhook }: { webhook: SigningSecret_webhook$key }) {
  const { id, secret } = useFragment(
    graphql`
      fragment SigningSecret_webhook on Webhook {
        id
        secret
      }
    `,
    webhook,
  );
  const [rotate] = useOperation<SigningSecretMutation>(graphql`
    mutation SigningSecretMutation($id: ID!, $idempotencyKey: String!) {
      rotateWebhookSecret(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on RotateWebhookSecretSuccess {
          data {
            ...SigningSecret_webhook
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  const intention = useIntention();
  const [isAsking, setAsking] = useState(false);

  async function replace() {
    setAsking(false);
    const run = () => pressing(intention, (idempotencyKey) => rotate({ id, idempotencyKey }));
    if (await perform("Couldn't replace the secret", run, noAnswer))
      toast.show({ title: "New secret", description: "Messages are signed with both secrets for 24 hours" });
  }

  return (
    <Subsection
      title="Signing secret"
      lead="Proves that a message comes from Assay"
      actions={
        <Button variant="outline" colorPalette="ink" size="sm" onClick={() => setAsking(true)}>
          Replace Secret
        </Button>
      }
    >
      <CopyField label="Signing secret" value={secret ?? ""} />
      <ConfirmDialog
        open={isAsking}
        title="Replace the signing secret?"
        confirmLabel="Replace Secret"
        onConfirm={replace}
        onCancel={() => setAsking(false)}
      >
        Messages are signed with both secrets for 24 hours. Update the receiver in that time.
      </ConfirmDialog>
    </Subsection>
  );
}
