import { lazy, memo, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { AnalysedQuestions_content$key } from "#relay/AnalysedQuestions_content.graphql.ts";
import { useQuestionFigures } from "../figures/QuestionFigures.tsx";
import { OptionalPart } from "../OptionalPart.tsx";
import { loadedParts } from "./parts.ts";
import { QuestionList } from "./QuestionList.tsx";

const SurveyNote = lazy(async () => ({ default: (await import("./SurveyNote.tsx")).SurveyNote }));

export const AnalysedQuestions = memo(function AnalysedQuestions(props: { content: AnalysedQuestions_content$key }) {
  const content = useFragment(
    graphql`
      fragment AnalysedQuestions_content on Content {
        kind
        ...QuestionList_content
      }
    `,
    props.content,
  );
  const isSurvey = content.kind === "SURVEY";
  return (
    <QuestionList
      content={content}
      note={isSurvey ? surveyNote : notes[content.kind]}
      figures={figures[content.kind]}
    />
  );
});

function Note({ kind }: { kind: string }) {
  const { analysis } = useQuestionFigures();
  const parts = loadedParts();
  return analysis && parts && <parts.ItemNote kind={kind} />;
}

function Figures({ kind }: { kind: string }) {
  const { analysis } = useQuestionFigures();
  const parts = loadedParts();
  return analysis && parts && <parts.ItemFigures kind={kind} />;
}

/** Constant elements, so that memoized questions don't render again. */
const surveyNote = (
  <OptionalPart>
    <SurveyNote />
  </OptionalPart>
);
const notes: Record<string, ReactNode> = { QUIZ: <Note kind="QUIZ" />, ASSESSMENT: <Note kind="ASSESSMENT" /> };
const figures: Record<string, () => ReactNode> = {
  QUIZ: () => <Figures kind="QUIZ" />,
  ASSESSMENT: () => <Figures kind="ASSESSMENT" />,
};
