import { Box, Flex } from "@chakra-ui/react";

interface StackedProps {
  parts: readonly {
    readonly key: string;
    readonly count: number;
    readonly fill: string;
  }[];
}

/** Parts of a whole as one bar. Decorative, because adjacent figures contain the same information. */
export function Stacked({ parts }: StackedProps) {
  const whole = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Flex h="7" borderBottomWidth="1px" overflow="hidden" aria-hidden>
      {parts.map(({ key, count, fill }) => (
        <Box
          key={key}
          position="relative"
          flexShrink="1"
          flexBasis="0"
          minW="0"
          transition="flex-grow 450ms cubic-bezier(0.2, 0.8, 0.2, 1)"
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
          />
        </Box>
      ))}
    </Flex>
  );
}
