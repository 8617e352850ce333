import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { paleBar } from "../../ui/charts/Bar.tsx";
import { formatCompact } from "../../ui/text/format.ts";
import { FilterButton } from "../filter/FilterButton.tsx";
import type { Filter } from "../filter/filter.ts";
import { useFiltering } from "../filter/filtering.ts";
import { axisEnd, shareOf } from "../scale/axis.ts";
import { walk } from "./walk.ts";

interface Column {
  name: string;
  count: number;
  /** The unfiltered count, if `count` is filtered. */
  behind?: number;
  /** The filter that this column sets, if any. */
  part?: Filter;
}

interface ColumnsProps {
  label: string;
  columns: readonly Column[];
  h: { base: string; md: string };
  dense?: boolean;
  /** True for a projector. */
  large?: boolean;
  axis?: boolean;
  ticks?: readonly { place: number; label: string }[];
}

const sum = (counts: readonly (number | undefined)[]) => counts.reduce<number>((all, count) => all + (count ?? 0), 0);

/**
 * A column chart. With `behind`, filtered and total columns are drawn as shares of their sums. The chart is one tab
 * stop: arrow keys move between the columns.
 */
export function Columns({ label, columns, h, dense, large, axis, ticks }: ColumnsProps) {
  const filtering = useFiltering();
  const isFilter = filtering !== null && columns.some(({ part }) => part && filtering.allows(part));
  const isCompared = columns.some(({ behind }) => behind !== undefined);
  const [all, allBehind] = [sum(columns.map(({ count }) => count)), sum(columns.map(({ behind }) => behind))];
  const heights = columns.map(({ count, behind }) =>
    isCompared ? { front: shareOf(count, all), back: shareOf(behind ?? 0, allBehind) } : { front: count, back: 0 },
  );
  const tallest = Math.max(...heights.map(({ front, back }) => Math.max(front, back)), 1);
  const most = Math.max(...columns.map(({ count }) => count));
  const end = axis ? axisEnd(tallest) : tallest / 0.86;
  const percent = (height: number) => `${(100 * height) / end}%`;
  const gap = dense ? "1px" : { base: "2px", md: "1" };
  return (
    <Grid
      templateColumns="auto minmax(0, 1fr)"
      fontSize={large ? { base: "md", md: "2xl" } : "xs"}
      fontVariantNumeric="tabular-nums"
      breakInside="avoid"
    >
      {axis && (
        <Box position="relative" pe="2" color="fg.muted" aria-hidden>
          {/* Reserves the width of the widest label. */}
          <Box visibility="hidden">{levelName(end, isCompared)}</Box>
          {[end, end / 2, 0].map((level) => (
            <Box
              key={level}
              position="absolute"
              insetEnd="2"
              transform="translateY(50%)"
              lineHeight="1"
              style={{ bottom: percent(level) }}
            >
              {levelName(level, isCompared)}
            </Box>
          ))}
        </Box>
      )}
      <Box gridColumn="2" position="relative">
        {axis &&
          [end, end / 2].map((level) => (
            <Box
              key={level}
              position="absolute"
              insetInline="0"
              borderTopWidth="1px"
              aria-hidden
              style={{ bottom: percent(level) }}
            />
          ))}
        <Grid
          {...(isFilter ? { role: "toolbar", "aria-label": label, onKeyDown: walk } : { "aria-hidden": true })}
          position="relative"
          templateColumns={`repeat(${columns.length}, minmax(0, 1fr))`}
          h={h}
          borderBottomWidth="1px"
          borderColor="border.emphasized"
        >
          {columns.map(({ name, count, behind, part }, place) => (
            <FilterButton
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={place}
              part={part}
              label={name}
              tabIndex={isFilter ? (place === 0 ? 0 : -1) : undefined}
              display="block"
              minW="0"
              h="full"
              px={gap}
              borderRadius="0"
            >
              <Box position="relative" h="full">
                {behind ? <Upright height={percent(heights[place]?.back ?? 0)} isBehind /> : null}
                <Upright height={percent(heights[place]?.front ?? 0)} isNarrow={isCompared} isSeen={count > 0}>
                  {count > 0 && (!dense || count === most) && formatCompact(count)}
                </Upright>
              </Box>
            </FilterButton>
          ))}
        </Grid>
      </Box>
      {ticks && (
        <Box gridColumn="2" position="relative" h="1.6em" mt="1" color="fg.muted" aria-hidden>
          {ticks.map(({ place, label }) => (
            <Text
              key={place}
              position="absolute"
              whiteSpace="nowrap"
              transform="translateX(-50%)"
              style={{ left: `clamp(1.4rem, ${(100 * (place + 0.5)) / columns.length}%, 100% - 1.4rem)` }}
            >
              {label}
            </Text>
          ))}
        </Box>
      )}
    </Grid>
  );
}

const levelName = (level: number, isShare: boolean) => (isShare ? `${level}%` : formatCompact(level));

interface UprightProps {
  height: string;
  isBehind?: boolean;
  isNarrow?: boolean;
  isSeen?: boolean;
  children?: ReactNode;
}

const Upright = ({ height, isBehind, isNarrow, isSeen, children }: UprightProps) => (
  <Flex
    position="absolute"
    insetInline={isNarrow ? "22%" : "0"}
    bottom="0"
    justify="center"
    transition="height 450ms cubic-bezier(0.2, 0.8, 0.2, 1)"
    style={{ height, minHeight: isSeen ? "2px" : undefined }}
  >
    {children && (
      <Text position="absolute" bottom="100%" lineHeight="1.6" color="fg">
        {children}
      </Text>
    )}
    <Box
      w="full"
      maxW="24"
      h="full"
      {...(isBehind ? { ...paleBar, borderInlineWidth: "1px" } : { bg: "accent.solid" })}
      _print={{ printColorAdjust: "exact" }}
    />
  </Flex>
);
