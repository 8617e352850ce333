import { graphql } from "react-relay";
import type { useMakeMutation, useMakeMutation$variables } from "#relay/useMakeMutation.graphql.ts";
import { useOperation } from "../../product/operation/useOperation.ts";

/** Generates an item. Resolves when it is stored. */
export function useMake() {
  const [make] = useOperation<useMakeMutation>(graphql`
    mutation useMakeMutation($input: GenerateContentInput!) {
      generateContent(input: $input) {
        __typename
        ... on GenerateContentSuccess {
          data {
            notices
            content {
              id
              key
              ...CreatedPreview_content
            }
          }
        }
        ... on DomainError {
          code
          message
          retryAfter
          errorType
          issues {
            path
            message
          }
        }
      }
    }
  `);
  return (input: useMakeMutation$variables["input"], signal: AbortSignal) =>
    make(
      { input },
      {
        signal,
        cacheConfig: { metadata: { takesLong: true } },
        updater: (store, response) => {
          const made = response?.generateContent;
          const item = made?.__typename === "GenerateContentSuccess" && store.get(made.data.content.id);
          // The preview reads the item by its key, so it needs no request.
          if (item) store.getRoot().setLinkedRecord(item, "content", { key: made.data.content.key });
        },
      },
    );
}
