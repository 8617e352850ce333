import { lazy, type ReactNode, Suspense, startTransition, useCallback, useEffect } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery, useQueryLoader } from "react-relay";
import type { AnalysedQuestions_content$key } from "#relay/AnalysedQuestions_content.graphql.ts";
import type { AnalysedQuestionsQuery } from "#relay/AnalysedQuestionsQuery.graphql.ts";
import { usePaced } from "../../ui/hooks/usePaced.ts";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import { correlationInterval } from "./interval.ts";
import { QuestionList } from "./QuestionList.tsx";
import { QuestionTable, type QuestionTableProps } from "./QuestionTable.tsx";
import { basisOf, fewestAttempts } from "./verdict.ts";

// The analysis comes after the figures; so may the code that puts it into words.
const ItemNote = lazy(async () => ({ default: (await import("./ItemNote.tsx")).ItemNote }));
const ItemFigures = lazy(async () => ({ default: (await import("./ItemFigures.tsx")).ItemFigures }));
const TestNote = lazy(async () => ({ default: (await import("./TestNote.tsx")).TestNote }));

const query = graphql`
  query AnalysedQuestionsQuery($id: ID!) {
    node(id: $id) {
      ... on Content {
        analysis {
          items {
            question {
              id
            }
            discrimination
            ...ItemNote_item
            ...ItemFigures_item
          }
          people
          alpha
          ...ItemNote_analysis
          ...ItemFigures_analysis
          ...TestNote_analysis
        }
      }
    }
  }
`;

/** How often the analysis is made anew while answers come in. */
const pause = 15_000;

interface AnalysedQuestionsProps {
  content: AnalysedQuestions_content$key;
  /** How many answers there are, filtered or not. */
  counted: number;
  lastAttemptAt: string | null | undefined;
}

/** The questions, each with what item analysis tells of it. That comes after the figures, which don't wait for it. */
export function AnalysedQuestions({ content: contentRef, counted, lastAttemptAt }: AnalysedQuestionsProps) {
  const content = useFragment(
    graphql`
      fragment AnalysedQuestions_content on Content {
        id
        kind
        ...QuestionList_content
      }
    `,
    contentRef,
  );
  const { id, kind } = content;
  const isAnalysed = kind !== "SURVEY";
  const [queryRef, load] = useQueryLoader<AnalysedQuestionsQuery>(query);
  const lastAnswer = usePaced(lastAttemptAt, pause);

  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew when there are new answers
  useEffect(() => {
    if (isAnalysed) startTransition(() => load({ id }, { fetchPolicy: "network-only" }));
  }, [id, isAnalysed, load, lastAnswer]);

  // The same for as long as the analysis is: questions are not drawn anew for it.
  const figures = useCallback(
    (question: string) => queryRef && shown(<Figures queryRef={queryRef} question={question} kind={kind} />),
    [queryRef, kind],
  );
  return (
    <QuestionList
      content={content}
      lead={queryRef && shown(<Whole queryRef={queryRef} counted={counted} />)}
      overview={(table) => {
        const counted = <QuestionTable {...table} isScored={isAnalysed} />;
        return queryRef ? shown(<Table {...table} queryRef={queryRef} />, counted) : counted;
      }}
      note={(question) =>
        queryRef && shown(<One queryRef={queryRef} counted={counted} question={question} kind={kind} />)
      }
      figures={isAnalysed ? figures : undefined}
    />
  );
}

const shown = (children: ReactNode, before: ReactNode = null) => (
  <Boundary fallback={before}>
    <Suspense fallback={before}>{children}</Suspense>
  </Boundary>
);

interface Loaded {
  queryRef: PreloadedQuery<AnalysedQuestionsQuery>;
  counted: number;
}

function Whole({ queryRef, counted }: Loaded) {
  const { node } = usePreloadedQuery<AnalysedQuestionsQuery>(query, queryRef);
  return node?.analysis ? <TestNote analysis={node.analysis} counted={counted} /> : null;
}

interface TableProps extends Omit<QuestionTableProps, "isScored"> {
  queryRef: PreloadedQuery<AnalysedQuestionsQuery>;
}

function Table({ queryRef, rows, ...table }: TableProps) {
  const { node } = usePreloadedQuery<AnalysedQuestionsQuery>(query, queryRef);
  const analysis = node?.analysis;
  const isTelling = analysis && analysis.people >= fewestAttempts && !basisOf(analysis).isFlat;
  const byQuestion = new Map(isTelling ? analysis.items.map((item) => [item.question.id, item.discrimination]) : []);
  const known = rows.map((row) => {
    const discrimination = byQuestion.get(row.id) ?? null;
    const interval = discrimination === null ? null : correlationInterval(discrimination, analysis?.people ?? 0);
    return { ...row, discrimination, interval };
  });
  return <QuestionTable {...table} rows={known} isScored />;
}

interface ItemProps {
  queryRef: PreloadedQuery<AnalysedQuestionsQuery>;
  question: string;
  kind: string;
}

function One({ queryRef, counted, question, kind }: ItemProps & { counted: number }) {
  const { node } = usePreloadedQuery<AnalysedQuestionsQuery>(query, queryRef);
  const item = node?.analysis?.items.find((item) => item.question.id === question);
  return node?.analysis && item ? (
    <ItemNote item={item} analysis={node.analysis} kind={kind} counted={counted} />
  ) : null;
}

function Figures({ queryRef, question, kind }: ItemProps) {
  const { node } = usePreloadedQuery<AnalysedQuestionsQuery>(query, queryRef);
  const item = node?.analysis?.items.find((item) => item.question.id === question);
  return node?.analysis && item ? <ItemFigures item={item} analysis={node.analysis} kind={kind} /> : null;
}
