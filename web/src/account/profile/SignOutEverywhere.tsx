import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { SignOutEverywhereMutation } from "#relay/SignOutEverywhereMutation.graphql.ts";
import type { useStandingWebhooks_user$key } from "#relay/useStandingWebhooks_user.graphql.ts";
import { perform } from "../../product/operation/perform.ts";
import { useConfirmation } from "../../product/operation/useConfirmation.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { AccountAction } from "../form/AccountAction.tsx";
import { clearTokens } from "../session/session.ts";
import { EndWebhooks } from "../standing/EndWebhooks.tsx";
import { useStandingWebhooks } from "../standing/useStandingWebhooks.ts";

export function SignOutEverywhere({ user }: { user: useStandingWebhooks_user$key }) {
  const { webhooks } = useStandingWebhooks(user);
  const [endWebhooks, setEndWebhooks] = useState(false);
  const [signOut] = useOperation<SignOutEverywhereMutation>(graphql`
    mutation SignOutEverywhereMutation($endWebhooks: Boolean) {
      signOutEverywhere(endWebhooks: $endWebhooks) {
        __typename
        ... on DomainError { code message }
      }
    }
  `);

  async function leave() {
    await signOut({ endWebhooks });
    clearTokens();
    // A page load, which clears the account's data from memory.
    location.assign("/login");
  }
  const { ask, isPending, dialog } = useConfirmation(() => perform("Signing out failed", leave));

  return (
    <AccountAction
      title="Sign out everywhere"
      action={
        <Button variant="outline" colorPalette="ink" onClick={ask}>
          Sign Out Everywhere
        </Button>
      }
    >
      Logs you out on every device and revokes all access tokens
      <EndWebhooks webhooks={webhooks} checked={endWebhooks} onChange={setEndWebhooks} />
      <ConfirmDialog
        {...dialog}
        title="Sign out everywhere?"
        confirmLabel={isPending ? "Signing Out..." : "Sign Out"}
        destructive
      >
        Every device has to log in again, including this one. Access tokens stop working
        {endWebhooks && ", and the webhooks are deleted"}.
      </ConfirmDialog>
    </AccountAction>
  );
}
