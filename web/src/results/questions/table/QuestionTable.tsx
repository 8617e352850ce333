import { Box, Button, Table, VisuallyHidden } from "@chakra-ui/react";
import { createContext, memo, type ReactNode, use, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { grades } from "../../../../../api/src/results/analysis/verdict/grade.shared.ts";
import { useIsPrinting } from "../../../ui/hooks/useIsPrinting.ts";
import { Section } from "../../../ui/layout/Section.tsx";
import { ariaSort, SortButton } from "../../../ui/sorting/SortButton.tsx";
import type { Sorting } from "../../../ui/sorting/sorting.ts";
import { formatCount } from "../../../ui/text/format.ts";
import { useFigures } from "../../figures/FiguresProvider.tsx";
import { type Frame, questionCells, tallyOf } from "../../figures/frame.ts";
import { anchorOf } from "../anchor.ts";
import { type Column, type OverviewRow, rateOf, sorted } from "../overview.ts";
import { cellPadding, emptied, QuestionRow, shownFrom, type TabledQuestion } from "./QuestionRow.tsx";
import { useOpenRows } from "./useOpenRows.ts";

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

const widths: Record<Column, object> = {
  number: { w: { base: "10", md: "12" } },
  text: { w: "auto" },
  responses: { w: { base: "0", md: "24" } },
  rate: { w: { base: "24", md: "40" } },
  verdict: { w: { base: "24", md: "32" } },
  discrimination: { w: { base: "0", lg: "48" } },
};

/** All questions as rows that open in place. Surveys open all, because their answers are the result. */
export const QuestionTable = memo(function QuestionTable(props: QuestionTableProps) {
  const { questions, rateName, isScored, note, figures } = props;
  const { hash } = useLocation();
  const [sorting, setSorting] = useState<Sorting>({ column: "number", isDescending: false });
  const [isAsked, setAsked] = useState(false);
  const isPrinting = useIsPrinting();
  const rows = useSorted(questions, sorting);
  const isNamed = rows.slice(firstRows).some(({ id }) => hash === `#${anchorOf(id)}`);
  const isMore = !isAsked && !isNamed && !isPrinting && rows.length > firstRows;
  const { areOpen, isOpen, toggle, setAll } = useOpenRows(questions, !isScored);
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
      <RowsContext
        value={(isMore ? rows.slice(0, firstRows) : rows).map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            columns={columnsOf(isScored, rateName).length}
            isScored={isScored}
            isOpen={isOpen(question.id)}
            isPrinting={isPrinting}
            onToggle={toggle}
            note={note}
            figures={figures}
          />
        ))}
      >
        <Sheet isScored={isScored} rateName={rateName} sorting={sorting} onSort={setSorting} />
      </RowsContext>
      {isMore && (
        <Button mt="4" size="sm" variant="outline" colorPalette="ink" onClick={() => setAsked(true)}>
          Show all {formatCount(rows.length)} questions
        </Button>
      )}
    </Section>
  );
});

const columnsOf = (isScored: boolean, rateName: string) =>
  [
    { name: "number", label: "#" },
    { name: "text", label: "Question" },
    { name: "responses", label: "Answers", startsDescending: true },
    { name: "rate", label: rateName },
    ...(isScored
      ? ([
          { name: "verdict", label: "Verdict" },
          { name: "discrimination", label: "Discrimination" },
        ] as const)
      : []),
  ] as const;

/** Apart from the table around them: rendering that again would render the cells of every row. */
const RowsContext = createContext<ReactNode>(null);
const Rows = () => use(RowsContext);

interface SheetProps extends Pick<QuestionTableProps, "isScored" | "rateName"> {
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

const Sheet = memo(function Sheet({ isScored, rateName, sorting, onSort }: SheetProps) {
  return (
    <Table.Root size="sm" tableLayout="fixed">
      <VisuallyHidden as="caption">All questions</VisuallyHidden>
      <Table.Header>
        <Table.Row>
          {columnsOf(isScored, rateName).map((column) => {
            const from = shownFrom[column.name];
            return (
              <Table.ColumnHeader
                key={column.name}
                scope="col"
                {...cellPadding}
                {...emptied(from)}
                {...widths[column.name]}
                overflow="hidden"
                fontSize={{ base: "xs", md: "sm" }}
                color="fg.muted"
                aria-sort={ariaSort(sorting, column)}
              >
                <Box hideBelow={from}>
                  <SortButton column={column} sorting={sorting} onSort={onSort} />
                </Box>
                {from && <VisuallyHidden hideFrom={from}>{column.label}</VisuallyHidden>}
              </Table.ColumnHeader>
            );
          })}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Rows />
      </Table.Body>
    </Table.Root>
  );
});

/** Memoized by the resulting order. */
function useSorted(questions: readonly TabledQuestion[], sorting: Sorting): readonly TabledQuestion[] {
  const figures = useFigures();
  const order = () => {
    // Counts are read only for columns that show them, because this runs for each frame.
    const frame = sorting.column === "number" || sorting.column === "text" ? null : figures.now();
    const rows = questions.map((question) => rowOf(question, frame));
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
