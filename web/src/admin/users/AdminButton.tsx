import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AdminButton_user$key } from "#relay/AdminButton_user.graphql.ts";
import type { AdminButtonMutation } from "#relay/AdminButtonMutation.graphql.ts";
import { doubtAbout } from "../../../../api/src/account/admin-flag.shared.ts";
import type { Refused } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { Notice } from "../../ui/layout/Notice.tsx";
import { toast } from "../../ui/toast.tsx";

export function AdminButton({ user: userRef, isViewer }: { user: AdminButton_user$key; isViewer: boolean }) {
  const user = useFragment(
    graphql`
      fragment AdminButton_user on User {
        id
        firstName
        lastName
        email
        isAdmin
        isEmailVerified
      }
    `,
    userRef,
  );
  const { id, firstName, lastName, isAdmin } = user;
  const doubt = doubtAbout(user);
  const [isAsking, setAsking] = useState(false);
  const [setAdmin, isPending] = useOperation<AdminButtonMutation>(graphql`
    mutation AdminButtonMutation($userId: ID!, $isAdmin: Boolean!) {
      setAdmin(userId: $userId, isAdmin: $isAdmin) {
        __typename
        ... on SetAdminSuccess {
          data {
            ...AdminButton_user
          }
        }
        ... on DomainError { code message }
      }
    }
  `);

  const confirm = () => {
    setAsking(false);
    setAdmin({ userId: id, isAdmin: !isAdmin }).then(
      () => toast.show({ title: "Success", description: "Admin status updated successfully" }),
      ({ message }: Refused) =>
        toast.fail({ title: "Error", description: `Failed to update admin status. ${message}` }),
    );
  };

  const name = `${firstName} ${lastName}`;
  const label = isAdmin ? "Remove Admin" : "Make Admin";
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        h="11"
        me="-3"
        // `disabled` would drop the focus, which returns here from the dialog.
        aria-disabled={isPending}
        aria-label={`${label}: ${name}`}
        onClick={() => !isPending && setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={isAdmin ? `Remove ${name} as an administrator?` : `Make ${name} an administrator?`}
        confirmLabel={doubt ? `${label} Anyway` : label}
        destructive={isAdmin}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {isAdmin
          ? isViewer
            ? "This is your own account. Only another administrator can restore your access."
            : "They keep their account and content, but can no longer open this page."
          : "They will see every account and item with its correct answers, and can add administrators."}
        {doubt && <Notice tone="warning">{doubt} Continue only if you know this person.</Notice>}
      </ConfirmDialog>
    </>
  );
}
