import { Button } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "../icons.ts";
import { nextSorting, type SortColumn, type Sorting } from "./sorting.ts";

interface SortButtonProps {
  column: SortColumn;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** `aria-sort` of a column header. */
export const ariaSort = ({ column, isDescending }: Sorting, { name }: SortColumn) =>
  column === name ? (isDescending ? "descending" : "ascending") : undefined;

/** Sorts by the column of its header, and reverses the order when pressed again. */
export function SortButton({ column, sorting, onSort }: SortButtonProps) {
  const isSorted = sorting.column === column.name;
  const Arrow = sorting.isDescending ? ArrowDown : ArrowUp;
  return (
    <Button
      variant="plain"
      size="sm"
      h="11"
      px="0"
      gap="1"
      fontWeight="inherit"
      fontSize="inherit"
      color={isSorted ? "fg" : "inherit"}
      textDecoration="none"
      _hover={{ color: "fg", textDecoration: "underline" }}
      onClick={() => onSort(nextSorting(sorting, column))}
    >
      {column.label}
      {isSorted && <Arrow size="1em" aria-hidden />}
    </Button>
  );
}
