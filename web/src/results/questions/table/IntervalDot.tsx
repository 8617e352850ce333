import { Box } from "@chakra-ui/react";
import type { Interval } from "../../../../../api/src/results/analysis/verdict/interval.shared.ts";

interface IntervalDotProps {
  /** From -1 to 1. */
  value: number;
  interval: Interval;
  isAgainst?: boolean;
}

const at = (value: number) => `${50 + 50 * value}%`;

/**
 * A value as a dot on its interval. Styled inline: a new CSS rule while responses come in would make the browser lay
 * out the whole page.
 */
export function IntervalDot({ value, interval: { low, high }, isAgainst }: IntervalDotProps) {
  const ink = { bg: "currentColor", _print: { printColorAdjust: "exact" } } as const;
  return (
    <Box position="relative" h="4" aria-hidden dir="ltr">
      <Box position="absolute" insetInline="0" top="50%" borderTopWidth="1px" />
      <Box position="absolute" insetBlock="0" left="50%" borderLeftWidth="1px" borderColor="border.emphasized" />
      <Box color={isAgainst ? "fg.error" : "accent.solid"}>
        <Box
          position="absolute"
          top="calc(50% - 1px)"
          h="3px"
          {...ink}
          style={{ left: at(low), width: `${50 * (high - low)}%` }}
        />
        <Box
          position="absolute"
          top="calc(50% - 4.5px)"
          boxSize="10px"
          ms="-5px"
          {...ink}
          style={{ left: at(value), borderRadius: isAgainst ? 0 : "50%" }}
        />
      </Box>
    </Box>
  );
}
