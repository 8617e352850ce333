import { Box, Table, VisuallyHidden } from "@chakra-ui/react";
import { memo, type ReactNode, useDeferredValue, useRef } from "react";
import { Bar, BarFill, type FillProps } from "../../../ui/charts/Bar.tsx";
import { ChevronRight } from "../../../ui/icons.ts";
import { AuthorText } from "../../../ui/text/AuthorText.tsx";
import { formatCount, formatPercent, formatSigned } from "../../../ui/text/format.ts";
import type { AnalysedItem } from "../../figures/analysis.ts";
import { QuestionFigures, useQuestionFigures } from "../../figures/QuestionFigures.tsx";
import { anchorOf } from "../anchor.ts";
import { QuestionChart } from "../chart/QuestionChart.tsx";
import type { ChartedQuestion } from "../charted.ts";
import { type Column, mostChosen } from "../overview.ts";
import { GradeMark } from "./GradeMark.tsx";
import { IntervalDot } from "./IntervalDot.tsx";

export interface TabledQuestion extends ChartedQuestion {
  readonly number: number;
}

export const cellPadding = { px: { base: "1", md: "2" } } as const;

/**
 * Columns that narrow screens have no room for. Their cells are emptied instead of removed: an opened row spans all
 * columns, and would add the missing ones again.
 */
export const shownFrom: Partial<Record<Column, "md" | "lg">> = { responses: "md", discrimination: "lg" };

export const emptied = (from: "md" | "lg" | undefined) => (from ? { px: { base: "0", [from]: "2" } } : {});

interface RowProps {
  question: TabledQuestion;
  columns: number;
  isScored: boolean;
  isOpen: boolean;
  /** Paper gets all charts. */
  isPrinting: boolean;
  onToggle: (id: string) => void;
  note?: ReactNode;
  figures?: (() => ReactNode) | undefined;
}

/** A question in a row of cells, and its chart below when open. */
export const QuestionRow = memo(function QuestionRow(props: RowProps) {
  const { question, columns, isScored, isPrinting, onToggle, note, figures } = props;
  const isOpen = isPrinting || props.isOpen;
  // The press shows at once; the chart takes longer.
  const hasChart = useDeferredValue(isOpen) || isPrinting;
  const place = useRef<HTMLTableRowElement>(null);
  const { id, number, text, everybody } = question;
  const anchor = anchorOf(id);
  const border = isOpen ? { borderBottomWidth: 0 } : {};
  return (
    <>
      <QuestionFigures question={question} element={place}>
        <Table.Row
          ref={place}
          id={anchor}
          position="relative"
          scrollMarginTop="16"
          breakInside="avoid"
          _hover={{ bg: "bg.subtle" }}
        >
          <Table.Cell {...cellPadding} color="fg.muted" {...border}>
            {number}
          </Table.Cell>
          <Table.Cell asChild {...cellPadding} fontWeight="normal" textAlign="start" {...border}>
            <th scope="row">
              <Box
                as="button"
                display="flex"
                w="full"
                gap="2"
                textAlign="start"
                cursor="pointer"
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${anchor}-chart` : undefined}
                onClick={() => onToggle(id)}
                _after={{ content: '""', position: "absolute", inset: "0" }}
              >
                <Box
                  asChild
                  boxSize="4"
                  mt="0.5"
                  flexShrink="0"
                  color="fg.muted"
                  rotate={isOpen ? "90deg" : undefined}
                  _rtl={{ rotate: isOpen ? "90deg" : "180deg" }}
                  hideBelow="md"
                  _print={{ display: "none" }}
                >
                  <ChevronRight aria-hidden />
                </Box>
                <Box
                  as="span"
                  minW="0"
                  lineClamp={isOpen ? { base: 3, md: "none" } : { base: 3, md: 2 }}
                  overflowWrap="anywhere"
                >
                  <AuthorText>{text}</AuthorText>
                </Box>
              </Box>
            </th>
          </Table.Cell>
          <Table.Cell {...emptied(shownFrom.responses)} {...border}>
            <Box hideBelow={shownFrom.responses}>
              <Responses />
            </Box>
          </Table.Cell>
          <Table.Cell {...cellPadding} {...border}>
            <Box display={{ md: "grid" }} gridTemplateColumns="3rem 1fr" alignItems="center" gap="2">
              <Box fontWeight="semibold">
                <Rate />
              </Box>
              <RateBar behind={everybody?.rate ?? null} />
            </Box>
            {!isScored && <MostChosen />}
          </Table.Cell>
          {isScored && (
            <>
              <Table.Cell {...cellPadding} {...border}>
                <Verdict />
              </Table.Cell>
              <Table.Cell {...emptied(shownFrom.discrimination)} {...border}>
                <Box hideBelow={shownFrom.discrimination}>
                  <Discrimination />
                </Box>
              </Table.Cell>
            </>
          )}
        </Table.Row>
      </QuestionFigures>
      {isOpen && hasChart && (
        <Table.Row>
          <Table.Cell id={`${anchor}-chart`} colSpan={columns} {...cellPadding} pt="1" pb="5">
            <QuestionChart question={question} number={number} note={note} figures={figures} isInRow />
          </Table.Cell>
        </Table.Row>
      )}
    </>
  );
});

const Responses = () => formatCount(useQuestionFigures().tally.people);

const Rate = () => formatPercent(useQuestionFigures().rate);

const RateFill = (look: FillProps) => <BarFill share={useQuestionFigures().rate ?? 0} {...look} />;
const rateFill = <RateFill />;

function RateBar({ behind }: { behind: number | null }) {
  const { rate } = useQuestionFigures();
  return rate !== null && <Bar fill={rateFill} behind={behind} />;
}

/** The option behind the figure of a survey's question. */
function MostChosen() {
  const { rate, tally } = useQuestionFigures();
  return (
    rate !== null && (
      <Box fontSize="xs" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
        <AuthorText>{mostChosen(tally.options)?.text ?? ""}</AuthorText>
      </Box>
    )
  );
}

const Verdict = () => <GradeMark grade={useQuestionFigures().item?.grade ?? null} />;

const Discrimination = () => <Fit item={useQuestionFigures().item} />;

const Fit = memo(function Fit({ item }: { item: AnalysedItem | null }) {
  const { discrimination, interval, isAgainst = false } = item ?? {};
  if (discrimination == null || !interval) return <Box color="fg.muted">–</Box>;
  return (
    <Box display="grid" gridTemplateColumns="3rem 1fr" alignItems="center" gap="2">
      <Box>{formatSigned(discrimination)}</Box>
      <VisuallyHidden>
        , 95% interval {formatSigned(interval.low)} to {formatSigned(interval.high)}
      </VisuallyHidden>
      <IntervalDot value={discrimination} interval={interval} isAgainst={isAgainst} />
    </Box>
  );
});
