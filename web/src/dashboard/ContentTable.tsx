import { Box, type BoxProps, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode, RefObject } from "react";
import { SelectBox } from "../ui/selection/SelectBox.tsx";
import type { Selection } from "../ui/selection/useSelection.ts";
import { ariaSort, SortButton } from "../ui/sorting/SortButton.tsx";
import type { Sorting } from "../ui/sorting/sorting.ts";
import { columns } from "./columns.ts";

interface ContentTableProps {
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  selection: Selection;
  rows: RefObject<HTMLTableSectionElement | null>;
  children: ReactNode;
}

/** The look of a column's cells. */
export const looks = {
  title: { w: "full", maxW: "0" },
  responses: { hideBelow: "md", textAlign: "end" },
  score: { hideBelow: "md", textAlign: "end" },
  activity: { hideBelow: "lg" },
  created: { hideBelow: "lg" },
} as const satisfies Record<(typeof columns)[number]["name"], BoxProps>;

/** One table for any number of items. */
export const ContentTable = ({ sorting, onSort, selection, rows, children }: ContentTableProps) => (
  <Box
    as="table"
    w="full"
    fontSize="sm"
    css={{ "& :where(th, td)": { paddingInlineEnd: { base: "2", md: "4" }, textAlign: "start", whiteSpace: "nowrap" } }}
  >
    <Box as="thead" color="fg.muted" borderBottomWidth="1px" borderColor="border.emphasized">
      <tr>
        <th scope="col">
          <SelectBox
            label="Select all items on this page"
            isChecked={selection.isWhole}
            isPartly={selection.selected.length > 0 && !selection.isWhole}
            onToggle={selection.isWhole ? selection.clear : selection.all}
          />
        </th>
        {columns.map((column) => (
          <Box asChild key={column.name} fontWeight="normal" {...looks[column.name]}>
            <th scope="col" aria-sort={ariaSort(sorting, column)}>
              <SortButton column={column} sorting={sorting} onSort={onSort} />
            </th>
          </Box>
        ))}
        <th scope="col">
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      </tr>
    </Box>
    <tbody ref={rows}>{children}</tbody>
  </Box>
);
