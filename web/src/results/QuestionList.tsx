import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { QuestionList_content$key } from "#relay/QuestionList_content.graphql.ts";
import { Section } from "../ui/Section.tsx";
import { QuestionChart } from "./QuestionChart.tsx";

interface QuestionListProps {
  content: QuestionList_content$key;
  lead?: ReactNode;
  /** What there is to say of a question within the whole, by its id. */
  note?: (question: string) => ReactNode;
}

/** What was answered to each question; versions that are no longer asked stand apart. */
export function QuestionList({ content: contentRef, lead, note }: QuestionListProps) {
  const { results } = useFragment(
    graphql`
      fragment QuestionList_content on Content {
        results(filter: $filter) {
          questions {
            isCurrent
            question {
              id
            }
            ...QuestionChart_result
          }
        }
      }
    `,
    contentRef,
  );
  const current = results?.questions.filter(({ isCurrent }) => isCurrent) ?? [];
  const earlier = results?.questions.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <>
      {current.length > 0 && (
        <Section title="Questions">
          {lead}
          <Box as="ol" listStyleType="none">
            {current.map((result, place) => (
              <QuestionChart
                key={result.question.id}
                result={result}
                number={place + 1}
                note={note?.(result.question.id)}
              />
            ))}
          </Box>
        </Section>
      )}
      {earlier.length > 0 && (
        <Section
          title="Earlier versions"
          lead="Questions that were edited or taken out after people had answered them, as those people saw them."
        >
          <Box as="ol" listStyleType="none">
            {earlier.map((result) => (
              <QuestionChart key={result.question.id} result={result} number={null} />
            ))}
          </Box>
        </Section>
      )}
    </>
  );
}
