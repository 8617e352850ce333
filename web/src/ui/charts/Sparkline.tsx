import { Box } from "@chakra-ui/react";
import { countOf } from "../text/format.ts";

const height = 24;
const [width, gap] = [3, 1];
const least = 2;

/** One shape for all bars, because lists have many charts. */
export function Sparkline({ days }: { days: readonly number[] }) {
  const tallest = Math.max(1, ...days);
  const total = days.reduce((sum, count) => sum + count, 0);
  const bars = days.map((count, day) => {
    const bar = Math.max(least, (height * count) / tallest);
    return count === 0 ? "" : `M${day * (width + gap)} ${height}v-${bar}h${width}v${bar}z`;
  });
  return (
    <Box asChild w="full" h="6" color="accent.solid" borderBottomWidth="1px" borderColor="border.emphasized">
      <svg
        role="img"
        aria-label={`${countOf(total, "response")} in the last 14 days`}
        viewBox={`0 0 ${days.length * (width + gap) - gap} ${height}`}
        preserveAspectRatio="none"
      >
        <path d={bars.join("")} fill="currentColor" />
      </svg>
    </Box>
  );
}
