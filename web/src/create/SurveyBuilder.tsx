import { graphql } from "react-relay";
import type { CreateSurveyInput } from "#relay/SurveyBuilderMutation.graphql.ts";
import { ManualSurvey } from "../../../api/src/content/content.rules.ts";
import { checkFor } from "../editor/field/rules.ts";
import { itemVariable, surveyInput } from "../editor/saving/input.ts";
import { Builder, type BuilderStart } from "./Builder.tsx";

const check = checkFor(ManualSurvey, surveyInput);

export const SurveyBuilder = (start: BuilderStart) => (
  <Builder
    {...start}
    kind="SURVEY"
    check={check}
    inputOf={(values): CreateSurveyInput => itemVariable(values)}
    mutation={graphql`
      mutation SurveyBuilderMutation($input: CreateSurveyInput!) {
        created: createSurvey(input: $input) {
          __typename
          ... on CreateSurveySuccess {
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
