import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Bar } from "../../ui/charts/Bar.tsx";
import { ScreenLink } from "../../ui/text/ScreenLink.tsx";
import { DraftedQuestion } from "../created/DraftedQuestion.tsx";
import type { Progress } from "./followGeneration.ts";
import { beginning } from "./useGeneration.ts";

interface GenerationProgressProps {
  progress: Progress;
  questionCount: number;
  onStop: () => void;
}

export function GenerationProgress({ progress, questionCount, onStop }: GenerationProgressProps) {
  const { line, recognized, questions } = progress;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button cannot keep the focus.
    panel.current?.focus({ preventScroll: true });
    void panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Box ref={panel} tabIndex={-1} outline="0" borderTopWidth="1px" mt="8" pt="5" pb="4">
      <Flex wrap="wrap" gap="4" align="center" justify="space-between" mb="4">
        <Box flex="1 1 14rem">
          <Text role="status" mb="2">
            {line}
            {recognized && ` · Language of the source: ${recognized}`}
          </Text>
          <Bar share={(100 * questions.length) / questionCount} />
        </Box>
        <Button variant="outline" colorPalette="ink" onClick={onStop}>
          Stop
        </Button>
      </Flex>
      {/* Leaving before the server has started may cancel the request. */}
      <Text fontSize="sm" color="fg.muted" visibility={progress === beginning ? "hidden" : undefined}>
        You can leave this page. Find the result on <ScreenLink to="/dashboard">your dashboard</ScreenLink>.
      </Text>
      <Box as="ol" listStyleType="none" aria-label="Questions so far">
        {questions.map((question, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions are only ever added at the end
          <DraftedQuestion key={place} number={place + 1} {...question} />
        ))}
      </Box>
    </Box>
  );
}
