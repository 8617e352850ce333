import { Box, Button, Table, VisuallyHidden } from "@chakra-ui/react";
import { memo, type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { grades } from "../../../../../api/src/results/analysis/verdict/grade.shared.ts";
import { Bar, BarFill, type FillProps } from "../../../ui/charts/Bar.tsx";
import { useIsPrinting } from "../../../ui/hooks/useIsPrinting.ts";
import { ArrowDown, ArrowUp, ChevronRight } from "../../../ui/icons.ts";
import { Section } from "../../../ui/layout/Section.tsx";
import { AuthorText } from "../../../ui/text/AuthorText.tsx";
import { formatCount, formatPercent, formatSigned } from "../../../ui/text/format.ts";
import type { AnalysedItem } from "../../figures/analysis.ts";
import { useFigures } from "../../figures/FiguresProvider.tsx";
import { type Frame, questionCells, tallyOf } from "../../figures/frame.ts";
import { QuestionFigures, useQuestionFigures } from "../../figures/QuestionFigures.tsx";
import { anchorOf } from "../anchor.ts";
import { QuestionChart } from "../chart/QuestionChart.tsx";
import type { ChartedQuestion } from "../charted.ts";
import {
  type Column,
  firstWay,
  mostChosen,
  nextSorting,
  type OverviewRow,
  rateOf,
  type Sorting,
  sorted,
} from "../overview.ts";
import { GradeMark } from "./GradeMark.tsx";
import { IntervalDot } from "./IntervalDot.tsx";
import { useOpenRows } from "./useOpenRows.ts";

interface TabledQuestion extends ChartedQuestion {
  readonly number: number;
}

interface QuestionTableProps {
  questions: readonly TabledQuestion[];
  rateName: string;
  isScored: boolean;
  note?: ReactNode;
  figures?: (() => ReactNode) | undefined;
}

/** The rest appears on request, and in print. */
const firstRows = 30;

const verdictOrder = Object.keys(grades);

/** All questions as rows that open in place. Surveys open all, because their answers are the result. */
export function QuestionTable({ questions, rateName, isScored, note, figures }: QuestionTableProps) {
  const { hash } = useLocation();
  const [sorting, setSorting] = useState(firstWay("number"));
  const [isAsked, setAsked] = useState(false);
  const isPrinting = useIsPrinting();
  const rows = useSorted(questions, sorting);
  const isNamed = rows.slice(firstRows).some(({ id }) => hash === `#${anchorOf(id)}`);
  const isMore = !isAsked && !isNamed && !isPrinting && rows.length > firstRows;
  const { areOpen, isOpen, toggle, setAll } = useOpenRows(questions, !isScored);
  const names: Partial<Record<Column, string>> = {
    number: "#",
    text: "Question",
    responses: "Answers",
    rate: rateName,
    ...(isScored && { verdict: "Verdict", discrimination: "Discrimination" }),
  };
  const columns = Object.keys(names).length;
  return (
    <Section
      title="Questions"
      lead={isScored && "Discrimination: how well a question separates high and low scorers. 0.2 or more is good."}
      actions={
        <Button
          size="sm"
          variant="outline"
          colorPalette="ink"
          onClick={() => setAll(!areOpen)}
          _print={{ display: "none" }}
        >
          {areOpen ? "Hide Charts" : "Show All Charts"}
        </Button>
      }
    >
      <Table.Root size="sm" tableLayout="fixed">
        <VisuallyHidden as="caption">All questions</VisuallyHidden>
        <Table.Header>
          <Table.Row>
            {(Object.entries(names) as [Column, string][]).map(([column, name]) => (
              <Head key={column} column={column} name={name} sorting={sorting} onSort={setSorting} />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {(isMore ? rows.slice(0, firstRows) : rows).map((question) => (
            <Row
              key={question.id}
              question={question}
              columns={columns}
              isScored={isScored}
              isOpen={isPrinting || isOpen(question.id)}
              onToggle={toggle}
              note={note}
              figures={figures}
            />
          ))}
        </Table.Body>
      </Table.Root>
      {isMore && (
        <Button mt="4" size="sm" variant="outline" colorPalette="ink" onClick={() => setAsked(true)}>
          Show all {formatCount(rows.length)} questions
        </Button>
      )}
    </Section>
  );
}

/**
 * Columns that narrow screens have no room for. Their cells are emptied instead of removed: an opened row spans all
 * columns, and would add the missing ones again.
 */
const shownFrom: Partial<Record<Column, "md" | "lg">> = { responses: "md", discrimination: "lg" };

const emptied = (from: "md" | "lg" | undefined) => (from ? { px: { base: "0", [from]: "2" } } : {});

const widths: Record<Column, object> = {
  number: { w: { base: "10", md: "12" } },
  text: { w: "auto" },
  responses: { w: { base: "0", md: "24" } },
  rate: { w: { base: "24", md: "40" } },
  verdict: { w: { base: "24", md: "32" } },
  discrimination: { w: { base: "0", lg: "48" } },
};

interface HeadProps {
  column: Column;
  name: string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

function Head({ column, name, sorting, onSort }: HeadProps) {
  const isSorted = sorting.column === column;
  const Arrow = sorting.isDescending ? ArrowDown : ArrowUp;
  const from = shownFrom[column];
  return (
    <Table.ColumnHeader
      scope="col"
      px="0"
      {...widths[column]}
      aria-sort={isSorted ? (sorting.isDescending ? "descending" : "ascending") : undefined}
    >
      <Button
        hideBelow={from}
        size="xs"
        variant="ghost"
        colorPalette="ink"
        fontSize={{ base: "xs", md: "sm" }}
        px={{ base: "1", md: "2" }}
        gap="1"
        maxW="full"
        color={isSorted ? "fg" : "fg.muted"}
        onClick={() => onSort(nextSorting(sorting, column))}
      >
        <Box as="span" overflow="hidden" textOverflow="ellipsis">
          {name}
        </Box>
        {isSorted && (
          <Box asChild _print={{ display: "none" }}>
            <Arrow aria-hidden />
          </Box>
        )}
      </Button>
      {from && <VisuallyHidden hideFrom={from}>{name}</VisuallyHidden>}
    </Table.ColumnHeader>
  );
}

/** Memoized by the resulting order. */
function useSorted(questions: readonly TabledQuestion[], sorting: Sorting): readonly TabledQuestion[] {
  const figures = useFigures();
  const order = () => {
    const rows = questions.map((question) => rowOf(question, figures.now()));
    return sorted(rows, sorting)
      .map(({ id }) => id)
      .join("\n");
  };
  const ids = useSyncExternalStore(figures.follow, order, order);
  return useMemo(() => {
    const byId = new Map(questions.map((question) => [question.id, question]));
    return ids.split("\n").flatMap((id) => byId.get(id) ?? []);
  }, [questions, ids]);
}

function rowOf({ id, key, number, text, options, place }: TabledQuestion, frame: Frame | null): OverviewRow {
  const counts = frame?.counts.layout === place.layout ? frame.counts : null;
  const tally = counts && tallyOf(questionCells(counts, place), options);
  const item = frame?.analysis?.items.get(key);
  return {
    id,
    number,
    text,
    responses: tally?.people ?? 0,
    rate: tally && rateOf(tally),
    verdict: item?.grade ? verdictOrder.indexOf(item.grade) : null,
    discrimination: item?.interval ? (item.discrimination ?? null) : null,
  };
}

interface RowProps {
  question: TabledQuestion;
  columns: number;
  isScored: boolean;
  isOpen: boolean;
  onToggle: (id: string) => void;
  note?: ReactNode;
  figures?: (() => ReactNode) | undefined;
}

const Row = memo(function Row({ question, columns, isScored, isOpen, onToggle, note, figures }: RowProps) {
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
          <Table.Cell px={{ base: "1", md: "2" }} color="fg.muted" {...border}>
            {number}
          </Table.Cell>
          <Table.Cell asChild px={{ base: "1", md: "2" }} fontWeight="normal" textAlign="start" {...border}>
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
          <Table.Cell px={{ base: "1", md: "2" }} {...border}>
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
              <Table.Cell px={{ base: "1", md: "2" }} {...border}>
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
      {isOpen && (
        <Table.Row>
          <Table.Cell id={`${anchor}-chart`} colSpan={columns} px={{ base: "1", md: "2" }} pt="1" pb="5">
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
