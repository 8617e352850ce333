import { Box, Flex, Text } from "@chakra-ui/react";
import { FormattedText } from "../../ui/text/FormattedText.tsx";
import { Columns } from "../charts/Columns.tsx";
import { ofPeople } from "../filter/people.ts";
import type { ChartProps } from "../questions/charted.ts";
import { NetPromoterScore } from "./NetPromoterScore.tsx";

/** The points of a scale next to each other, in order. */
export function ScalePoints({ question, tally, large }: ChartProps) {
  const { key, options, form, html, everybody } = question;
  const { look, lowLabel, highLabel, isNps } = form?.scale ?? {};
  const nameOf = (point: string) => (look === "STARS" ? `${point} ★` : point);
  return (
    <Box>
      {isNps && <NetPromoterScore counts={tally.options.map(({ count }) => count)} large={large} />}
      <Columns
        label="People by point"
        h={large ? { base: "40", md: isNps ? "14vh" : "30vh" } : { base: "32", md: "40" }}
        large={large}
        columns={tally.options.map(({ text, count }, point) => ({
          name: `${nameOf(text)}: ${ofPeople(count, tally.people)}`,
          count,
          ...(everybody && { behind: everybody.counts[point] ?? 0 }),
          part: { choices: [{ question: key, options: [point] }] },
        }))}
        ticks={options.map(({ text }, place) => ({ place, label: nameOf(text) }))}
      />
      {(lowLabel || highLabel) && (
        <Flex
          justify="space-between"
          gap="6"
          mt="1"
          fontSize={large ? { base: "md", md: "xl" } : "sm"}
          color="fg.muted"
        >
          <Text minW="0" overflowWrap="anywhere">
            {lowLabel && <FormattedText text={lowLabel} html={html?.lowLabel} />}
          </Text>
          <Text minW="0" overflowWrap="anywhere" textAlign="end">
            {highLabel && <FormattedText text={highLabel} html={html?.highLabel} />}
          </Text>
        </Flex>
      )}
    </Box>
  );
}
