import { lazy, memo, type ReactNode, startTransition, useCallback, useEffect, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { AnalysedQuestions_content$key } from "#relay/AnalysedQuestions_content.graphql.ts";
import type { AnalysedQuestionsQuery } from "#relay/AnalysedQuestionsQuery.graphql.ts";
import type { Analysis } from "../figures/analysis.ts";
import { useFigures } from "../figures/FiguresProvider.tsx";
import { useQuestionFigures } from "../figures/QuestionFigures.tsx";
import { useFrame } from "../figures/useFrame.ts";
import { useRefetchOnChange } from "../live/useRefetchOnChange.ts";
import { OptionalPart } from "../OptionalPart.tsx";
import { QuestionList } from "./QuestionList.tsx";

// The analysis loads after the figures, and so does its code.
const ItemNote = lazy(async () => ({ default: (await import("./ItemNote.tsx")).ItemNote }));
const ItemFigures = lazy(async () => ({ default: (await import("./ItemFigures.tsx")).ItemFigures }));
const SurveyNote = lazy(async () => ({ default: (await import("./SurveyNote.tsx")).SurveyNote }));
const TestNote = lazy(async () => ({ default: (await import("./TestNote.tsx")).TestNote }));
const reader = () => import("../figures/analysis.ts");

const query = graphql`
  query AnalysedQuestionsQuery($id: ID!) {
    node(id: $id) {
      ... on Content {
        analysis {
          people
          attempts
          asOf
          alpha
          standardError
          compact {
            questions
            options
            facility
            discrimination
            upperLowerDifference
            alphaWithout
            scores
            shares
            thirds
          }
        }
      }
    }
  }
`;

/** Milliseconds between analyses while responses come in. */
const analysisInterval = 15_000;

export const AnalysedQuestions = memo(function AnalysedQuestions(props: { content: AnalysedQuestions_content$key }) {
  const content = useFragment(
    graphql`
      fragment AnalysedQuestions_content on Content {
        id
        kind
        results(filter: $filter) {
          layout
        }
        ...QuestionList_content
      }
    `,
    props.content,
  );
  const { id, kind, results } = content;
  const layout = results?.layout ?? "";
  const figures = useCallback(
    () => (
      <OptionalPart>
        <ItemFigures kind={kind} />
      </OptionalPart>
    ),
    [kind],
  );
  if (kind === "SURVEY") return <QuestionList content={content} note={surveyNote} />;
  return (
    <>
      <Analyst key={id} id={id} kind={kind} layout={layout} />
      <QuestionList content={content} lead={<Whole layout={layout} />} note={notes[kind]} figures={figures} />
    </>
  );
});

function Whole({ layout }: { layout: string }) {
  const { analysis } = useFrame(layout);
  return (
    analysis && (
      <OptionalPart>
        <TestNote layout={layout} />
      </OptionalPart>
    )
  );
}

function Note({ kind }: { kind: string }) {
  const { analysis } = useQuestionFigures();
  return (
    analysis && (
      <OptionalPart>
        <ItemNote kind={kind} />
      </OptionalPart>
    )
  );
}

/** Constant elements, so that memoized questions don't render again. */
const surveyNote = (
  <OptionalPart>
    <SurveyNote />
  </OptionalPart>
);
const notes: Record<string, ReactNode> = { QUIZ: <Note kind="QUIZ" />, ASSESSMENT: <Note kind="ASSESSMENT" /> };

function Analyst({ id, kind, layout }: { id: string; kind: string; layout: string }) {
  const environment = useRelayEnvironment();
  const figures = useFigures();
  const { all } = useFrame(layout);
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const ask = useCallback(
    (done?: () => void) =>
      fetchQuery<AnalysedQuestionsQuery>(environment, query, { id }).subscribe({
        next: async ({ node }) => {
          const { readAnalysis } = await reader();
          if (node?.analysis) setAnalysis(readAnalysis(kind, node.analysis));
        },
        error: done,
        complete: done,
      }),
    [environment, id, kind],
  );
  useEffect(() => ask().unsubscribe, [ask]);
  useRefetchOnChange(all, analysisInterval, ask);
  useEffect(() => startTransition(() => figures.analyse(analysis)), [figures, analysis]);
  return null;
}
