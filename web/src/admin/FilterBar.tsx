import { Box, Button, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Choice } from "../ui/form/Choice.tsx";
import { SearchBox } from "../ui/form/SearchBox.tsx";
import { EmptyState } from "../ui/layout/EmptyState.tsx";
import { SortChoice } from "../ui/sorting/SortChoice.tsx";
import type { SortColumn, Sorting } from "../ui/sorting/sorting.ts";
import { readFilter } from "./address.ts";
import type { Filter } from "./lists.ts";
import { useAddress } from "./useAddress.ts";

interface FilterBarProps {
  filters: readonly Filter[];
  /** Noun phrase for the searched fields, such as "name or email". */
  found: string;
  columns: readonly SortColumn[];
  sorting: Sorting;
  isFiltered: boolean;
  children?: ReactNode;
}

export function FilterBar({ filters, found, columns, sorting, isFiltered, children }: FilterBarProps) {
  const { address, filterBy, sortBy, clear } = useAddress();
  return (
    <Flex as="search" gap="3" wrap="wrap" align="center" mb="5">
      <SearchBox
        label={`Search by ${found}`}
        placeholder={`Search by ${found}...`}
        maxLength={254}
        value={address.get("search") ?? ""}
        onChange={(value, isNew) => filterBy("search", value, isNew)}
      />
      {children}
      {filters.map((filter) => (
        <Choice
          key={filter.name}
          label={filter.label}
          value={readFilter(address, filter.name)}
          options={filter.options}
          onChange={(value) => filterBy(filter.name, value)}
        />
      ))}
      <Box hideFrom="md" flex="1 1 8rem">
        <SortChoice columns={columns} sorting={sorting} onSort={sortBy} />
      </Box>
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
      Change the search or remove a filter.
    </EmptyState>
  );
}
