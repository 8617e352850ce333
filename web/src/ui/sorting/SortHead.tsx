import { Button, Table } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "../icons.ts";
import { nextSorting, type SortColumn, type Sorting } from "./sorting.ts";

interface SortHeadProps extends Table.ColumnHeaderProps {
  column: SortColumn;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** A column header whose button sorts by it, and reverses the order when pressed again. */
export function SortHead({ column, sorting, onSort, ...header }: SortHeadProps) {
  const isSorted = sorting.column === column.name;
  const Arrow = sorting.isDescending ? ArrowDown : ArrowUp;
  return (
    <Table.ColumnHeader
      scope="col"
      aria-sort={isSorted ? (sorting.isDescending ? "descending" : "ascending") : undefined}
      {...header}
    >
      <Button
        variant="plain"
        size="sm"
        h="11"
        px="0"
        gap="1"
        fontWeight="inherit"
        fontSize="inherit"
        letterSpacing="inherit"
        textTransform="inherit"
        color={isSorted ? "fg" : "inherit"}
        textDecoration="none"
        _hover={{ color: "fg", textDecoration: "underline" }}
        onClick={() => onSort(nextSorting(sorting, column))}
      >
        {column.label}
        {isSorted && <Arrow size="1em" aria-hidden />}
      </Button>
    </Table.ColumnHeader>
  );
}
