import { Box, Button } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { PendingAddress_user$key } from "#relay/PendingAddress_user.graphql.ts";
import type { PendingAddressCancelMutation } from "#relay/PendingAddressCancelMutation.graphql.ts";
import type { PendingAddressResendMutation } from "#relay/PendingAddressResendMutation.graphql.ts";
import { perform } from "../../product/operation/perform.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { toast } from "../../ui/toast.tsx";

export function PendingAddress({ user }: { user: PendingAddress_user$key }) {
  const { email, emailChange } = useFragment(
    graphql`
      fragment PendingAddress_user on User {
        email
        emailChange {
          email
          isConfirmed
          needsApproval
        }
      }
    `,
    user,
  );
  const [cancel, isCancelling] = useOperation<PendingAddressCancelMutation>(graphql`
    mutation PendingAddressCancelMutation {
      cancelEmailChange {
        __typename
        ... on CancelEmailChangeSuccess {
          data {
            ...PendingAddress_user
          }
        }
        ... on DomainError { code message }
      }
    }
  `);
  const [resend, isResending] = useOperation<PendingAddressResendMutation>(graphql`
    mutation PendingAddressResendMutation {
      resendEmailChange {
        __typename
        ... on ResendEmailChangeSuccess {
          data {
            ...PendingAddress_user
          }
        }
        ... on DomainError { code message }
      }
    }
  `);
  const notice = useRef<HTMLDivElement>(null);
  const waiting = emailChange?.email;
  const previous = useRef(waiting);
  useEffect(() => {
    // The toast covers the field on phones.
    if (waiting && waiting !== previous.current) notice.current?.scrollIntoView({ block: "center" });
    previous.current = waiting;
  }, [waiting]);
  if (!emailChange) return null;

  async function run(operation: () => Promise<unknown>, title: string) {
    if (await perform("Something went wrong", operation)) toast.show({ title });
  }

  const isPending = isCancelling || isResending;
  const { isConfirmed, needsApproval } = emailChange;
  const links = isConfirmed
    ? `the link we sent to ${email}`
    : needsApproval
      ? `the links we sent to it and to ${email}`
      : "the link we sent to it";
  return (
    <Notice
      ref={notice}
      actions={
        <>
          <Button variant="ghost" disabled={isPending} onClick={() => run(() => resend({}), "Confirmation email sent")}>
            Resend Email
          </Button>
          <Button
            variant="ghost"
            colorPalette="ink"
            disabled={isPending}
            onClick={() => run(() => cancel({}), "Your email address stays as it is")}
          >
            Cancel the Change
          </Button>
        </>
      }
    >
      <Box as="span" overflowWrap="anywhere">
        {emailChange.email} is waiting for confirmation: open {links}. Until then nothing changes.
      </Box>
    </Notice>
  );
}
