import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { lazy, Suspense, useRef, useState } from "react";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import { Note } from "../kinds/Note.tsx";
import type { ChartProps } from "../questions/charted.ts";
import { useInSight } from "./useInSight.ts";

const TextPanel = lazy(async () => ({ default: (await import("./TextPanel.tsx")).TextPanel }));
const TextSlide = lazy(async () => ({ default: (await import("./TextSlide.tsx")).TextSlide }));

/** The texts that answer a question: with all tools for their reader, or only those not hidden for a projector. */
export function WrittenAnswers({ question, tally, large = false }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(place);
  const [round, setRound] = useState(0);
  const { id, contentId, form } = question;
  const other = form?.choice?.other ?? null;
  const count = other === null ? tally.people : (tally.options[other]?.count ?? 0);
  const Texts = large ? TextSlide : TextPanel;
  const waiting = <Note>Loading answers…</Note>;
  return (
    <Box ref={place} minH="8">
      {(isInSight || large) && (
        <Boundary key={round} fallback={<Failed onRetry={() => setRound(round + 1)} />}>
          <Suspense fallback={waiting}>
            <Texts id={id} contentId={contentId} count={count} round={round} />
          </Suspense>
        </Boundary>
      )}
    </Box>
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Flex align="center" gap="3" wrap="wrap" role="alert">
    <Text fontSize="sm" color="fg.muted">
      Couldn't load the answers.
    </Text>
    <Button size="sm" variant="outline" colorPalette="ink" onClick={onRetry}>
      Try again
    </Button>
  </Flex>
);
