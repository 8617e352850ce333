import { Table } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ariaSort, SortButton } from "../ui/sorting/SortButton.tsx";
import type { SortColumn, Sorting } from "../ui/sorting/sorting.ts";
import { useAddress } from "./useAddress.ts";

type Header = Table.ColumnHeaderProps;

interface ListTableProps {
  columns: readonly (Header & { name: string })[];
  children: ReactNode;
}

export const ListTable = ({ columns, children }: ListTableProps) => (
  <Table.Root>
    <Table.Header>
      <Table.Row>
        {columns.map(({ name, ...header }) => (
          <Table.ColumnHeader key={name} scope="col" {...header}>
            {name}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>{children}</Table.Body>
  </Table.Root>
);

interface SortedTableProps<Name extends string> {
  columns: readonly (SortColumn & { name: Name })[];
  /** The look of each header. */
  headers: Record<Name, Header>;
  sorting: Sorting;
  isInteractive?: boolean;
  children: ReactNode;
}

/** A table whose order is in the address. */
export function SortedTable<Name extends string>(props: SortedTableProps<Name>) {
  const { columns, headers, sorting, isInteractive, children } = props;
  const { sortBy } = useAddress();
  return (
    <Table.Root interactive={isInteractive}>
      <Table.Header>
        <Table.Row>
          {columns.map((column) => (
            <Table.ColumnHeader
              key={column.name}
              scope="col"
              aria-sort={ariaSort(sorting, column)}
              py="0"
              {...headers[column.name]}
            >
              <SortButton column={column} sorting={sorting} onSort={sortBy} />
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>{children}</Table.Body>
    </Table.Root>
  );
}
