import { Button } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { PrivateWhileChecking_content$key } from "#relay/PrivateWhileChecking_content.graphql.ts";
import type { PrivateWhileCheckingMutation } from "#relay/PrivateWhileCheckingMutation.graphql.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { Notice } from "../../ui/layout/Notice.tsx";

/** Makes the item private while its creator checks the questions. */
export function PrivateWhileChecking({ content }: { content: PrivateWhileChecking_content$key }) {
  const { id, isPublic } = useFragment(
    graphql`
      fragment PrivateWhileChecking_content on Content {
        id
        isPublic
      }
    `,
    content,
  );
  const [update, isPending] = useOperation<PrivateWhileCheckingMutation>(graphql`
    mutation PrivateWhileCheckingMutation($id: ID!, $isPublic: Boolean!) {
      updateContent(id: $id, input: { isPublic: $isPublic }) {
        __typename
        ... on UpdateContentSuccess {
          data {
            isPublic
            revision
          }
        }
        ... on DomainError {
          message
        }
      }
    }
  `);

  function turn() {
    if (isPending) return;
    update({ id, isPublic: !isPublic }).catch((error) => tellRefusal("Couldn't change who can respond", error));
  }

  return (
    <Notice
      role="status"
      actions={
        <Button variant="outline" size="sm" aria-disabled={isPending} onClick={turn}>
          {isPublic ? "Make It Private While I Review" : "Let Anyone with the Link Respond"}
        </Button>
      }
    >
      {isPublic ? "Unreviewed, and anyone with the link can respond." : "Private: only you can open the link."}
    </Notice>
  );
}
