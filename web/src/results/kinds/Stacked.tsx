import { Box, Flex } from "@chakra-ui/react";

interface StackedProps {
  parts: readonly {
    readonly key: string;
    readonly count: number;
    readonly fill: string;
    readonly opacity?: number;
    readonly tip?: string;
  }[];
  tall?: boolean | "line";
}

/** Parts of a whole as one bar. Decorative, because adjacent figures contain the same information. */
export function Stacked({ parts, tall }: StackedProps) {
  const whole = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Flex
      h={tall === "line" ? { base: "4", md: "1em" } : tall ? "7" : "5"}
      borderBottomWidth="1px"
      overflow="hidden"
      aria-hidden
    >
      {parts.map(({ key, count, fill, opacity, tip }) => (
        <Box
          key={key}
          position="relative"
          flexShrink="1"
          flexBasis="0"
          minW="0"
          transition="flex-grow 450ms cubic-bezier(0.2, 0.8, 0.2, 1)"
          data-tip={tip}
          // Inline, like all sizes that change while responses come in.
          style={{ flexGrow: whole === 0 ? 0 : count / whole }}
        >
          <Box
            position="absolute"
            insetBlock="0"
            insetStart="0"
            insetEnd="1px"
            bg={fill}
            _print={{ printColorAdjust: "exact" }}
            style={{ opacity }}
          />
        </Box>
      ))}
    </Flex>
  );
}
