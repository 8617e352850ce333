import { graphql } from "react-relay";
import type { useMarkingMutation } from "#relay/useMarkingMutation.graphql.ts";
import { perform } from "../../product/operation/perform.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { announce } from "../../ui/announce.ts";

interface Answer {
  readonly id: string;
  readonly attemptId: string;
  readonly isStarred: boolean;
  readonly isHidden: boolean;
}

type Marks = Partial<Pick<Answer, "isStarred" | "isHidden">>;

/** Stars and hides an answer immediately. A refusal undoes it and shows the reason. */
export function useMarking(contentId: string, question: string, { id, attemptId, isStarred, isHidden }: Answer) {
  const [run] = useOperation<useMarkingMutation>(graphql`
    mutation useMarkingMutation(
      $contentId: ID!
      $question: ID!
      $attempt: ID!
      $isStarred: Boolean
      $isHidden: Boolean
    ) {
      markText(
        contentId: $contentId
        question: $question
        attempt: $attempt
        isStarred: $isStarred
        isHidden: $isHidden
      ) {
        __typename
        ... on MarkTextSuccess {
          data {
            id
            isStarred
            isHidden
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  return async (marks: Marks) => {
    const data = { id, isStarred, isHidden, ...marks };
    const optimisticResponse = { markText: { __typename: "MarkTextSuccess" as const, data } };
    const variables = { contentId, question, attempt: attemptId, ...marks };
    if (await perform("Couldn't mark the answer", () => run(variables, { optimisticResponse })))
      announce(outcomeOf(marks));
  };
}

function outcomeOf({ isStarred, isHidden }: Marks): string {
  if (isHidden !== undefined) return isHidden ? "Hidden from presentations" : "Shown again";
  return isStarred ? "Starred" : "Star removed";
}
