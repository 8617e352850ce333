import { graphql } from "react-relay";
import type { useMakeMutation, useMakeMutation$variables } from "#relay/useMakeMutation.graphql.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { cacheForPreview } from "../preview.ts";

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
        updater: cacheForPreview,
      },
    );
}
