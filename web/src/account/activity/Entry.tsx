import { Button, Flex, Link, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { Entry_entry$data, Entry_entry$key } from "#relay/Entry_entry.graphql.ts";
import { resultsPath } from "../../product/kind.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { formatDateTime, formatTime } from "../../ui/text/format.ts";

interface EntryProps {
  entry: Entry_entry$key;
  /** Shows only the item's entries. Absent once that filter is active. */
  onItem: ((id: string) => void) | undefined;
}

export function Entry({ entry, onItem }: EntryProps) {
  const { at, action, summary, network, contentId, contentTitle, content, ...who } = useFragment(
    graphql`
      fragment Entry_entry on LogEntry {
        at
        action
        summary
        network
        by
        sessionBeganAt
        isThisSession
        tokenName
        contentId
        contentTitle
        content {
          key
          kind
          title
        }
      }
    `,
    entry,
  );
  const title = contentTitle ?? content?.title;
  return (
    <Flex
      as="li"
      tabIndex={-1}
      gap={{ base: "1", sm: "4" }}
      py="3"
      borderBottomWidth="1px"
      direction={{ base: "column", sm: "row" }}
    >
      <Text
        as="time"
        // A native attribute, which Chakra's Text does not declare.
        {...{ dateTime: at }}
        color="fg.muted"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
        flexShrink="0"
        w={{ sm: "24" }}
        pt={{ sm: "0.5" }}
      >
        {formatTime(at)}
      </Text>
      <Flex direction="column" gap="0.5" minW="0" flex="1">
        <Text overflowWrap="anywhere">
          {summary}
          {title && (
            <>
              {": "}
              {content ? (
                <Link asChild variant="underline" display="inline">
                  <RouterLink to={resultsPath(content.kind, content.key)}>
                    <AuthorText>{title}</AuthorText>
                  </RouterLink>
                </Link>
              ) : (
                <AuthorText>{title}</AuthorText>
              )}
            </>
          )}
        </Text>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {[action !== "ANSWERS_ERASED" && actorOf(who), network && `from ${network}`].filter(Boolean).join(", ")}
        </Text>
      </Flex>
      {contentId && onItem && (
        <Button
          variant="ghost"
          colorPalette="ink"
          size="sm"
          me={{ sm: "-3" }}
          ms={{ base: "-3", sm: "0" }}
          alignSelf="flex-start"
          flexShrink="0"
          aria-label={`Only this item: ${title ?? "without a title"}`}
          onClick={() => onItem(contentId)}
        >
          Only This Item
        </Button>
      )}
    </Flex>
  );
}

type Who = Pick<Entry_entry$data, "by" | "sessionBeganAt" | "isThisSession" | "tokenName">;

function actorOf({ by, sessionBeganAt, isThisSession, tokenName }: Who): string {
  if (by === "TOKEN") return tokenName === null ? "By a token" : `By the token “${tokenName}”`;
  if (by === "MAILED_LINK") return "Through an emailed link";
  if (by === "ADMINISTRATOR") return "By an administrator";
  if (by === "OPERATOR") return "By the operator of this site";
  if (by === "UNKNOWN") return "By you or someone else";
  if (isThisSession) return "In this session";
  return sessionBeganAt ? `In the session of ${formatDateTime(sessionBeganAt)}` : "Logged in";
}
