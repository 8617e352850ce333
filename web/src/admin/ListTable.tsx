import { Table } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface ListTableProps {
  columns: readonly (Table.ColumnHeaderProps & { name: string })[];
  isInteractive?: boolean;
  children: ReactNode;
}

export const ListTable = ({ columns, isInteractive, children }: ListTableProps) => (
  <Table.Root interactive={isInteractive}>
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
