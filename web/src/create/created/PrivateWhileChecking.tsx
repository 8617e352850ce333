import { Button } from "@chakra-ui/react";
import { graphql, useFragment, useMutation } from "react-relay";
import type { PrivateWhileChecking_content$key } from "#relay/PrivateWhileChecking_content.graphql.ts";
import type { PrivateWhileCheckingMutation } from "#relay/PrivateWhileCheckingMutation.graphql.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { toast } from "../../ui/toast.tsx";

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
  const [commit, isPending] = useMutation<PrivateWhileCheckingMutation>(graphql`
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
  const fail = (description: string) => toast.fail({ title: "This could not be changed", description });

  function turn() {
    if (isPending) return;
    commit({
      variables: { id, isPublic: !isPublic },
      onCompleted: ({ updateContent: answer }) => {
        if (answer.__typename === "DomainError") fail(answer.message);
      },
      onError: ({ message }) => fail(message),
    });
  }

  return (
    <Notice
      role="status"
      actions={
        <Button variant="outline" size="sm" aria-disabled={isPending} onClick={turn}>
          {isPublic ? "Make it private while I check" : "Let anyone with the link respond"}
        </Button>
      }
    >
      {isPublic
        ? "Nobody has read these questions yet, and whoever has the link can already respond."
        : "This is private: nobody but you can open the link."}
    </Notice>
  );
}
