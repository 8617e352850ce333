import { Box, Text } from "@chakra-ui/react";
import type { ComponentType, ReactNode } from "react";
import { LetterBadge } from "../../../product/LetterBadge.tsx";
import { ChartDisclosure, FiguresTable } from "../../../ui/charts/ChartTable.tsx";
import { Disclosure } from "../../../ui/layout/Disclosure.tsx";
import { formatCount } from "../../../ui/text/format.ts";
import { useWriting } from "../../../ui/text/writing.ts";
import { useQuestionFigures } from "../../figures/QuestionFigures.tsx";
import { chartOf, isLikert } from "../../kinds/chart.ts";
import { LikertScale, LikertSwatch } from "../../kinds/Likert.tsx";
import { MatrixTable } from "../../kinds/MatrixRows.tsx";
import { BinTable } from "../../kinds/NumberBins.tsx";
import { rightText } from "../../kinds/right.ts";
import { WrittenAnswers } from "../../texts/WrittenAnswers.tsx";
import { type ChartedQuestion, type ChartProps, hasKeyOf, hasWeightsOf } from "../charted.ts";
import { OptionBar } from "./OptionBar.tsx";

interface AnswerFiguresProps {
  question: ChartedQuestion;
  figures?: (() => ReactNode) | undefined;
}

/** A chart of the answers and its table, as the question's type requires. */
export function AnswerFigures({ question, figures }: AnswerFiguresProps) {
  const Chart = chartOf(question) ?? Options;
  const right = rightText(question);
  return (
    <Box minW="0">
      {right && (
        <Text fontSize="sm" color="accent.fg" overflowWrap="anywhere" mb="2">
          Right: {right}
        </Text>
      )}
      {isLikert(question) && <Drawn question={question} as={LikertScale} />}
      <Drawn question={question} as={Chart} />
      {question.form?.choice?.other != null && (
        <Box mt="3">
          <Disclosure summary="“Other” answers">{() => <Drawn question={question} as={WrittenAnswers} />}</Disclosure>
        </Box>
      )}
      {hasTable(question) && (
        <ChartDisclosure caption={question.text} hasMore={figures !== undefined}>
          {() => (
            <>
              <Drawn question={question} as={tableOf(question)} />
              {figures?.()}
            </>
          )}
        </ChartDisclosure>
      )}
    </Box>
  );
}

/** A chart of the newest counts. */
function Drawn({ question, as: Chart }: { question: ChartedQuestion; as: ComponentType<ChartProps> }) {
  const { tally } = useQuestionFigures();
  return <Chart question={question} tally={tally} />;
}

const hasTable = ({ options, bins }: ChartedQuestion) => options.length > 0 || bins.length > 0;

function tableOf({ type }: ChartedQuestion) {
  if (type === "MATRIX") return MatrixTable;
  return type === "NUMBER" ? BinTable : OptionTable;
}

function Options({ question }: Pick<ChartProps, "question">) {
  const { writtenTogether } = useWriting();
  const { options, type } = question;
  return (
    <Box as="ol" listStyleType="none" dir={writtenTogether([question.text]).dir}>
      {options.map((option, place) => (
        <OptionBar
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          key={place}
          question={question.key}
          place={place}
          behind={question.everybody?.shares[place]}
          option={option}
          html={question.html?.options[place]}
          mark={
            type === "SCALE" ? (
              <LikertSwatch point={place} points={options.length} />
            ) : (
              <LetterBadge option={place} marked={option.isCorrect === true} />
            )
          }
        />
      ))}
    </Box>
  );
}

function OptionTable({ question, tally }: ChartProps) {
  const [hasKey, hasWeights] = [hasKeyOf(question), hasWeightsOf(question)];
  const name = question.type === "SCALE" ? "Point" : "Option";
  return (
    <FiguresTable
      caption={question.text}
      columns={[name, ...(hasKey ? ["Right"] : []), ...(hasWeights ? ["Weight"] : []), "People", "Share"]}
      rows={tally.options.map(({ text, isCorrect, weight, count, peoplePercentage }) => [
        text,
        ...(hasKey ? [isCorrect ? "Yes" : "No"] : []),
        ...(hasWeights ? [weight] : []),
        formatCount(count),
        tally.people === 0 ? "–" : `${peoplePercentage}%`,
      ])}
    />
  );
}
