import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Bar } from "../ui/Bar.tsx";
import { LetterBadge } from "../ui/LetterBadge.tsx";
import type { Progress } from "./useGeneration.ts";

interface WritingProps {
  progress: Progress;
  questionCount: number;
  onCancel: () => void;
}

/** The questions as they are written, one by one, and what the server is busy with. */
export function Writing({ progress: { line, questions }, questionCount, onCancel }: WritingProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed cannot hold the focus any longer.
    panel.current?.focus({ preventScroll: true });
    void panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Box ref={panel} tabIndex={-1} outline="0" borderTopWidth="1px" mt="8" pt="5" pb="4">
      <Flex wrap="wrap" gap="4" align="center" justify="space-between" mb="4">
        <Box flex="1 1 14rem">
          <Text role="status" mb="2">
            {line}
          </Text>
          <Bar share={(100 * questions.length) / questionCount} />
        </Box>
        <Button variant="outline" colorPalette="ink" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
      <Box as="ol" listStyleType="none" aria-label="Questions so far">
        {questions.map(({ text, options }, place) => (
          <Flex
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: questions are only ever added at the end
            key={place}
            gap="4"
            py="4"
            borderTopWidth="1px"
            animation={{ base: "fade-in 300ms", _motionReduce: "none" }}
          >
            <Text fontFamily="heading" fontSize="xl" color="fg.muted" minW="6" aria-hidden>
              {place + 1}
            </Text>
            <Box minW="0">
              <Text fontFamily="heading" textStyle="lg" overflowWrap="anywhere">
                {text}
              </Text>
              <Box as="ol" listStyleType="none" mt="2">
                {options.map((option, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: options stay as they are
                  <Flex as="li" key={index} gap="3" py="0.5" align="baseline">
                    <LetterBadge option={index} />
                    <Text overflowWrap="anywhere" minW="0">
                      {option}
                    </Text>
                  </Flex>
                ))}
              </Box>
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
