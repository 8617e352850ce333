import { Button } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { CreateAssessmentInput } from "#relay/AssessmentBuilderMutation.graphql.ts";
import { ManualAssessment } from "../../../api/src/content/content.rules.ts";
import { blankDraft, blankQuestion, type Draft } from "../editor/draft/draft.ts";
import { useDraftValue } from "../editor/draft/useDraft.ts";
import { HeadFields } from "../editor/field/HeadFields.tsx";
import { checkFor } from "../editor/field/rules.ts";
import { Outcome } from "../editor/level/Outcome.tsx";
import { useRescaling } from "../editor/level/useRescaling.ts";
import { QuestionList } from "../editor/question/QuestionList.tsx";
import { assessmentInput, asVariable, capitals, rulesVariable, scaleOfLevels } from "../editor/saving/input.ts";
import { Workspace } from "../editor/workspace/Workspace.tsx";
import { WritingHint } from "../editor/workspace/WritingHint.tsx";
import { Section } from "../ui/layout/Section.tsx";
import { toast } from "../ui/toast.tsx";
import { Builder, type BuilderStart } from "./Builder.tsx";
import { sampleAssessment, usualLevels } from "./template.ts";

const words = {
  create: "Create Assessment",
  creating: "Creating Assessment...",
  created: "Assessment created successfully!",
  failed: "Error creating assessment",
  fallback: "Failed to create skill-based quiz",
  signIn: "Please log in to create assessments",
};

const scaleOf = ({ skillLevels }: Draft) => scaleOfLevels(skillLevels);
const check = checkFor(ManualAssessment, assessmentInput, scaleOf);

export function AssessmentBuilder(props: BuilderStart) {
  return (
    <Builder
      kind="ASSESSMENT"
      {...props}
      words={words}
      blank={() => ({ ...blankDraft("ASSESSMENT"), skillLevels: usualLevels() })}
      check={check}
      inputOf={({ format, questions, ...values }): CreateAssessmentInput => ({
        ...values,
        format: capitals(format),
        rules: rulesVariable(values.rules),
        questions: questions.map(asVariable),
      })}
      mutation={graphql`
        mutation AssessmentBuilderMutation($input: CreateAssessmentInput!) {
          created: createAssessment(input: $input) {
            __typename
            ... on CreateAssessmentSuccess {
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
      {({ present, replace }) => (
        <AssessmentPage
          onLoadTemplate={() => {
            replace({ ...present(), ...sampleAssessment() });
            toast.show({ title: "Sample template loaded!", description: "Undo brings back what you had." });
          }}
        />
      )}
    </Builder>
  );
}

function AssessmentPage({ onLoadTemplate }: { onLoadTemplate: () => void }) {
  const scale = scaleOfLevels(useDraftValue("skillLevels"));
  useRescaling(scale);
  return (
    <>
      <HeadFields kind="ASSESSMENT" />
      <Workspace>
        <Section
          isFirst
          title="Questions"
          actions={
            <Button variant="outline" size="sm" onClick={onLoadTemplate}>
              Load Sample Template
            </Button>
          }
        >
          <QuestionList kind="ASSESSMENT" scale={scale} create={blankQuestion} />
          <WritingHint>Every option carries a weight; together they decide the level. </WritingHint>
        </Section>
        <Outcome
          scale={scale}
          minLevels={2}
          lead="Ranges in whole points count the sum of the chosen weights. Ranges from 0.0 to 1.0 count their mean."
        />
      </Workspace>
    </>
  );
}
