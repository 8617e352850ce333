import { Box, Button, Flex, VisuallyHidden } from "@chakra-ui/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation, useSearchParams } from "react-router-dom";
import type { Live_content$key } from "#relay/Live_content.graphql.ts";
import { isGone } from "../../product/gone.ts";
import { kindNoun } from "../../product/kind.ts";
import { useLiveStatus } from "../../product/live.ts";
import { announce } from "../../ui/announce.ts";
import { usePaced } from "../../ui/hooks/usePaced.ts";
import { Pause, Play } from "../../ui/icons.ts";
import { countOf, formatCount, formatDate, formatDateTime, formatTime } from "../../ui/text/format.ts";
import { isPlain, screenVariables } from "../filter/address.ts";
import { tabOf } from "../tabs.ts";
import { LiveCount, LiveFiltered } from "./LiveCount.tsx";
import { LiveUpdates, LiveUpdatesNewest } from "./LiveUpdates.tsx";

const words = {
  paused: "Paused",
  idle: "Connecting…",
  connecting: "Connecting…",
  live: "Live",
  offline: "Reconnecting…",
} as const;

/** Milliseconds between announcements to screen readers. */
const announcementPause = 10_000;

/** Shows whether the page updates live, and pauses it. */
export function Live({ content: contentRef }: { content: Live_content$key }) {
  const { id, kind, attemptCount, rules, results } = useFragment(
    graphql`
      fragment Live_content on Content {
        id
        kind
        attemptCount @include(if: $isFiltered)
        rules {
          anonymous
        }
        results(filter: $filter) {
          totalAttempts
          averageScore
          lastAttemptAt
          # For LiveUpdates, to know what it is sent the figures of.
          layout
        }
      }
    `,
    contentRef,
  );
  const [address] = useSearchParams();
  const attempts = attemptCount ?? results?.totalAttempts ?? 0;
  const [paused, setPaused] = useState<{ at: number; now: number } | null>(null);
  const isPaused = paused !== null;
  const { hash } = useLocation();
  const isListed = !address.has("present") && tabOf(address, hash) === "people";
  const [listed, setListed] = useState(attempts);
  // The list is refetched when it is opened, not while another tab is.
  if (isListed && listed !== attempts) setListed(attempts);
  const last = useRef(attempts);
  useEffect(() => {
    last.current = attempts;
  }, [attempts]);
  const pause = useCallback(() => setPaused({ at: last.current, now: last.current }), []);
  const count = useCallback((now: number) => setPaused((paused) => paused && { ...paused, now }), []);
  const [isDeleted, setIsDeleted] = useState(false);
  const onGone = useCallback(() => setIsDeleted(true), []);
  const end = useCallback((refusal?: Error) => (isGone(refusal) ? onGone() : pause()), [onGone, pause]);
  const isEverything = isPlain(screenVariables(address));
  const status = useLiveStatus();
  const state = isPaused ? "paused" : status;
  const lastAnswer = results?.lastAttemptAt ?? null;

  if (isDeleted)
    return (
      <Box role="status" fontSize="sm" fontWeight="medium" color="fg.warning">
        This {kindNoun(kind)} was deleted. You see its last results.
      </Box>
    );
  return (
    <Flex
      wrap="wrap"
      align="center"
      columnGap="3"
      rowGap="1"
      fontSize="sm"
      color="fg.muted"
      _print={{ display: "none" }}
    >
      {/* A fixed width keeps the rest of the row from wrapping when the word changes. */}
      <Flex align="center" gap="2" role="status" minW={{ base: "7.5rem", md: "auto" }}>
        <Dot key={lastAnswer} isLive={state === "live"} />
        <Box
          as="span"
          color={state === "live" ? "fg.success" : state === "offline" ? "fg.warning" : undefined}
          fontWeight="medium"
        >
          {words[state]}
          {paused && paused.now > paused.at && ` · ${formatCount(paused.now - paused.at)} new`}
        </Box>
      </Flex>
      {lastAnswer && (
        <Box as="span" fontVariantNumeric="tabular-nums" hideBelow="md">
          Last response{" "}
          {rules?.anonymous ? (
            formatDate(lastAnswer)
          ) : (
            <time dateTime={lastAnswer} data-tip={formatDateTime(lastAnswer)}>
              {formatDate(lastAnswer) === formatDate(new Date().toISOString())
                ? formatTime(lastAnswer)
                : formatDateTime(lastAnswer)}
            </time>
          )}
        </Box>
      )}
      <Button variant="ghost" colorPalette="ink" size="xs" onClick={() => (isPaused ? setPaused(null) : pause())}>
        {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        <Box as="span" srOnly={{ base: true, md: false }}>
          {isPaused ? "Resume" : "Pause"}
          <VisuallyHidden> live updates</VisuallyHidden>
        </Box>
      </Button>
      {isPaused ? (
        <LiveCount id={id} onCount={count} onGone={onGone} />
      ) : isEverything ? (
        <>
          <LiveUpdates id={id} onEnd={end} />
          <LiveUpdatesNewest id={id} attempts={listed} />
        </>
      ) : (
        <LiveFiltered id={id} attempts={attempts} onGone={onGone} />
      )}
      {results && (
        <Announcement
          text={
            kind === "SURVEY" || results.totalAttempts === 0
              ? countOf(results.totalAttempts, "response")
              : `${countOf(results.totalAttempts, "response")}, average score ${results.averageScore}%`
          }
        />
      )}
    </Flex>
  );
}

/** The parent's key restarts the animation with each response. */
const Dot = ({ isLive }: { isLive: boolean }) => (
  <Box
    position="relative"
    boxSize="2.5"
    borderRadius="full"
    bg={isLive ? "fg.success" : "border.emphasized"}
    aria-hidden
  >
    {isLive && (
      <Box position="absolute" inset="0" borderRadius="full" bg="fg.success" animation="ring 900ms ease-out forwards" />
    )}
  </Box>
);

function Announcement({ text }: { text: string }) {
  const paced = usePaced(text, announcementPause);
  const announced = useRef(paced);
  useEffect(() => {
    if (announced.current !== paced) announce(paced);
    announced.current = paced;
  }, [paced]);
  return null;
}
