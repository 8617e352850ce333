import { Box, Flex } from "@chakra-ui/react";
import { countOf } from "../text/format.ts";

export function Sparkline({ days }: { days: readonly number[] }) {
  const tallest = Math.max(1, ...days);
  const total = days.reduce((sum, count) => sum + count, 0);
  return (
    <Flex
      role="img"
      aria-label={`${countOf(total, "response")} in the last 14 days`}
      display={{ base: "none", md: "flex" }}
      align="flex-end"
      gap="2px"
      h="6"
    >
      {days.map((count, day) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          key={day}
          flex="1"
          h={count === 0 ? "1px" : `${Math.max(10, (100 * count) / tallest)}%`}
          bg={count === 0 ? "border.emphasized" : "accent.solid"}
        />
      ))}
    </Flex>
  );
}
