import { Box } from "@chakra-ui/react";
import { type ReactNode, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { QuestionList_content$key } from "#relay/QuestionList_content.graphql.ts";
import type { QuestionList_questions$key } from "#relay/QuestionList_questions.graphql.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { ItemLanguage } from "../../ui/text/writing.ts";
import { type Place, placesOf } from "../figures/frame.ts";
import { inWords, shapeOf } from "../figures/shape.ts";
import { QuestionChart } from "./chart/QuestionChart.tsx";
import { rateOf } from "./overview.ts";
import { QuestionTable } from "./table/QuestionTable.tsx";

interface QuestionListProps {
  content: QuestionList_content$key;
  note?: ReactNode;
  figures?: (() => ReactNode) | undefined;
}

const rateNames: Record<string, string> = { SURVEY: "Most chosen", ASSESSMENT: "Of the points" };

export function QuestionList({ content: contentRef, note, figures }: QuestionListProps) {
  const {
    id: contentId,
    kind,
    language,
    results,
    everybody,
  } = useFragment(
    graphql`
      fragment QuestionList_content on Content {
        id
        kind
        language
        results(filter: $filter) {
          layout
          questions {
            ...QuestionList_questions
          }
        }
        everybody: results @include(if: $isFiltered) {
          questions {
            question {
              id
            }
            responses
            correctRate
            options {
              count
              peoplePercentage
              isCorrect
              weight
            }
          }
        }
      }
    `,
    contentRef,
  );
  // Read through its own fragment, which a frame of counts does not touch.
  const questionResults = useFragment<QuestionList_questions$key>(
    graphql`
      fragment QuestionList_questions on QuestionResult @relay(plural: true) {
        isCurrent
        question {
          id
          key
          text: plainText
        }
        options {
          isCorrect
          weight
        }
        wordings {
          sinceRevision
        }
        ...shape_result @relay(mask: false)
        ...Wordings_result
      }
    `,
    results?.questions ?? [],
  );
  const layout = results?.layout ?? "";
  const questions = useMemo(() => {
    const shapes = questionResults.map((result) => ({ ...result, shape: shapeOf(result) }));
    const places = placesOf(layout, shapes);
    const all = new Map(everybody?.questions.map((result) => [result.question.id, result]));
    return shapes.map((result, order) => {
      const { question, options, bins, wordings } = result;
      const behind = all.get(question.id);
      return {
        ...question,
        contentId,
        options: inWords(question, options),
        bins,
        result,
        isCurrent: result.isCurrent,
        wordings: wordings.length,
        place: places[order] as Place,
        everybody: behind
          ? {
              counts: behind.options.map(({ count }) => count),
              shares: behind.options.map(({ peoplePercentage }) => peoplePercentage),
              rate: behind.correctRate ?? rateOf({ ...behind, people: behind.responses }),
            }
          : null,
      };
    });
  }, [contentId, layout, questionResults, everybody]);
  const current = useMemo(
    () => questions.filter(({ isCurrent }) => isCurrent).map((question, place) => ({ ...question, number: place + 1 })),
    [questions],
  );
  const earlier = questions.filter(({ isCurrent }) => !isCurrent);
  return (
    <ItemLanguage value={language ?? null}>
      {current.length > 0 && (
        <QuestionTable
          questions={current}
          rateName={rateNames[kind] ?? "Correct"}
          isScored={figures !== undefined}
          note={note}
          figures={figures}
        />
      )}
      {earlier.length > 0 && (
        <Section title="Earlier versions" lead="Questions that were edited or deleted after people answered them.">
          <Box as="ol" listStyleType="none">
            {earlier.map((question) => (
              <QuestionChart key={question.id} question={question} number={null} />
            ))}
          </Box>
        </Section>
      )}
    </ItemLanguage>
  );
}
