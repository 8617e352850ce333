import { Box, type SystemStyleObject, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode, RefObject } from "react";
import { SelectBox } from "../ui/selection/SelectBox.tsx";
import type { Selection } from "../ui/selection/useSelection.ts";
import { ariaSort, SortButton } from "../ui/sorting/SortButton.tsx";
import type { Sorting } from "../ui/sorting/sorting.ts";
import { columns } from "./columns.ts";

interface ContentTableProps {
  /** Otherwise the table shows titles only. */
  isWide: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  selection: Selection;
  rows: RefObject<HTMLTableSectionElement | null>;
  children: ReactNode;
}

/** Rows are plain elements that the table styles, because there may be a thousand. */
const look: SystemStyleObject = {
  width: "full",
  fontSize: "sm",
  "& :where(th, td)": {
    paddingInlineEnd: { base: "2", md: "4" },
    textAlign: "start",
    whiteSpace: "nowrap",
    fontWeight: "normal",
  },
  "& td": { color: "fg.muted", fontVariantNumeric: "tabular-nums" },
  "& thead": { color: "fg.muted", borderBottomWidth: "1px", borderColor: "border.emphasized" },
  "& tbody tr": { borderBottomWidth: "1px", height: "11", "&[data-selected]": { bg: "bg.muted" } },
  "& .title": { width: "full", maxWidth: "0" },
  "& tbody .title": { paddingBlock: { base: "1.5", md: "0" } },
  "& .heading": { display: "flex", alignItems: "center", gap: "2", minWidth: "0" },
  "& h3": {
    minWidth: "0",
    fontSize: "md",
    lineHeight: "1.25rem",
    fontWeight: "medium",
    "& a": {
      display: "block",
      lineClamp: { base: 2, md: 1 },
      whiteSpace: "normal",
      borderRadius: "l1",
      textUnderlineOffset: "0.2em",
      _hover: { textDecoration: "underline" },
      _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
    },
  },
  "& .state": {
    fontSize: "xs",
    lineHeight: "1rem",
    color: "fg.muted",
    whiteSpace: { base: "normal", md: "nowrap" },
  },
  "& .responses, & .score": { textAlign: "end" },
  "& .chart": { display: { base: "none", lg: "inline-block" }, width: "14", verticalAlign: "middle", marginEnd: "3" },
  "& .activity, & .created": { display: { base: "none", lg: "table-cell" } },
  "& .actions": { paddingInlineEnd: "0", "& > div": { display: "flex", justifyContent: "flex-end" } },
};

/** One table for any number of items. */
export const ContentTable = ({ isWide, sorting, onSort, selection, rows, children }: ContentTableProps) => (
  <Box as="table" css={look}>
    <thead>
      <tr>
        <th scope="col">
          <SelectBox
            label="Select all items on this page"
            isChecked={selection.isWhole}
            isPartly={selection.selected.length > 0 && !selection.isWhole}
            onToggle={selection.isWhole ? selection.clear : selection.all}
          />
        </th>
        {(isWide ? columns : columns.slice(0, 1)).map((column) => (
          <th key={column.name} scope="col" className={column.name} aria-sort={ariaSort(sorting, column)}>
            <SortButton column={column} sorting={sorting} onSort={onSort} />
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody ref={rows}>{children}</tbody>
  </Box>
);
