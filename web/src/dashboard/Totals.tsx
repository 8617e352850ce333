import { Box, Flex } from "@chakra-ui/react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { Totals_user$key } from "#relay/Totals_user.graphql.ts";
import type { TotalsQuery } from "#relay/TotalsQuery.graphql.ts";
import { formatCount } from "../ui/text/format.ts";

/** One line, which scrolls where it is too long. */
export function Totals({ user }: { user: Totals_user$key }) {
  const { totals } = useFragment(
    graphql`
      fragment Totals_user on User {
        totals {
          quizzes
          surveys
          assessments
          responses
          quizResponses
          averageQuizScore
        }
      }
    `,
    user,
  );
  const figures = [
    ["Quizzes", formatCount(totals?.quizzes ?? 0)],
    ["Surveys", formatCount(totals?.surveys ?? 0)],
    ["Assessments", formatCount(totals?.assessments ?? 0)],
    ["Total Responses", formatCount(totals?.responses ?? 0)],
    ["Avg. Quiz Score", totals?.quizResponses ? `${totals.averageQuizScore}%` : "–"],
  ];
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label="Totals" borderYWidth="1px" mx={{ base: "-4", md: "0" }}>
      <Flex as="dl" justify="space-between" gap="6" w="max-content" minW="full" px={{ base: "4", md: "0" }}>
        {figures.map(([label, value]) => (
          <Flex key={label} direction="row-reverse" align="baseline" gap="2" h="3.25rem" lineHeight="3.25rem">
            <Box as="dt" fontSize="sm" color="fg.muted" whiteSpace="nowrap">
              {label}
            </Box>
            <Box as="dd" fontSize="xl" fontVariantNumeric="lining-nums tabular-nums">
              {value}
            </Box>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}

/** Refetches the totals after an item was added or deleted. A failure leaves them as they are. */
export function useRefreshTotals() {
  const environment = useRelayEnvironment();
  return () => {
    fetchQuery<TotalsQuery>(
      environment,
      graphql`
        query TotalsQuery {
          viewer {
            ...Totals_user
          }
        }
      `,
      {},
    ).subscribe({ error: () => undefined });
  };
}
