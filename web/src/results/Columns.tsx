import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import type { KeyboardEvent } from "react";
import { formatCompact } from "../ui/format.ts";
import type { Filter } from "./address.ts";
import { useFiltering } from "./filtering.ts";
import { Pick } from "./Pick.tsx";

interface ColumnsProps {
  label: string;
  columns: readonly { name: string; count: number; part: Filter }[];
  h: { base: string; md: string };
  /** Where the columns are too slender for numbers above them. */
  dense?: boolean;
}

/** Upright bars on a rule, as tall as they are counted. The keyboard finds them as one thing and walks it by arrows. */
export function Columns({ label, columns, h, dense }: ColumnsProps) {
  const filtering = useFiltering();
  const tallest = Math.max(...columns.map(({ count }) => count), 1);
  const gap = dense ? "1px" : { base: "2px", md: "1" };
  return (
    <Grid
      {...(filtering ? { role: "toolbar", "aria-label": label, onKeyDown: walk } : { "aria-hidden": true })}
      templateColumns={`repeat(${columns.length}, minmax(0, 1fr))`}
      h={h}
      borderBottomWidth="1px"
      borderColor="border.emphasized"
    >
      {columns.map(({ name, count, part }, place) => (
        <Pick
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={place}
          part={part}
          label={name}
          tabIndex={filtering ? (place === 0 ? 0 : -1) : undefined}
          display="flex"
          flexDirection="column"
          justifyContent="flex-end"
          alignItems="center"
          minW="0"
          h="full"
          px={gap}
          borderRadius="0"
        >
          {!dense && (
            <Text
              fontSize="xs"
              lineHeight="1.6"
              color={count === 0 ? "fg.muted" : "fg"}
              fontVariantNumeric="tabular-nums"
            >
              {count > 0 && formatCompact(count)}
            </Text>
          )}
          <Flex
            w="full"
            justify="center"
            transition="height 450ms cubic-bezier(0.2, 0.8, 0.2, 1)"
            style={{ height: `${(86 * count) / tallest}%` }}
          >
            <Box
              w="full"
              maxW="24"
              h="full"
              bg="accent.solid"
              _print={{ printColorAdjust: "exact" }}
              _highContrast={{ bg: "CanvasText", forcedColorAdjust: "none" }}
              style={{ minHeight: count > 0 ? "2px" : undefined }}
            />
          </Flex>
        </Pick>
      ))}
    </Grid>
  );
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const bars = [...event.currentTarget.querySelectorAll("button")];
  const place = bars.indexOf(document.activeElement as HTMLButtonElement);
  const next = {
    ArrowRight: bars[Math.min(place + 1, bars.length - 1)],
    ArrowLeft: bars[Math.max(place - 1, 0)],
    Home: bars[0],
    End: bars.at(-1),
  }[event.key];
  if (!next) return;
  for (const bar of bars) bar.tabIndex = bar === next ? 0 : -1;
  next.focus();
  event.preventDefault();
}
