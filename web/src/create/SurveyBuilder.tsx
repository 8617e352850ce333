import { graphql } from "react-relay";
import type { CreateSurveyInput } from "#relay/SurveyBuilderMutation.graphql.ts";
import { ManualSurvey } from "../../../api/src/content/content.rules.ts";
import { blankDraft } from "../editor/draft/draft.ts";
import { checkFor } from "../editor/field/rules.ts";
import { asVariable, capitals, rulesVariable, surveyInput } from "../editor/saving/input.ts";
import { Builder, type BuilderStart } from "./Builder.tsx";
import { UsualFields } from "./UsualFields.tsx";

const words = {
  create: "Create Survey",
  creating: "Creating Survey...",
  created: "Survey created successfully!",
  failed: "Failed to create survey",
  signIn: "Please log in to create surveys",
};

const check = checkFor(ManualSurvey, surveyInput);

export function SurveyBuilder(props: BuilderStart) {
  return (
    <Builder
      kind="SURVEY"
      {...props}
      words={words}
      blank={() => blankDraft("SURVEY")}
      check={check}
      inputOf={({ format, questions, ...values }): CreateSurveyInput => ({
        ...values,
        format: capitals(format),
        rules: rulesVariable(values.rules),
        questions: questions.map(asVariable),
      })}
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
    >
      {() => <UsualFields kind="SURVEY" />}
    </Builder>
  );
}
