import { Box, Button, Flex, Skeleton } from "@chakra-ui/react";
import { lazy, Suspense, useDeferredValue, useId, useRef, useState } from "react";
import { Bar } from "../../ui/charts/Bar.tsx";
import { ListFilter, X } from "../../ui/icons.ts";
import { countOf, formatCount } from "../../ui/text/format.ts";
import { useAllAttempts, useAttempts } from "../figures/useFrame.ts";
import type { ResultsContent } from "../resultsContent.ts";
import { chips } from "./chips.ts";
import { isFiltering } from "./filter.ts";
import { useFiltering } from "./filtering.ts";

const FilterPanel = lazy(async () => ({ default: (await import("./FilterPanel.tsx")).FilterPanel }));

export function FilterBar({ content }: { content: ResultsContent }) {
  const [isOpen, setOpen] = useState(false);
  // The press shows at once; the panel takes longer.
  const hasPanel = useDeferredValue(isOpen);
  const panel = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const filtering = useFiltering();
  const { results } = content;
  if (!filtering || !results) return null;
  const { filter, drop, clear } = filtering;
  const isNarrowed = isFiltering(filter);
  const { questions } = results;
  // Figures may leave out late responses, unless the filter asks for them.
  const isPart = filter.late !== true;
  return (
    <Box as="search" aria-label="Filter responses" display="contents">
      <Responses isNarrowed={isNarrowed} isPart={isPart} />
      {chips(filter, questions).map(({ text, part }) => (
        <Button
          key={JSON.stringify(part)}
          size="xs"
          variant="subtle"
          h="auto"
          minH="8"
          py="1"
          maxW="full"
          whiteSpace="normal"
          textAlign="start"
          aria-label={`Remove filter: ${text}`}
          onClick={() => {
            drop(part);
            // The pressed button disappears, so the focus moves.
            opener.current?.focus();
          }}
        >
          <Box as="span" minW="0" lineClamp="2" overflowWrap="anywhere">
            {text}
          </Box>
          <X aria-hidden />
        </Button>
      ))}
      {isNarrowed && (
        <Button
          size="xs"
          variant="ghost"
          onClick={() => {
            clear();
            opener.current?.focus();
          }}
        >
          Clear
        </Button>
      )}
      <Button
        ref={opener}
        size="xs"
        variant="outline"
        colorPalette="ink"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden /> Filter
      </Button>
      {isOpen && hasPanel && (
        <Box id={panel} order="1" flexBasis="full">
          <Suspense fallback={<Skeleton h="20" />}>
            <FilterPanel content={content} />
          </Suspense>
        </Box>
      )}
      {isNarrowed && <BarsExplained isPart={isPart} />}
    </Box>
  );
}

function Responses({ isNarrowed, isPart }: { isNarrowed: boolean; isPart: boolean }) {
  const [attempts, all] = [useAttempts(), useAllAttempts()];
  return (
    <Box fontWeight="medium" fontVariantNumeric="tabular-nums">
      {isNarrowed && isPart
        ? `${formatCount(attempts)} of ${countOf(all, "response")}`
        : `${attempts === 1 || isNarrowed ? "" : "All "}${countOf(attempts, "response")}`}
    </Box>
  );
}

function BarsExplained({ isPart }: { isPart: boolean }) {
  const [attempts, all] = [useAttempts(), useAllAttempts()];
  return (
    attempts > 0 && (
      <Flex order="2" flexBasis="full" align="center" gap="2" fontSize="xs" color="fg.muted">
        <Box w="8" flexShrink="0">
          <Bar share={55} behind={100} />
        </Box>
        Bars show the {countOf(attempts, "filtered response")}; pale bars show all {formatCount(all)}
        {isPart ? "" : " counted"}.
      </Flex>
    )
  );
}
