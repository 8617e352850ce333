import { Box, Flex } from "@chakra-ui/react";
import { walk } from "../charts/walk.ts";
import { FilterButton } from "../filter/FilterButton.tsx";
import type { Filter } from "../filter/filter.ts";

export interface Cell {
  readonly name: string;
  readonly count: number;
  readonly opacity: number;
  readonly part: Filter;
}

/** A row of a matrix as one bar whose parts are filters. Points without answers have no part. */
export function RowCells({ label, cells }: { label: string; cells: readonly Cell[] }) {
  const answeredCells = cells.map((cell, point) => ({ ...cell, point })).filter(({ count }) => count > 0);
  return (
    <Flex role="toolbar" aria-label={label} onKeyDown={walk} h="8" borderBottomWidth="1px">
      {answeredCells.map(({ name, count, opacity, part, point }, place) => (
        <FilterButton
          // The key is not the name, which contains changing figures.
          key={point}
          part={part}
          label={name}
          tip={name}
          tabIndex={place === 0 ? 0 : -1}
          position="relative"
          css={{ "&:focus-visible, &[aria-pressed=true]": { zIndex: 1 } }}
          flexBasis="0"
          // Wide enough for a fingertip, even with few answers.
          minW="6"
          py="1.5"
          pe="1px"
          borderRadius="0"
          style={{ flexGrow: count }}
        >
          <Box h="full" bg="accent.solid" _print={{ printColorAdjust: "exact" }} style={{ opacity }} />
        </FilterButton>
      ))}
    </Flex>
  );
}
