import { Box, Flex, Text } from "@chakra-ui/react";
import type { Scale } from "../../../../api/src/content/content.shared.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { written } from "../draft/draft.ts";
import type { Bands, Interval, Mark } from "./bands.ts";

export function BandChart({ chart, scale }: { chart: Bands; scale: Scale }) {
  const { axis, bands, marks, reach, unreachable } = chart;
  const number = (value: number) => written(value, scale);
  const span = ({ from, to }: Interval) => (from === to ? number(from) : `${number(from)}–${number(to)}`);
  return (
    <Box as="figure" my="6">
      <Box position="relative" h="14" aria-hidden>
        {bands.map(({ name, left, width }, place) => (
          <Flex
            // biome-ignore lint/suspicious/noArrayIndexKey: bands have no identity but their order
            key={place}
            position="absolute"
            top="0"
            h="10"
            left={`${left}%`}
            width={`${width}%`}
            px="2"
            pt="1"
            overflow="hidden"
            borderInlineEndWidth="2px"
            borderColor="bg"
            bg={`color-mix(in srgb, var(--chakra-colors-accent) ${tint(place, bands.length)}%, var(--chakra-colors-bg))`}
          >
            <Text fontSize="sm" truncate>
              <AuthorText>{name}</AuthorText>
            </Text>
          </Flex>
        ))}
        {marks.map((mark) => (
          <Box
            key={`${mark.kind} ${mark.from}`}
            position="absolute"
            top={mark.kind === "gap" ? "0" : "7"}
            h={mark.kind === "gap" ? "10" : "3"}
            left={`${mark.left}%`}
            width={`${mark.width}%`}
            minW="3px"
            borderWidth="1px"
            borderColor="fg.warning"
            backgroundImage={hatching(mark)}
          />
        ))}
        {reach && (
          <Box
            position="absolute"
            top="11"
            h="2.5"
            left={`${reach.left}%`}
            width={`${reach.width}%`}
            minW="2px"
            borderWidth="0 2px 2px"
            borderColor="fg"
          />
        )}
      </Box>
      <Flex justify="space-between" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums" aria-hidden>
        <span>{number(axis.from)}</span>
        <span>{number(axis.to)}</span>
      </Flex>
      <Box as="figcaption" mt="2" fontSize="sm" color="fg.muted">
        <Text>
          {bands.map(({ name, ...range }) => `${name || "Unnamed level"} ${span(range)}`).join(" · ")}
          {reach && ` · With these questions, results fall between ${number(reach.from)} and ${number(reach.to)}.`}
        </Text>
        {marks.length + unreachable.length > 0 && (
          <Box as="ul" listStyleType="none" color="fg.warning" fontSize="md" mt="2">
            {marks.map((mark) => (
              <li key={`${mark.kind} ${mark.from}`}>
                {mark.kind === "gap"
                  ? `Gap: no level covers ${span(mark)}. Such a result counts as ${mark.given}.`
                  : `Overlap: ${span(mark)} lies in more than one level. Such a result counts as ${mark.given}.`}
              </li>
            ))}
            {reach &&
              unreachable.map((level) => (
                <li key={`${level.name} ${level.from}`}>
                  Answers reach {number(reach.from)} to {number(reach.to)}
                  {scale === "points" && " points"}: <AuthorText>{level.name || "an unnamed level"}</AuthorText>, from{" "}
                  {number(level.from)} to {number(level.to)}, cannot be reached.
                </li>
              ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Tints stay light enough for readable text. */
const tint = (place: number, count: number) => 10 + (place / Math.max(1, count - 1)) * 26;

const hatching = ({ kind }: Mark) =>
  `repeating-linear-gradient(${kind === "gap" ? 45 : -45}deg, var(--chakra-colors-fg-warning) 0 1px, ${
    kind === "gap" ? "var(--chakra-colors-bg)" : "transparent"
  } 1px 6px)`;
