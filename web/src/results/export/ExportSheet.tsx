import { Box, Button, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { Sheet } from "../../ui/layout/Sheet.tsx";
import { formatCount } from "../../ui/text/format.ts";
import type { Progress } from "./exporting.ts";

/** Milliseconds before the sheet opens; most downloads are over by then. */
const openDelay = 500;

export function ExportSheet({ progress, onCancel }: { progress: Progress | null; onCancel: () => void }) {
  const isRunning = progress !== null;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isRunning) return setLong(false);
    const timer = setTimeout(() => setLong(true), openDelay);
    return () => clearTimeout(timer);
  }, [isRunning]);

  const { bytes, rows, total } = progress ?? { bytes: 0, rows: 0, total: 0 };
  const share = rows !== null && total > 0 ? rows / total : null;
  const words = describe(bytes, rows, total);
  return (
    <Sheet
      open={isRunning && isLong}
      title="Exporting"
      size="sm"
      onClose={onCancel}
      footer={
        <Button variant="outline" colorPalette="ink" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <Box
        role="progressbar"
        aria-label="Exporting"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === null ? undefined : Math.round(100 * share)}
        aria-valuetext={words}
        h="2.5"
        bg="bg.muted"
        borderRadius="l1"
        overflow="hidden"
      >
        {share !== null && (
          <Box h="full" bg="accent.solid" transformOrigin="left" style={{ transform: `scaleX(${share})` }} />
        )}
      </Box>
      <Text mt="3" color="fg.muted" fontVariantNumeric="tabular-nums">
        {words}
      </Text>
    </Sheet>
  );
}

function describe(bytes: number, rows: number | null, total: number) {
  if (bytes === 0) return "Preparing the file…";
  if (rows === null) return `${(bytes / 1_000_000).toFixed(1)} MB so far`;
  return `${formatCount(rows)} of ${formatCount(total)} responses`;
}
