import { Box, Grid, Text } from "@chakra-ui/react";
import { isDiscrete, placeOn, type ScoreBar } from "../scale/scoreScale.ts";

interface ScoreRulerProps {
  bars: readonly ScoreBar[];
  average: number;
  quartiles: { readonly lower: number; readonly median: number; readonly upper: number } | null;
}

const slide = "left 450ms cubic-bezier(0.2, 0.8, 0.2, 1), width 450ms cubic-bezier(0.2, 0.8, 0.2, 1)";

/** Below the bars: scores, median, the middle half, and the average. */
export function ScoreRuler({ bars, average, quartiles }: ScoreRulerProps) {
  const at = (score: number) => placeOn(bars, score);
  return (
    <Box fontSize="xs" fontVariantNumeric="tabular-nums" breakBefore="avoid">
      <Box aria-hidden>{isDiscrete(bars) ? <Scores bars={bars} /> : <Ticks />}</Box>
      <Box aria-hidden position="relative" h="4" mt="1">
        {quartiles && (
          <>
            <Box
              position="absolute"
              top="6px"
              h="4px"
              minW="4px"
              borderRadius="full"
              bg="accent.solid"
              opacity="0.4"
              transition={slide}
              _print={{ printColorAdjust: "exact" }}
              style={{
                left: `${at(quartiles.lower)}%`,
                width: `${at(quartiles.upper) - at(quartiles.lower)}%`,
              }}
            />
            <Box
              position="absolute"
              top="2px"
              h="12px"
              w="3px"
              ms="-1.5px"
              bg="accent.solid"
              transition={slide}
              _print={{ printColorAdjust: "exact" }}
              style={{ left: `${at(quartiles.median)}%` }}
            />
          </>
        )}
        <Box
          position="absolute"
          top="1px"
          w="13px"
          h="13px"
          ms="-6.5px"
          borderRadius="full"
          borderWidth="2px"
          borderColor="fg"
          transition={slide}
          style={{ left: `${at(average)}%` }}
        />
      </Box>
      <Text mt="2" color="fg.muted">
        <Sign shape="ring" /> average {average}%
        {quartiles && (
          <>
            {" · "}
            <Sign shape="bar" /> median {quartiles.median}%{" · "}
            <Sign shape="band" /> middle half {quartiles.lower}–{quartiles.upper}%
          </>
        )}
      </Text>
    </Box>
  );
}

function Sign({ shape }: { shape: "ring" | "bar" | "band" }) {
  const look = {
    ring: { w: "9px", h: "9px", borderRadius: "full", borderWidth: "2px", borderColor: "fg" },
    bar: { w: "3px", h: "10px", bg: "accent.solid" },
    band: { w: "14px", h: "4px", borderRadius: "full", bg: "accent.solid", opacity: "0.4" },
  }[shape];
  return (
    <Box
      as="span"
      aria-hidden
      display="inline-block"
      verticalAlign="middle"
      _print={{ printColorAdjust: "exact" }}
      {...look}
    />
  );
}

const Scores = ({ bars }: Pick<ScoreRulerProps, "bars">) => (
  <Grid templateColumns={`repeat(${bars.length}, minmax(0, 1fr))`} pt="1" color="fg.muted">
    {bars.map(({ from }, place) => (
      <Text
        key={from}
        textAlign="center"
        whiteSpace="nowrap"
        visibility={bars.length > 9 && place % 4 !== 0 ? { base: "hidden", md: "visible" } : undefined}
      >
        {place === bars.length - 1 ? `${from}%` : from}
      </Text>
    ))}
  </Grid>
);

const ticks = Array.from({ length: 11 }, (_, tick) => 10 * tick);

const Ticks = () => (
  <Box position="relative" h="5" color="fg.muted">
    {ticks.map((tick) => (
      <Text
        key={tick}
        position="absolute"
        top="1"
        transform={tick === 0 ? undefined : tick === 100 ? "translateX(-100%)" : "translateX(-50%)"}
        display={{ base: tick % 20 === 0 ? "block" : "none", md: "block" }}
        style={{ left: `${tick}%` }}
      >
        {tick === 100 ? "100%" : tick}
      </Text>
    ))}
  </Box>
);
