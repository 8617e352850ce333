export interface SortColumn {
  /** The name in the address. */
  name: string;
  label: string;
  /** Whether the first press sorts from the highest value to the lowest. */
  startsDescending?: boolean;
}

export interface Sorting {
  column: string;
  isDescending: boolean;
}

export function readSorting(address: URLSearchParams, columns: readonly SortColumn[], standard: Sorting): Sorting {
  const column = columns.find(({ name }) => name === address.get("sort"));
  return column ? { column: column.name, isDescending: address.get("order") === "descending" } : standard;
}

/** The parameters of the address; empty for the standard order. */
export const writeSorting = ({ column, isDescending }: Sorting, standard: Sorting): { sort: string; order: string } =>
  column === standard.column && isDescending === standard.isDescending
    ? { sort: "", order: "" }
    : { sort: column, order: isDescending ? "descending" : "" };

export const nextSorting = (sorting: Sorting, column: SortColumn): Sorting => ({
  column: column.name,
  isDescending: column.name === sorting.column ? !sorting.isDescending : (column.startsDescending ?? false),
});
