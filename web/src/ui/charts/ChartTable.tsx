import { Box, Table, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { languageOf } from "../../../../api/src/platform/shared/language.shared.ts";
import { Disclosure } from "../layout/Disclosure.tsx";

interface ChartTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

const knownLanguage = (text: ReactNode) => (typeof text === "string" && languageOf(text)) || undefined;

export const ChartTable = (table: ChartTableProps) => (
  <ChartDisclosure caption={table.caption}>{() => <FiguresTable {...table} />}</ChartDisclosure>
);

interface ChartDisclosureProps extends Pick<ChartTableProps, "caption"> {
  hasMore?: boolean;
  children: () => ReactNode;
}

export function ChartDisclosure({ caption, hasMore, children }: ChartDisclosureProps) {
  const summary = (
    <>
      {hasMore ? "Table and figures" : "Show as table"}
      <VisuallyHidden>
        : <bdi lang={knownLanguage(caption)}>{caption}</bdi>
      </VisuallyHidden>
    </>
  );
  return (
    <Box mt="3" _print={{ display: "none" }}>
      <Disclosure summary={summary}>{children}</Disclosure>
    </Box>
  );
}

export function FiguresTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <Box overflowX="auto" mt="2">
      <Table.Root size="sm">
        <VisuallyHidden as="caption">
          <bdi lang={knownLanguage(caption)}>{caption}</bdi>
        </VisuallyHidden>
        <Table.Header>
          <Table.Row>
            {columns.map((column, place) => (
              <Table.ColumnHeader key={column} scope="col" textAlign={place === 0 ? "start" : "end"}>
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <Table.Row key={row}>
              <Table.Cell asChild minW="28" overflowWrap="anywhere" fontWeight="normal">
                <th scope="row" dir="auto" lang={knownLanguage(name)}>
                  {name}
                </th>
              </Table.Cell>
              {cells.map((cell, place) => (
                <Table.Cell key={columns[place + 1]} textAlign="end" whiteSpace="nowrap">
                  {cell}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
