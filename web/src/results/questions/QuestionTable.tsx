import { Box, Button, Link, Table, VisuallyHidden } from "@chakra-ui/react";
import { memo, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Bar, BarFill, type FillProps } from "../../ui/charts/Bar.tsx";
import { ArrowDown, ArrowUp } from "../../ui/icons.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { formatCount, formatPercent, formatSigned } from "../../ui/text/format.ts";
import type { AnalysedItem } from "../figures/analysis.ts";
import { useFigures } from "../figures/FiguresProvider.tsx";
import { type Frame, questionCells, tallyOf } from "../figures/frame.ts";
import { type PlacedQuestion, QuestionFigures, useQuestionFigures } from "../figures/QuestionFigures.tsx";
import { anchorOf } from "./anchor.ts";
import { IntervalDot } from "./IntervalDot.tsx";
import { type Column, firstWay, nextSorting, type OverviewRow, rateOf, type Sorting, sorted } from "./overview.ts";

interface TabledQuestion extends PlacedQuestion {
  readonly id: string;
  readonly number: number;
  readonly text: string;
  readonly everybody: { readonly rate: number | null } | null;
}

interface QuestionTableProps {
  questions: readonly TabledQuestion[];
  rateName: string;
  isScored: boolean;
}

/** The rest appears on request, and in print. */
const firstRows = 30;

export function QuestionTable({ questions, rateName, isScored }: QuestionTableProps) {
  const [sorting, setSorting] = useState(firstWay("number"));
  const [isWhole, setWhole] = useState(false);
  const rows = useSorted(questions, sorting);
  const names: Partial<Record<Column, string>> = {
    number: "#",
    text: "Question",
    responses: "Answers",
    rate: rateName,
    ...(isScored && { discrimination: "Discrimination" }),
  };
  const isMore = !isWhole && rows.length > firstRows;
  return (
    <Box mb="10">
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
          {rows.map((question, place) => (
            <Row key={question.id} question={question} isScored={isScored} isForPaper={isMore && place >= firstRows} />
          ))}
        </Table.Body>
      </Table.Root>
      {isMore && (
        <Button
          mt="4"
          size="sm"
          variant="outline"
          colorPalette="ink"
          onClick={() => setWhole(true)}
          _print={{ display: "none" }}
        >
          Show all {formatCount(rows.length)} questions
        </Button>
      )}
    </Box>
  );
}

const widths: Record<Column, object> = {
  number: { w: "12" },
  text: { w: "auto" },
  responses: { w: "28", hideBelow: "md" },
  rate: { w: { base: "24", md: "56" } },
  discrimination: { w: { base: "28", md: "56" } },
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
  return (
    <Table.ColumnHeader
      scope="col"
      px="0"
      {...widths[column]}
      aria-sort={isSorted ? (sorting.isDescending ? "descending" : "ascending") : undefined}
    >
      <Button
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
    discrimination: item?.interval ? (item.discrimination ?? null) : null,
  };
}

interface RowProps {
  question: TabledQuestion;
  isScored: boolean;
  isForPaper: boolean;
}

const Row = memo(function Row({ question, isScored, isForPaper }: RowProps) {
  const place = useRef<HTMLTableRowElement>(null);
  const { id, number, text, everybody } = question;
  return (
    <QuestionFigures question={question} element={place}>
      <Table.Row
        ref={place}
        position="relative"
        breakInside="avoid"
        _hover={{ bg: "bg.subtle" }}
        css={isForPaper ? { display: "none", "@media print": { display: "table-row" } } : undefined}
      >
        <Table.Cell ps={{ base: "1", md: "2" }} color="fg.muted">
          {number}
        </Table.Cell>
        <Table.Cell asChild px={{ base: "1", md: "2" }} fontWeight="normal" textAlign="start">
          <th scope="row">
            <Link
              href={`#${anchorOf(id)}`}
              variant="plain"
              display="inline"
              _after={{ content: '""', position: "absolute", inset: "0" }}
            >
              <Box as="span" lineClamp="2" overflowWrap="anywhere">
                <AuthorText>{text}</AuthorText>
              </Box>
            </Link>
          </th>
        </Table.Cell>
        <Table.Cell hideBelow="md">
          <Responses />
        </Table.Cell>
        <Table.Cell px={{ base: "1", md: "2" }}>
          <Box display={{ md: "grid" }} gridTemplateColumns="3rem 1fr" alignItems="center" gap="2">
            <Box fontWeight="semibold">
              <Rate />
            </Box>
            <RateBar behind={everybody?.rate ?? null} />
          </Box>
        </Table.Cell>
        {isScored && (
          <Table.Cell px={{ base: "1", md: "2" }}>
            <Discrimination />
          </Table.Cell>
        )}
      </Table.Row>
    </QuestionFigures>
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

function Discrimination() {
  const { item } = useQuestionFigures();
  return <Fit item={item} />;
}

const Fit = memo(function Fit({ item }: { item: AnalysedItem | null }) {
  const { discrimination, interval, isAgainst = false, alarm } = item ?? {};
  return (
    <>
      {discrimination == null || !interval ? (
        <Box color="fg.muted">–</Box>
      ) : (
        <Box display={{ md: "grid" }} gridTemplateColumns="3rem 1fr" alignItems="center" gap="2">
          <Box>{formatSigned(discrimination)}</Box>
          <VisuallyHidden>
            , 95% interval {formatSigned(interval.low)} to {formatSigned(interval.high)}
          </VisuallyHidden>
          <IntervalDot value={discrimination} interval={interval} isAgainst={isAgainst} />
        </Box>
      )}
      {alarm && (
        <Box fontSize="xs" color={isAgainst ? "fg.error" : undefined}>
          {alarm}
        </Box>
      )}
    </>
  );
});
