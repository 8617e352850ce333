import { Box, Table, VisuallyHidden } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";

interface ChartTableProps {
  /** What the table tells, for who hears it without seeing the chart above. */
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** The numbers of a chart, for reading and copying. Built only when asked for: a page may hold a hundred of them. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box asChild mt="3" _print={{ display: "none" }}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Box
          as="summary"
          display="inline-flex"
          alignItems="center"
          gap="1"
          ms="-1"
          minH="8"
          fontSize="sm"
          color="fg.muted"
          cursor="pointer"
          borderRadius="l1"
          listStyleType="none"
          css={{ "&::-webkit-details-marker": { display: "none" } }}
          _hover={{ color: "fg" }}
          _focusVisible={{ outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" }}
        >
          <Box asChild boxSize="4" transition="rotate 120ms" rotate={isOpen ? "90deg" : undefined}>
            <ChevronRight aria-hidden />
          </Box>
          Show as table<VisuallyHidden>: {caption}</VisuallyHidden>
        </Box>
        {isOpen && (
          <Box overflowX="auto" mt="2">
            <Table.Root size="sm">
              <VisuallyHidden as="caption">{caption}</VisuallyHidden>
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
                      <th scope="row" dir="auto">
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
        )}
      </details>
    </Box>
  );
}
