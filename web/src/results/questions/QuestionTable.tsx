import { Box, Button, Link, Table, VisuallyHidden } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, useMemo, useRef, useState } from "react";
import { Bar } from "../../ui/charts/Bar.tsx";
import { useSeenFirst } from "../../ui/hooks/useSeenFirst.ts";
import { formatCount, formatPercent } from "../../ui/text/format.ts";
import { Words } from "../../ui/text/Words.tsx";
import { anchorOf } from "./anchor.ts";
import { type Column, type OverviewRow, type Sorting, sorted, turned } from "./overview.ts";
import { signed } from "./verdict.ts";

export interface QuestionTableProps {
  rows: readonly OverviewRow[];
  /** What the rate of each is: "Right" … */
  rateName: string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Surveys have nothing to tell people apart by. */
  isScored: boolean;
}

/** More are a click away, but for those who print. */
const firstRows = 30;

/** All questions at a glance, a line each, in any order; a click leads to the question's own chart. */
export function QuestionTable({ rows, rateName, sorting, onSort, isScored }: QuestionTableProps) {
  const [isWhole, setWhole] = useState(false);
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
              <Head key={column} column={column} name={name} sorting={sorting} onSort={onSort} />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {sorted(rows, sorting).map((row, place) => (
            <Row key={row.id} row={row} isScored={isScored} isForPaper={isMore && place >= firstRows} />
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
        onClick={() => onSort(turned(sorting, column))}
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

interface RowProps {
  row: OverviewRow;
  isScored: boolean;
  /** Left out on the screen. */
  isForPaper: boolean;
}

function Row({ row, isScored, isForPaper }: RowProps) {
  const place = useRef<HTMLTableRowElement>(null);
  const drawn = useSeenFirst(useSame(row), place);
  return (
    <Table.Row
      ref={place}
      position="relative"
      breakInside="avoid"
      _hover={{ bg: "bg.subtle" }}
      css={isForPaper ? { display: "none", "@media print": { display: "table-row" } } : undefined}
    >
      <Line row={drawn} isScored={isScored} />
    </Table.Row>
  );
}

/** The same object for as long as it says the same. */
function useSame(row: OverviewRow): OverviewRow {
  const said = JSON.stringify(row);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says stands for it
  return useMemo(() => row, [said]);
}

const Line = memo(function Line({ row, isScored }: { row: OverviewRow; isScored: boolean }) {
  const { id, number, text, responses, rate, behind, discrimination, interval } = row;
  return (
    <>
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
              <Words>{text}</Words>
            </Box>
          </Link>
        </th>
      </Table.Cell>
      <Table.Cell hideBelow="md">{formatCount(responses)}</Table.Cell>
      <Table.Cell px={{ base: "1", md: "2" }}>
        <Box display={{ md: "grid" }} gridTemplateColumns="3rem 1fr" alignItems="center" gap="2">
          <Box fontWeight="semibold">{formatPercent(rate)}</Box>
          {rate !== null && <Bar share={rate} behind={behind} />}
        </Box>
      </Table.Cell>
      {isScored && (
        <Table.Cell px={{ base: "1", md: "2" }}>
          {discrimination === null || interval === null ? (
            <Box color="fg.muted">–</Box>
          ) : (
            <Box display={{ md: "grid" }} gridTemplateColumns="3rem 1fr" alignItems="center" gap="2">
              <Box>{signed(discrimination)}</Box>
              <VisuallyHidden>
                , 95% interval {signed(interval.low)} to {signed(interval.high)}
              </VisuallyHidden>
              <Dot value={discrimination} {...interval} />
            </Box>
          )}
        </Table.Cell>
      )}
    </>
  );
});

/** From −1 to 1. */
const at = (correlation: number) => `${50 + 50 * correlation}%`;

/** A correlation as a dot on a line as long as its interval, with a mark at zero. */
function Dot({ value, low, high }: { value: number; low: number; high: number }) {
  const isAgainst = high < 0;
  const drawn = { bg: isAgainst ? "fg.error" : "accent.solid", _print: { printColorAdjust: "exact" } } as const;
  return (
    <Box position="relative" h="4" aria-hidden dir="ltr">
      <Box position="absolute" insetInline="0" top="50%" borderTopWidth="1px" />
      <Box position="absolute" insetBlock="0" left="50%" borderLeftWidth="1px" borderColor="border.emphasized" />
      <Box
        position="absolute"
        top="calc(50% - 1px)"
        h="3px"
        {...drawn}
        style={{ left: at(low), width: `${50 * (high - low)}%` }}
      />
      <Box
        position="absolute"
        top="calc(50% - 4.5px)"
        boxSize="10px"
        ms="-5px"
        borderRadius={isAgainst ? "0" : "full"}
        {...drawn}
        style={{ left: at(value) }}
      />
    </Box>
  );
}
