import { Badge, Box, Button, Flex, IconButton, Link, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import type { TextEntry_text$key } from "#relay/TextEntry_text.graphql.ts";
import { Eye, EyeOff, Star } from "../../ui/icons.ts";
import { formatArrival } from "../attempts/arrival.ts";
import { attemptLink } from "../attempts/NamedAttempt.tsx";
import { participantLabel } from "../attempts/participant.ts";
import { isLong } from "./marks.ts";
import { useMarking } from "./useMarking.ts";

interface TextEntryProps {
  text: TextEntry_text$key;
  contentId: string;
  questionId: string;
  isAnonymous: boolean;
}

export function TextEntry({ text: textRef, contentId, questionId, isAnonymous }: TextEntryProps) {
  const answer = useFragment(
    graphql`
      fragment TextEntry_text on OpenAnswer {
        id
        attemptId
        text
        completedAt
        participantName
        participantEmail
        isStarred
        isHidden
      }
    `,
    textRef,
  );
  const { text, completedAt, isStarred, isHidden } = answer;
  const mark = useMarking(contentId, questionId, answer);
  const [isOpen, setOpen] = useState(false);
  const [address] = useSearchParams();
  const textId = useId();
  const canFold = isLong(text);
  return (
    <Flex as="li" gap="3" py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: "0" }} breakInside="avoid">
      <Box flex="1" minW="0">
        <Text
          id={textId}
          dir="auto"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          color={isHidden ? "fg.muted" : undefined}
          lineClamp={canFold && !isOpen ? 4 : undefined}
          _print={{ lineClamp: "none" }}
        >
          {text}
        </Text>
        {canFold && (
          <Button
            size="xs"
            variant="ghost"
            colorPalette="ink"
            ms="-2"
            aria-expanded={isOpen}
            aria-describedby={textId}
            onClick={() => setOpen(!isOpen)}
            _print={{ display: "none" }}
          >
            {isOpen ? "Show less" : "Show all"}
          </Button>
        )}
        <Flex mt="1" gap="2" wrap="wrap" align="center" fontSize="sm" color="fg.muted">
          <Link asChild variant="underline" color="inherit" minW="0" overflowWrap="anywhere">
            <RouterLink {...attemptLink(address, answer.attemptId)}>
              <bdi>{participantLabel({ ...answer, isAnonymous })}</bdi>
            </RouterLink>
          </Link>
          <time dateTime={completedAt}>{formatArrival({ completedAt, isAnonymous })}</time>
          {isHidden && <Badge>Hidden</Badge>}
        </Flex>
      </Box>
      <Flex flexShrink="0" align="flex-start" _print={{ display: "none" }}>
        <IconButton
          size="sm"
          variant="ghost"
          colorPalette={isStarred ? "accent" : "ink"}
          aria-label="Star"
          aria-pressed={isStarred}
          aria-describedby={textId}
          data-tip={isStarred ? "Remove star" : "Star"}
          onClick={() => mark({ isStarred: !isStarred })}
        >
          <Star aria-hidden fill={isStarred ? "currentColor" : "none"} />
        </IconButton>
        <IconButton
          size="sm"
          variant="ghost"
          colorPalette="ink"
          aria-label="Hide"
          aria-pressed={isHidden}
          aria-describedby={textId}
          data-tip={isHidden ? "Show again" : "Hide from presentations"}
          onClick={() => mark({ isHidden: !isHidden })}
        >
          {isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </Flex>
    </Flex>
  );
}
