import { graphql } from "react-relay";
import type { CreateQuizInput } from "#relay/QuizBuilderMutation.graphql.ts";
import { ManualQuiz } from "../../../api/src/content/content.rules.ts";
import { checkFor } from "../editor/field/rules.ts";
import { capitals, itemVariable, quizInput } from "../editor/saving/input.ts";
import { Builder, type BuilderStart } from "./Builder.tsx";

const check = checkFor(ManualQuiz, quizInput);

export const QuizBuilder = (start: BuilderStart) => (
  <Builder
    {...start}
    kind="QUIZ"
    check={check}
    inputOf={({ difficulty, ...values }): CreateQuizInput => ({
      ...itemVariable(values),
      difficulty: capitals(difficulty),
    })}
    mutation={graphql`
      mutation QuizBuilderMutation($input: CreateQuizInput!) {
        created: createQuiz(input: $input) {
          __typename
          ... on CreateQuizSuccess {
            data {
              id
              key
              ...CreatedPreview_content
            }
          }
          ... on DomainError {
            code
            message
            retryAfter
            issues {
              path
              message
            }
          }
        }
      }
    `}
  />
);
