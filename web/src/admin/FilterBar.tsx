import { Button, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Choice } from "../ui/form/Choice.tsx";
import { EmptyState } from "../ui/layout/EmptyState.tsx";
import { type Filter, readFilter } from "./address.ts";
import { useAddress } from "./useAddress.ts";

interface FilterBarProps {
  filters: readonly Filter[];
  isFiltered: boolean;
  search?: ReactNode;
}

export function FilterBar({ filters, isFiltered, search }: FilterBarProps) {
  const { address, filterBy, clear } = useAddress();
  return (
    <Flex as="search" gap="3" wrap="wrap" align="center" mb="5">
      {search}
      {filters.map((filter) => (
        <Choice
          key={filter.name}
          label={filter.label}
          value={readFilter(address, filter)}
          options={filter.options}
          onChange={(value) => filterBy(filter.name, value)}
        />
      ))}
      {isFiltered && (
        <Button variant="ghost" onClick={clear}>
          Clear
        </Button>
      )}
    </Flex>
  );
}

export function NothingMatches({ title }: { title: string }) {
  const { clear } = useAddress();
  return (
    <EmptyState
      headingLevel="h2"
      title={title}
      action={
        <Button variant="outline" mt="2" onClick={clear}>
          Clear Filters
        </Button>
      }
    >
      Nothing fits these filters.
    </EmptyState>
  );
}
