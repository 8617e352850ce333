import { graphql } from "react-relay";
import type { InvitationLetterKind, useSendingMutation } from "#relay/useSendingMutation.graphql.ts";
import { perform } from "../../product/operation/perform.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { noAnswer, pressing, useIntention } from "../../ui/intention.ts";
import { countOf } from "../../ui/text/format.ts";
import { toast } from "../../ui/toast.tsx";

/** Sends emails to the given people, or to everyone whose email is due, and shows their number. */
export function useSending(contentId: string) {
  const intention = useIntention();
  const [send, isSending] = useOperation<useSendingMutation>(graphql`
    mutation useSendingMutation($input: SendInvitationsInput!) {
      sendInvitations(input: $input) {
        __typename
        ... on SendInvitationsSuccess {
          data {
            queued
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  /** Resolves with whether it succeeded. */
  function start(letter: InvitationLetterKind, ids?: readonly string[]): Promise<boolean> {
    const noun = letter === "REMINDER" ? "reminder" : "invitation";
    async function run() {
      const { queued } = await pressing(intention, (idempotencyKey) =>
        send({ input: { contentId, letter, idempotencyKey, ...(ids && { ids }) } }),
      );
      toast.show(
        queued === 0
          ? {
              title: "Nothing to send",
              description: "They have finished, have no email address, opted out, or their link was withdrawn.",
            }
          : {
              title: `${countOf(queued, noun)} on the way`,
              description: "You can leave this page. Check the list for progress.",
            },
      );
    }
    return perform(`No ${noun} was sent`, run, noAnswer);
  }
  return [start, isSending] as const;
}
