import { Box, Button, Flex } from "@chakra-ui/react";
import { Choice } from "../ui/form/Choice.tsx";
import { SearchBox } from "../ui/form/SearchBox.tsx";
import { SortChoice } from "../ui/sorting/SortChoice.tsx";
import { columns, sortingOf, withSorting } from "./columns.ts";
import { type Filters, isFiltered } from "./filters.ts";

interface FilterBarProps {
  filters: Filters;
  /** `isNew` adds a history entry. */
  onChange: (filters: Filters, isNew: boolean) => void;
  onClear: () => void;
}

export const FilterBar = ({ filters, onChange, onClear }: FilterBarProps) => (
  <Flex as="search" gap="3" wrap="wrap" align="center" mb="4">
    <SearchBox
      label="Search content"
      placeholder="Search content..."
      maxLength={200}
      value={filters.search}
      onChange={(search, isNew) => onChange({ ...filters, search }, isNew)}
    />
    <Choice
      label="Type"
      value={filters.type}
      options={{ "": "All types", quiz: "Quiz", survey: "Survey", assessment: "Assessment" }}
      onChange={(type) => onChange({ ...filters, type }, true)}
    />
    <Choice
      label="State"
      value={filters.state}
      options={{
        "": "All states",
        open: "Open",
        scheduled: "Scheduled",
        closed: "Closed",
        full: "Full",
        draft: "Draft",
      }}
      onChange={(state) => onChange({ ...filters, state }, true)}
    />
    <Choice
      label="Activity"
      value={filters.activity}
      options={{ "": "All activity", active: "Active", inactive: "Inactive" }}
      onChange={(activity) => onChange({ ...filters, activity }, true)}
    />
    <Box hideFrom="md" flex="1 1 8rem" display="flex">
      <SortChoice
        columns={columns}
        sorting={sortingOf(filters)}
        onSort={(sorting) => onChange(withSorting(filters, sorting), true)}
      />
    </Box>
    {isFiltered(filters) && (
      <Button variant="ghost" onClick={onClear}>
        Clear
      </Button>
    )}
  </Flex>
);
