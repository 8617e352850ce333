import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { Funnel_content$key } from "#relay/Funnel_content.graphql.ts";
import { Bar } from "../../ui/charts/Bar.tsx";
import { formatCount } from "../../ui/text/format.ts";

/** The progress of the invited people, each step as a share of all. */
export function Funnel({ content: contentRef }: { content: Funnel_content$key }) {
  const { invitationCounts: counts, rules } = useFragment(
    graphql`
      fragment Funnel_content on Content {
        rules {
          anonymous
        }
        invitationCounts {
          total
          queued
          sent
          bounced
          stopped
          deferred
          opened
          started
          finished
          revoked
        }
      }
    `,
    contentRef,
  );
  if (!counts) return null;
  const { total, queued, sent, opened, started, finished, bounced, stopped, deferred, revoked } = counts;
  const steps = [
    ["Invited", total],
    ["Sent", sent],
    ["Opened", opened],
    ...(rules?.anonymous
      ? ([["Took part", finished]] as const)
      : ([
          ["Started", started],
          ["Finished", finished],
        ] as const)),
  ] as const;
  const asides = [
    queued > 0 && `${formatCount(queued)} being sent`,
    bounced > 0 && `${formatCount(bounced)} bounced`,
    stopped > 0 && `${formatCount(stopped)} opted out`,
    deferred > 0 && `${formatCount(deferred)} not sent today`,
    revoked > 0 && `${formatCount(revoked)} withdrawn`,
  ].filter(Boolean);
  return (
    <Box as="section" aria-label="Progress" mb={{ base: "6", md: "8" }}>
      <Grid
        as="dl"
        templateColumns={{ base: "1fr", md: `repeat(${steps.length}, minmax(0, 1fr))` }}
        columnGap="6"
        rowGap="3"
        fontVariantNumeric="tabular-nums"
      >
        {steps.map(([label, count]) => (
          <Grid
            key={label}
            templateColumns={{ base: "5.5rem minmax(0, 1fr) 5.5rem", md: "minmax(0, 1fr)" }}
            alignItems="center"
            gap="2"
          >
            <Box as="dt" fontSize="sm" color="fg.muted">
              {label}
            </Box>
            <Flex
              as="dd"
              order={{ base: "1", md: "0" }}
              align="baseline"
              gap="2"
              justify={{ base: "flex-end", md: "flex-start" }}
            >
              <Box as="span" textStyle={{ md: "figure" }} fontWeight={{ base: "semibold", md: "normal" }}>
                {formatCount(count)}
              </Box>
              {label !== "Invited" && total > 0 && (
                <Text as="span" fontSize="sm" color="fg.muted">
                  {Math.round((100 * count) / total)}%
                </Text>
              )}
            </Flex>
            <Bar share={total === 0 ? 0 : (100 * count) / total} quiet={label === "Invited"} />
          </Grid>
        ))}
      </Grid>
      <Text mt="3" fontSize="sm" color="fg.muted" role="status" minH="1lh">
        {asides.join(" · ")}
      </Text>
    </Box>
  );
}
