import { Box, Text } from "@chakra-ui/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { DraftedQuery } from "#relay/DraftedQuery.graphql.ts";
import type { AnalysedItem } from "../figures/analysis.ts";
import { useQuestionFigures } from "../figures/QuestionFigures.tsx";
import { WriteAnother } from "./WriteAnother.tsx";

/** Fewest responses for comparing a draft's predictions with measured figures. */
export const fewestToCompare = 50;

const query = graphql`
  query DraftedQuery($id: ID!) {
    node(id: $id) {
      ... on Content {
        canEdit
        questions {
          id
          key
          passage
          evidence {
            level
            difficulty
            guessRate
            flaws
          }
        }
      }
    }
  }
`;

/**
 * The predictions for a drafted question, next to the measured figures, and the way to another one like it. Renders
 * nothing for other questions.
 */
export function Drafted({ item }: { item: AnalysedItem }) {
  const { contentId, key } = useQuestionFigures();
  // One request for all questions of an item.
  const { node } = useLazyLoadQuery<DraftedQuery>(query, { id: contentId });
  const question = node?.questions?.find((question) => question.key === key);
  if (!question || (!question.evidence && question.passage == null)) return null;
  const lines = question.evidence ? linesOf(question.evidence, item) : [];
  return (
    <>
      {lines.length > 0 && (
        <Box mt="2" role="group" aria-label="Predicted when drafted">
          <Text color="fg.muted">Predicted when drafted</Text>
          {lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Box>
      )}
      {node?.canEdit && <WriteAnother contentId={contentId} question={question.id} />}
    </>
  );
}

type Evidence = NonNullable<
  NonNullable<NonNullable<DraftedQuery["response"]["node"]>["questions"]>[number]["evidence"]
>;

function linesOf({ level, difficulty, guessRate, flaws }: Evidence, { facility, isPartial, options }: AnalysedItem) {
  const reached = `${percent(facility)} ${isPartial ? "of the points were reached" : "did"}`;
  const lowest = isPartial ? undefined : options.find(({ score }) => score === 1)?.thirds[0];
  const measured = lowest === undefined ? "" : `; ${percent(lowest)} of the lower third chose the correct option`;
  return [
    ...(difficulty == null ? [] : [`${percent(difficulty)} were expected to answer correctly: ${reached}.`]),
    ...(guessRate == null
      ? []
      : [`Without the source, ${percent(guessRate)} of a model's tries were correct${measured}.`]),
    ...(level ? [`Asks to ${level.toLowerCase()}.`] : []),
    ...(flaws?.length ? [`Possible flaws: ${flaws.map((flaw) => flaw.replaceAll("-", " ")).join(", ")}.`] : []),
  ];
}

const percent = (share: number) => `${Math.round(100 * share)}%`;
