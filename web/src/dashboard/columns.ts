import { type SortColumn, type Sorting, writeSorting } from "../ui/sorting/sorting.ts";
import type { Filters } from "./filters.ts";

export const columns = [
  { name: "title", label: "Title" },
  { name: "responses", label: "Responses", startsDescending: true },
  { name: "score", label: "Avg.", startsDescending: true },
  { name: "activity", label: "Activity", startsDescending: true },
  { name: "created", label: "Created", startsDescending: true },
] as const satisfies readonly SortColumn[];

const newest: Sorting = { column: "created", isDescending: true };

export const sortingOf = ({ sort, order }: Filters): Sorting =>
  sort ? { column: sort, isDescending: order === "descending" } : newest;

export const withSorting = (filters: Filters, sorting: Sorting) =>
  ({ ...filters, ...writeSorting(sorting, newest) }) as Filters;
