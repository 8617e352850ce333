import { Choice } from "../form/Choice.tsx";
import type { SortColumn, Sorting } from "./sorting.ts";

interface SortChoiceProps {
  columns: readonly SortColumn[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** The order as a list, for screens too narrow for column headers. */
export function SortChoice({ columns, sorting, onSort }: SortChoiceProps) {
  const keyOf = ({ column, isDescending }: Sorting) => `${column} ${isDescending}`;
  const orders = columns.flatMap(({ name, label, startsDescending = false }) =>
    [startsDescending, !startsDescending].map((isDescending) => ({
      label: `${label} ${isDescending ? "↓" : "↑"}`,
      order: { column: name, isDescending },
    })),
  );
  return (
    <Choice
      label="Sort"
      value={keyOf(sorting)}
      options={Object.fromEntries(orders.map(({ label, order }) => [keyOf(order), label]))}
      onChange={(value) => {
        const chosen = orders.find(({ order }) => keyOf(order) === value);
        if (chosen) onSort(chosen.order);
      }}
    />
  );
}
