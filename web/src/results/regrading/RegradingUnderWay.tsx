import { Box, Button, Heading, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { announce } from "../../ui/announce.ts";
import { Bar, BarFill } from "../../ui/charts/Bar.tsx";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import { countOf, formatCount, plural } from "../../ui/text/format.ts";
import type { Regraded, RegradingProgress } from "./useRegrading.ts";

interface RegradingUnderWayProps {
  progress: RegradingProgress;
  resultsPath: string;
}

/**
 * The progress of a regrading, then its outcome. Takes the focus, because the button that started or retried it is
 * gone.
 */
export function RegradingUnderWay({ progress: { regrading, hasFailed, retry }, resultsPath }: RegradingUnderWayProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasFailed) heading.current?.focus();
  }, [hasFailed]);
  const announcement = regrading?.isOver ? `Regraded. ${outcomeOf(regrading)}` : null;
  useEffect(() => {
    if (announcement !== null) announce(announcement);
  }, [announcement]);
  if (hasFailed)
    return (
      <ErrorState title="Couldn't load the progress" onRetry={retry}>
        It continues in the background.
      </ErrorState>
    );
  return (
    <Box as="section" mb="10">
      <Heading ref={heading} as="h2" size="lg" tabIndex={-1} outline="0" mb="3">
        {regrading?.isOver ? "Regraded" : "Regrading"}
      </Heading>
      {!regrading ? (
        <SkeletonLines count={1} />
      ) : regrading.isOver ? (
        <>
          <Text maxW="prose">
            {outcomeOf(regrading)} {regrading.changed > 0 && "Participants see the new result when they open it again."}
          </Text>
          <Button asChild mt="4">
            <Link to={resultsPath}>See the Results</Link>
          </Button>
        </>
      ) : (
        <HowFar regrading={regrading} />
      )}
    </Box>
  );
}

function outcomeOf({ changed, total, mails }: Regraded) {
  if (changed === 0) return "No result changed.";
  const mailed = mails
    ? ` ${plural(changed, "The participant gets", "Participants get")} an email if their address is known.`
    : "";
  return `${formatCount(changed)} of ${countOf(total, "result")} changed.${mailed}`;
}

const HowFar = ({ regrading: { done, total } }: { regrading: Regraded }) => (
  <>
    <Box
      role="progressbar"
      aria-label="Regraded"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={`${formatCount(done)} of ${formatCount(total)}`}
    >
      <Bar tall="line" fill={<BarFill share={total === 0 ? 0 : (100 * done) / total} />} />
    </Box>
    <Text mt="2" fontVariantNumeric="tabular-nums">
      {formatCount(done)} of {countOf(total, "response")}
    </Text>
    <Text color="fg.muted">You can leave this page.</Text>
  </>
);
