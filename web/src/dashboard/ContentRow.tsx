import { Badge, Box, Button, Flex, Grid, Heading, Link } from "@chakra-ui/react";
import { memo, type ReactNode, type RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { ContentRow_content$key } from "#relay/ContentRow_content.graphql.ts";
import { createdPath, editPath, kindLabel, resultsPath } from "../product/kind.ts";
import { wasSeen } from "../product/seen.ts";
import { StateBadges } from "../product/state/StateBadges.tsx";
import { Sparkline } from "../ui/charts/Sparkline.tsx";
import { AuthorText } from "../ui/text/AuthorText.tsx";
import { countOf } from "../ui/text/format.ts";
import { TimeAgo } from "../ui/text/TimeAgo.tsx";
import { LiveDot } from "./LiveDot.tsx";
import { MorePlace } from "./MorePlace.tsx";
import { ShareButton } from "./ShareButton.tsx";

interface ContentRowProps {
  content: ContentRow_content$key;
  list: string;
  /** Whether a copy, which has no attempts, matches the list's filter. */
  takesCopies: boolean;
  heading: RefObject<HTMLElement | null>;
}

/** Memoized, because there may be a thousand rows. */
export const ContentRow = memo(function ContentRow(props: ContentRowProps) {
  const { content: contentRef, list, takesCopies, heading } = props;
  const content = useFragment(
    graphql`
      fragment ContentRow_content on Content {
        key
        kind
        title
        ...ShareButton_state @relay(mask: false)
        createdAt
        averageScore
        lastAttemptAt
        recentDays
        draftedBy
        revision
        ...RowMenu_content
        ...ShareButton_content
      }
    `,
    contentRef,
  );
  const { key, kind, title, lastAttemptAt } = content;
  const responses = content.attemptCount ?? 0;
  const isUnread = content.draftedBy !== null && content.revision === 1 && responses === 0 && !wasSeen(key);

  return (
    <Grid
      as="li"
      templateColumns={{ base: "1fr", md: "1fr 6.5rem auto" }}
      columnGap="6"
      rowGap="3"
      alignItems="center"
      borderTopWidth="1px"
      py="5"
    >
      <Box minW="0">
        <Heading as="h3" size="md">
          <Link asChild variant="plain" display="inline">
            <RouterLink to={resultsPath(kind, key)}>
              <AuthorText>{title}</AuthorText>
            </RouterLink>
          </Link>
        </Heading>
        <Flex
          wrap="wrap"
          columnGap="4"
          rowGap="1"
          mt="1.5"
          fontSize="sm"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          <Badge>{kindLabel(kind)}</Badge>
          <StateBadges item={content} />
          <Fact>{countOf(responses, "response")}</Fact>
          {kind !== "SURVEY" && <Fact>Avg. {content.averageScore === null ? "–" : `${content.averageScore}%`}</Fact>}
          <Fact>
            {lastAttemptAt ? (
              <>
                <LiveDot lastAttemptAt={lastAttemptAt} />
                Last activity <TimeAgo iso={lastAttemptAt} />
              </>
            ) : (
              "No activity"
            )}
          </Fact>
          <Fact>
            Created <TimeAgo iso={content.createdAt} />
          </Fact>
          {isUnread && (
            <Link asChild>
              <RouterLink to={createdPath(key)} aria-label={`Read before you share: ${title}`}>
                Read before you share
              </RouterLink>
            </Link>
          )}
        </Flex>
      </Box>
      <Sparkline days={content.recentDays ?? []} />
      <Flex gap="1" ms={{ base: "-3", md: "0" }}>
        <Button asChild variant="ghost" size="sm" h="11">
          <RouterLink to={resultsPath(kind, key)} aria-label={`Results of ${title}`}>
            Results
          </RouterLink>
        </Button>
        <Button asChild variant="ghost" size="sm" h="11">
          <RouterLink to={editPath(key)} aria-label={`Edit ${title}`}>
            Edit
          </RouterLink>
        </Button>
        <ShareButton content={content} />
        <MorePlace title={title} content={content} list={list} takesCopies={takesCopies} heading={heading} />
      </Flex>
    </Grid>
  );
});

const Fact = ({ children }: { children: ReactNode }) => (
  <Box as="span" whiteSpace="nowrap">
    {children}
  </Box>
);
