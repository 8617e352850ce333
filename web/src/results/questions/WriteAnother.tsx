import { Button } from "@chakra-ui/react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { WriteAnotherMutation } from "#relay/WriteAnotherMutation.graphql.ts";
import { deskPath } from "../../product/kind.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { pressing, useIntention } from "../../ui/intention.ts";

/** Starts a draft of questions like this one, which are added to its item. `contentId` and `question` are global ids. */
export function WriteAnother({ contentId, question }: { contentId: string; question: string }) {
  const [send, isPending] = useOperation<WriteAnotherMutation>(graphql`
    mutation WriteAnotherMutation($contentId: ID!, $question: ID!, $idempotencyKey: String!) {
      draftAnother(contentId: $contentId, question: $question, idempotencyKey: $idempotencyKey) {
        __typename
        ... on DraftAnotherSuccess {
          data {
            id
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
  const navigate = useNavigate();

  function press() {
    if (isPending) return;
    pressing(intention, (idempotencyKey) => send({ contentId, question, idempotencyKey })).then(
      ({ id }) => void navigate(deskPath(id)),
      (error) => tellRefusal("Couldn't start a draft", error),
    );
  }

  return (
    <Button variant="plain" size="sm" mt="1" aria-disabled={isPending} onClick={press}>
      Write Another
    </Button>
  );
}
