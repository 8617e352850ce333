import { lazy, type ReactNode, Suspense, startTransition, useEffect } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery, useQueryLoader } from "react-relay";
import type { AnalysedQuestions_content$key } from "#relay/AnalysedQuestions_content.graphql.ts";
import type { AnalysedQuestionsQuery } from "#relay/AnalysedQuestionsQuery.graphql.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { usePaced } from "../ui/usePaced.ts";
import { QuestionList } from "./QuestionList.tsx";

// The analysis comes after the figures; so may the code that puts it into words.
const ItemNote = lazy(async () => ({ default: (await import("./ItemNote.tsx")).ItemNote }));
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
            ...ItemNote_item
          }
          ...ItemNote_analysis
          ...TestNote_analysis
        }
      }
    }
  }
`;

/** How often the analysis is made anew while answers come in. */
const pause = 15_000;

/** The questions, each with what item analysis tells of it. That comes after the figures, which don't wait for it. */
export function AnalysedQuestions({ content: contentRef }: { content: AnalysedQuestions_content$key }) {
  const content = useFragment(
    graphql`
      fragment AnalysedQuestions_content on Content {
        id
        kind
        attemptCount @include(if: $isFiltered)
        results(filter: $filter) {
          totalAttempts
          lastAttemptAt
        }
        ...QuestionList_content
      }
    `,
    contentRef,
  );
  const { id, kind, attemptCount, results } = content;
  const counted = attemptCount ?? results?.totalAttempts ?? 0;
  const isAnalysed = kind !== "SURVEY";
  const [queryRef, load] = useQueryLoader<AnalysedQuestionsQuery>(query);
  const lastAnswer = usePaced(results?.lastAttemptAt, pause);

  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew when there are new answers
  useEffect(() => {
    if (isAnalysed) startTransition(() => load({ id }, { fetchPolicy: "network-only" }));
  }, [id, isAnalysed, load, lastAnswer]);

  const shown = (children: ReactNode) =>
    queryRef && (
      <Boundary fallback={null}>
        <Suspense fallback={null}>{children}</Suspense>
      </Boundary>
    );
  return (
    <QuestionList
      content={content}
      lead={queryRef && shown(<Whole queryRef={queryRef} counted={counted} />)}
      note={(question) =>
        queryRef && shown(<One queryRef={queryRef} counted={counted} question={question} kind={kind} />)
      }
    />
  );
}

interface Loaded {
  queryRef: PreloadedQuery<AnalysedQuestionsQuery>;
  counted: number;
}

function Whole({ queryRef, counted }: Loaded) {
  const { node } = usePreloadedQuery<AnalysedQuestionsQuery>(query, queryRef);
  return node?.analysis ? <TestNote analysis={node.analysis} counted={counted} /> : null;
}

function One({ queryRef, counted, question, kind }: Loaded & { question: string; kind: string }) {
  const { node } = usePreloadedQuery<AnalysedQuestionsQuery>(query, queryRef);
  const item = node?.analysis?.items.find((item) => item.question.id === question);
  return node?.analysis && item ? (
    <ItemNote item={item} analysis={node.analysis} kind={kind} counted={counted} />
  ) : null;
}
