import { graphql } from "react-relay";
import type { CreateSurveyInput } from "#relay/SurveyBuilderMutation.graphql.ts";
import { ManualSurvey } from "../../../api/src/content/content.rules.ts";
import { blankDraft, blankQuestion } from "../editor/draft.ts";
import { HeadFields } from "../editor/HeadFields.tsx";
import { capitals, surveyInput } from "../editor/input.ts";
import { QuestionList } from "../editor/QuestionList.tsx";
import { checkFor } from "../editor/rules.ts";
import { TakerSettings } from "../editor/TakerSettings.tsx";
import { WritingHint } from "../editor/WritingHint.tsx";
import { Section } from "../ui/Section.tsx";
import { Builder } from "./Builder.tsx";

const words = {
  create: "Create Survey",
  creating: "Creating Survey...",
  created: "Survey created successfully!",
  failed: "Failed to create survey",
  signIn: "Please log in to create surveys",
};

const check = checkFor(ManualSurvey, surveyInput);

export function SurveyBuilder({ owner }: { owner: string | null }) {
  return (
    <Builder
      kind="SURVEY"
      owner={owner}
      words={words}
      blank={() => blankDraft("SURVEY")}
      check={check}
      inputOf={({ questions, ...values }): CreateSurveyInput => ({
        ...values,
        questions: questions.map((question) => ({ ...question, questionType: capitals(question.questionType) })),
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
              issues {
                path
                message
              }
            }
          }
        }
      `}
    >
      {() => (
        <>
          <HeadFields kind="SURVEY" />
          <Section title="Questions" lead={<WritingHint />}>
            <QuestionList kind="SURVEY" scale="points" create={() => blankQuestion("SURVEY", "points")} />
          </Section>
          <Section title="Participants">
            <TakerSettings />
          </Section>
        </>
      )}
    </Builder>
  );
}
