import { Button, type ButtonProps } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { ResumeButtonMutation } from "#relay/ResumeButtonMutation.graphql.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { announce } from "../../ui/announce.ts";
import { pressing, useIntention } from "../../ui/intention.ts";
import { useAttempt } from "./useAttempt.ts";

/** Continues writing that broke off or fell short. */
export function ResumeButton({ id, ...look }: { id: string } & ButtonProps) {
  const [resume, isResuming] = useOperation<ResumeButtonMutation>(graphql`
    mutation ResumeButtonMutation($id: ID!, $idempotencyKey: String!) {
      resumeDrafting(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on ResumeDraftingSuccess {
          data {
            ...Desk_drafting
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
  const attempt = useAttempt();

  function press() {
    if (isResuming) return;
    attempt("Couldn't continue the writing", async () => {
      await pressing(intention, (idempotencyKey) => resume({ id, idempotencyKey }));
      announce("Writing continues");
      // The button disappears while questions are written.
      document.getElementById("main")?.focus({ preventScroll: true });
    });
  }

  return <Button {...look} aria-disabled={isResuming} onClick={press} />;
}
