import { graphql } from "react-relay";
import type { useVerificationEmailMutation } from "#relay/useVerificationEmailMutation.graphql.ts";
import { toast } from "../../ui/toast.tsx";
import { perform } from "./perform.ts";
import { useOperation } from "./useOperation.ts";

/** Sends the verification email again, and whether it is being sent. */
export function useVerificationEmail() {
  const [resend, isSending] = useOperation<useVerificationEmailMutation>(graphql`
    mutation useVerificationEmailMutation {
      resendVerification {
        __typename
        ... on DomainError { code message }
      }
    }
  `);
  async function send() {
    if (await perform("Failed to send email", () => resend({})))
      toast.show({
        title: "Verification email sent",
        description: "Please check your email for the verification link.",
      });
  }
  return [send, isSending] as const;
}
