import { Badge, Box, Button, Flex, Heading, Link } from "@chakra-ui/react";
import { memo } from "react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { ContentRow_content$key } from "#relay/ContentRow_content.graphql.ts";
import { createdPath, editPath, kindLabel, resultsPath } from "../product/kind.ts";
import { wasSeen } from "../product/seen.ts";
import { stateLine } from "../product/state/stateLine.ts";
import { Sparkline } from "../ui/charts/Sparkline.tsx";
import { SelectBox } from "../ui/selection/SelectBox.tsx";
import { AuthorText } from "../ui/text/AuthorText.tsx";
import { countOf, formatPercent } from "../ui/text/format.ts";
import { TimeAgo } from "../ui/text/TimeAgo.tsx";
import { looks } from "./ContentTable.tsx";
import { LiveDot } from "./LiveDot.tsx";
import type { ListPlace } from "./listChanges.ts";
import { MorePlace } from "./MorePlace.tsx";
import { ShareButton } from "./ShareButton.tsx";

interface ContentRowProps extends ListPlace {
  id: string;
  content: ContentRow_content$key;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

/** Memoized, because there may be a thousand rows. */
export const ContentRow = memo(function ContentRow({
  id,
  content: contentRef,
  isSelected,
  onToggle,
  ...place
}: ContentRowProps) {
  const content = useFragment(
    graphql`
      fragment ContentRow_content on Content {
        key
        kind
        title
        ...ShareButton_state @relay(mask: false)
        passedCount
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
  const average = kind === "SURVEY" ? "" : formatPercent(content.averageScore);

  return (
    <Box asChild borderBottomWidth="1px" h="11" bg={isSelected ? "bg.muted" : undefined}>
      <tr>
        <td>
          <SelectBox
            label={
              <>
                Select <AuthorText>{title}</AuthorText>
              </>
            }
            isChecked={isSelected}
            onToggle={() => onToggle(id)}
          />
        </td>
        <Box asChild fontWeight="normal" py={{ base: "1.5", md: "0" }} {...looks.title}>
          <th scope="row">
            <Flex align="center" gap="2" minW="0">
              <Heading as="h3" fontSize="md" lineHeight="1.25rem" fontWeight="medium" fontFamily="body" minW="0">
                <Link asChild variant="plain" display="block" lineClamp={{ base: 2, md: 1 }} whiteSpace="normal">
                  <RouterLink to={resultsPath(kind, key)}>
                    <AuthorText>{title}</AuthorText>
                  </RouterLink>
                </Link>
              </Heading>
              <Badge size="xs" flex="none" hideBelow="md">
                {kindLabel(kind)}
              </Badge>
            </Flex>
            <Box fontSize="xs" lineHeight="1rem" color="fg.muted" whiteSpace={{ base: "normal", md: "nowrap" }}>
              <Box as="span" hideFrom="md">
                {kindLabel(kind)} ·{" "}
              </Box>
              {stateLine(content)}
              <Box as="span" hideFrom="md">
                {content.rules?.maxAttempts == null && ` · ${countOf(responses, "response")}`}
                {content.averageScore != null && ` · ${average}`}
              </Box>
              {isUnread && (
                <>
                  {" · "}
                  <Link asChild>
                    <RouterLink to={createdPath(key)} aria-label={`Review before sharing: ${title}`}>
                      Review before sharing
                    </RouterLink>
                  </Link>
                </>
              )}
            </Box>
          </th>
        </Box>
        <Cell {...looks.responses}>
          <Flex align="center" justify="flex-end" gap="3">
            <Box w="14" hideBelow="lg">
              <Sparkline days={content.recentDays ?? []} />
            </Box>
            {countOf(responses, "response")}
          </Flex>
        </Cell>
        <Cell {...looks.score}>{average}</Cell>
        <Cell {...looks.activity}>
          {lastAttemptAt ? (
            <>
              <LiveDot lastAttemptAt={lastAttemptAt} />
              <TimeAgo iso={lastAttemptAt} />
            </>
          ) : (
            "No activity"
          )}
        </Cell>
        <Cell {...looks.created}>
          <TimeAgo iso={content.createdAt} />
        </Cell>
        <Box asChild pe="0!">
          <td>
            <Flex justify="flex-end" me={{ base: "-2", md: "0" }}>
              <Button asChild variant="ghost" size="sm" h="11" px="2" hideBelow="md">
                <RouterLink to={resultsPath(kind, key)} aria-label={`Results of ${title}`}>
                  Results
                </RouterLink>
              </Button>
              <Button asChild variant="ghost" size="sm" h="11" px="2" hideBelow="md">
                <RouterLink to={editPath(key)} aria-label={`Edit ${title}`}>
                  Edit
                </RouterLink>
              </Button>
              <ShareButton content={content} />
              <MorePlace title={title} content={content} {...place} />
            </Flex>
          </td>
        </Box>
      </tr>
    </Box>
  );
});

const Cell = (props: object) => <Box as="td" color="fg.muted" fontVariantNumeric="tabular-nums" {...props} />;
