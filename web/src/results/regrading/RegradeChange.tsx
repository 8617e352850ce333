import { Badge, Box, Flex, Grid, Text, VisuallyHidden } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { RegradeChange_change$key } from "#relay/RegradeChange_change.graphql.ts";
import { ArrowDown, ArrowUp, ArrowUpDown } from "../../ui/icons.ts";
import { formatArrival } from "../attempts/arrival.ts";
import { participantLabel } from "../attempts/participant.ts";
import { BeforeAfter } from "./BeforeAfter.tsx";
import { inWords, passing, wayOf } from "./change.ts";
import { Dumbbell } from "./Dumbbell.tsx";

interface RegradeChangeProps {
  change: RegradeChange_change$key;
  passMark: number | null;
  /** The path of the response. */
  address: string;
}

const ways = {
  higher: { icon: ArrowUp, color: "accent.fg" },
  lower: { icon: ArrowDown, color: "fg.error" },
  other: { icon: ArrowUpDown, color: "fg.muted" },
} as const;

const spokenWays = { higher: "higher", lower: "lower", other: "changed" } as const;

export function RegradeChange({ change, passMark, address }: RegradeChangeProps) {
  const { attempt, before, after } = useFragment(
    graphql`
      fragment RegradeChange_change on RegradeChange {
        attempt {
          participantName
          participantEmail
          completedAt
          isAnonymous
        }
        before {
          ...BeforeAfter_grade @relay(mask: false)
        }
        after {
          ...BeforeAfter_grade @relay(mask: false)
        }
      }
    `,
    change,
  );
  const way = wayOf(before, after);
  const { icon: Icon, color } = ways[way];
  const passed = passing(before, after);
  return (
    <Grid
      as="li"
      templateColumns={{ base: "minmax(0, 1fr) auto", md: "minmax(0, 1fr) 11rem minmax(8.5rem, auto)" }}
      columnGap="6"
      rowGap="2"
      alignItems="center"
      py="3"
      borderTopWidth="1px"
    >
      <Box minW="0">
        <Text
          asChild
          fontWeight="medium"
          overflowWrap="anywhere"
          textDecoration="underline"
          textDecorationColor="border.emphasized"
          textUnderlineOffset="0.2em"
        >
          <Link to={address}>
            <bdi>{participantLabel(attempt)}</bdi>
          </Link>
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {formatArrival(attempt)}
        </Text>
      </Box>
      <Box gridColumn={{ base: "1 / -1", md: "auto" }} gridRow={{ base: 2, md: "auto" }}>
        <Dumbbell before={before.percentage} after={after.percentage} passMark={passMark} isLower={way === "lower"} />
      </Box>
      <Flex direction="column" align="flex-end" gap="1" maxW="14rem">
        <Flex gap="2" align="center" fontWeight="semibold">
          <BeforeAfter {...inWords(before, after)} />
          <Box asChild boxSize="4" flexShrink="0" color={color}>
            <Icon aria-hidden />
          </Box>
          <VisuallyHidden>, {spokenWays[way]}</VisuallyHidden>
        </Flex>
        {passed && <Badge>{passed}</Badge>}
      </Flex>
    </Grid>
  );
}
