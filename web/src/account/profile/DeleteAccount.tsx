import { Button } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteAccount_user$key } from "#relay/DeleteAccount_user.graphql.ts";
import { AccountAction } from "../form/AccountAction.tsx";

// Rarely used, so loaded on request.
const DeleteAccountDialog = lazy(async () => ({
  default: (await import("./DeleteAccountDialog.tsx")).DeleteAccountDialog,
}));

export function DeleteAccount({ user }: { user: DeleteAccount_user$key }) {
  const { email } = useFragment(
    graphql`
      fragment DeleteAccount_user on User {
        email
      }
    `,
    user,
  );
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <AccountAction
        title="Delete my account"
        action={
          <Button variant="outline" colorPalette="danger" onClick={() => setOpen(true)}>
            Delete My Account
          </Button>
        }
      >
        Deletes your account permanently. Your content can stay.
      </AccountAction>
      <Suspense fallback={null}>
        {open !== undefined && <DeleteAccountDialog open={open} email={email} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
