import { Button } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import type { CreateAssessmentInput } from "#relay/AssessmentBuilderMutation.graphql.ts";
import { ManualAssessment } from "../../../api/src/content/content.rules.ts";
import { blankDraft, type Draft } from "../editor/draft/draft.ts";
import { setDraftValue, useDraft, useDraftValue } from "../editor/draft/useDraft.ts";
import { checkFor } from "../editor/field/rules.ts";
import { Outcome } from "../editor/level/Outcome.tsx";
import { rescaled } from "../editor/level/rescale.ts";
import { assessmentInput, itemVariable, scaleOfLevels } from "../editor/saving/input.ts";
import { toast } from "../ui/toast.tsx";
import { Builder, BuilderFields, type BuilderStart } from "./Builder.tsx";
import { sampleAssessment, usualLevels } from "./template.ts";

const check = checkFor(ManualAssessment, assessmentInput, ({ skillLevels }: Draft) => scaleOfLevels(skillLevels));

export function AssessmentBuilder(start: BuilderStart) {
  return (
    <Builder
      {...start}
      kind="ASSESSMENT"
      blank={() => ({ ...blankDraft("ASSESSMENT"), skillLevels: usualLevels() })}
      check={check}
      inputOf={(values): CreateAssessmentInput => itemVariable(values)}
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
        <AssessmentFields
          onLoadTemplate={() => {
            replace({ ...present(), ...sampleAssessment() });
            toast.show({ title: "Sample template loaded!", description: "You can undo this." });
          }}
        />
      )}
    </Builder>
  );
}

function AssessmentFields({ onLoadTemplate }: { onLoadTemplate: () => void }) {
  const scale = scaleOfLevels(useDraftValue("skillLevels"));
  const undoStore = useDraft();
  const before = useRef(scale);
  useEffect(() => {
    if (before.current === scale) return;
    before.current = scale;
    const { questions } = undoStore.present();
    const next = questions.map((question) => rescaled(question, scale) ?? question);
    if (next.some((question, place) => question !== questions[place])) setDraftValue(undoStore, "questions", next);
  }, [scale, undoStore]);
  return (
    <BuilderFields
      kind="ASSESSMENT"
      scale={scale}
      actions={
        <Button variant="outline" size="sm" onClick={onLoadTemplate}>
          Load Sample Template
        </Button>
      }
      hint="The weights of the chosen options decide the level. "
    >
      <Outcome
        scale={scale}
        minLevels={2}
        lead="Ranges in whole points use the sum of the weights. Ranges from 0.0 to 1.0 use their average."
      />
    </BuilderFields>
  );
}
