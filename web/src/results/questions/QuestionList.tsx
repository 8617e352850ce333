import { Box } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { QuestionList_content$key } from "#relay/QuestionList_content.graphql.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { firstWay, rateOf } from "./overview.ts";
import { QuestionChart } from "./QuestionChart.tsx";
import { QuestionTable, type QuestionTableProps } from "./QuestionTable.tsx";

interface QuestionListProps {
  content: QuestionList_content$key;
  lead?: ReactNode;
  /** All questions at a glance; a table of what was counted unless somebody knows more. */
  overview?: (table: Omit<QuestionTableProps, "isScored">) => ReactNode;
  /** What there is to say of a question within the whole, by its id. */
  note?: (question: string) => ReactNode;
  figures?: (question: string) => ReactNode;
}

const rateNames: Record<string, string> = { SURVEY: "Most chosen", ASSESSMENT: "Of the points" };

/** What was answered to each question; versions that are no longer asked stand apart. */
export function QuestionList({ content: contentRef, lead, overview, note, figures }: QuestionListProps) {
  // Kept here: the table is made anew once the analysis is there.
  const [sorting, setSorting] = useState(firstWay("number"));
  const { kind, results, everybody } = useFragment(
    graphql`
      fragment QuestionList_content on Content {
        kind
        results(filter: $filter) {
          questions {
            isCurrent
            question {
              id
              text
            }
            responses
            options {
              count
              peoplePercentage
              isCorrect
              weight
            }
            ...QuestionChart_result
          }
        }
        everybody: results @include(if: $isFiltered) {
          questions {
            question {
              id
            }
            responses
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
  const current = results?.questions.filter(({ isCurrent }) => isCurrent) ?? [];
  const earlier = results?.questions.filter(({ isCurrent }) => !isCurrent) ?? [];
  const all = new Map(everybody?.questions.map((result) => [result.question.id, result]));
  const sharesOf = (question: string) => all.get(question)?.options.map(({ peoplePercentage }) => peoplePercentage);
  const rateAmongAll = (question: string) => {
    const result = all.get(question);
    return result ? rateOf(result.options, result.responses) : null;
  };
  const rows = current.map(({ question, responses, options }, place) => ({
    id: question.id,
    number: place + 1,
    text: question.text,
    responses,
    rate: rateOf(options, responses),
    behind: rateAmongAll(question.id),
    discrimination: null,
    interval: null,
  }));
  const table = { rows, rateName: rateNames[kind] ?? "Right", sorting, onSort: setSorting };
  return (
    <>
      {current.length > 0 && (
        <Section title="Questions">
          {lead}
          {overview ? overview(table) : <QuestionTable {...table} isScored={false} />}
          <Box as="ol" listStyleType="none">
            {current.map((result, place) => (
              <QuestionChart
                key={result.question.id}
                result={result}
                number={place + 1}
                behind={sharesOf(result.question.id)}
                note={note?.(result.question.id)}
                figures={figures}
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
              <QuestionChart
                key={result.question.id}
                result={result}
                number={null}
                behind={sharesOf(result.question.id)}
              />
            ))}
          </Box>
        </Section>
      )}
    </>
  );
}
