import { Box, Button, Flex, Text, Link as TextLink } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { DeskStatus_drafting$key } from "#relay/DeskStatus_drafting.graphql.ts";
import type { DeskStatusResumeMutation } from "#relay/DeskStatusResumeMutation.graphql.ts";
import type { DeskStatusStopMutation } from "#relay/DeskStatusStopMutation.graphql.ts";
import { knownKind } from "../../product/kind.ts";
import { useLiveStatus } from "../../product/live.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { announce } from "../../ui/announce.ts";
import { Bar } from "../../ui/charts/Bar.tsx";
import { pressing, useIntention } from "../../ui/intention.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { countOf } from "../../ui/text/format.ts";
import { makerSearch, modeOf } from "../generating/modes.ts";
import { Keys } from "./Keys.tsx";
import { useAttempt } from "./useAttempt.ts";

/** How far the writing is, and what can be done when it breaks off. */
export function DeskStatus({ id, drafting }: { id: string; drafting: DeskStatus_drafting$key }) {
  const { kind, origin, sourceUrl, state, line, wanted, questionCount, notices, missing, candidates } = useFragment(
    graphql`
      fragment DeskStatus_drafting on Drafting {
        kind
        origin
        sourceUrl
        state
        line
        wanted
        questionCount
        notices
        missing
        candidates {
          id
        }
      }
    `,
    drafting,
  );
  const [stop, isStopping] = useOperation<DeskStatusStopMutation>(graphql`
    mutation DeskStatusStopMutation($id: ID!) {
      stopDrafting(id: $id) {
        __typename
        ... on StopDraftingSuccess {
          data {
            ...Desk_drafting
          }
        }
        ... on DomainError {
          code
          message
        }
      }
    }
  `);
  const [resume, isResuming] = useOperation<DeskStatusResumeMutation>(graphql`
    mutation DeskStatusResumeMutation($id: ID!, $idempotencyKey: String!) {
      resumeDrafting(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on ResumeDraftingSuccess {
          data {
            ...Desk_drafting
          }
        }
        ... on DomainError {
          code
          message
          retryAfter
        }
      }
    }
  `);
  const intention = useIntention();
  const attempt = useAttempt();
  const status = useLiveStatus();
  const written = candidates.length;

  function end() {
    if (isStopping) return;
    attempt("The writing was not stopped", async () => {
      await stop({ id });
      announce("Stopped. What was written stays.");
      document.getElementById("main")?.focus({ preventScroll: true });
    });
  }

  function goOn() {
    if (isResuming) return;
    attempt("The writing did not go on", () => pressing(intention, (idempotencyKey) => resume({ id, idempotencyKey })));
  }

  return (
    <Box position={{ xl: "sticky" }} top="6" fontSize="sm">
      <Text color="fg.muted" mb="2">
        <Box as="span" textStyle="figure" color="fg">
          {written}
        </Box>{" "}
        {state === "READY" ? (written === 1 ? "question written" : "questions written") : `of ${wanted} written`}
      </Text>
      {state !== "READY" && <Bar share={wanted === 0 ? 0 : (100 * written) / wanted} />}
      {state === "WRITING" && (
        <Flex align="center" justify="space-between" gap="4" mt="2">
          <Text color="fg.muted" overflowWrap="anywhere">
            {line}
          </Text>
          <Button variant="outline" colorPalette="ink" size="sm" h="11" aria-disabled={isStopping} onClick={end}>
            Stop Writing
          </Button>
        </Flex>
      )}
      {state === "STOPPED" && (
        <Notice tone="warning" role="status">
          <Box as="span" display="block" mb="3">
            {line} {written > 0 && "What was written is still here."}
          </Box>
          <Flex as="span" gap="2" wrap="wrap">
            <Button size="sm" h="11" aria-disabled={isResuming} onClick={goOn}>
              {written > 0 ? "Go on Writing" : "Try Again"}
            </Button>
            {written === 0 && (
              <Button asChild variant="outline" colorPalette="ink" size="sm" h="11">
                <Link to={`/maker${makerSearch(knownKind(kind), modeOf(origin))}`}>
                  {origin === "TOPIC" ? "Another Topic" : "Another Source"}
                </Link>
              </Button>
            )}
          </Flex>
        </Notice>
      )}
      {status === "offline" && (
        <Notice tone="warning" role="status">
          The connection is interrupted. The writing goes on without it, and what comes appears here once it is back.
        </Notice>
      )}
      {notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
      {missing > 0 && (
        <Notice
          actions={
            <Button variant="outline" size="sm" h="11" aria-disabled={isResuming} onClick={goOn}>
              Write the Missing {missing}
            </Button>
          }
        >
          {countOf(missing, "question is", "questions are")} missing, and can still be written from the same source.
        </Notice>
      )}
      <Text color="fg.muted" mt="4" textWrap="pretty">
        You asked for {questionCount}; more are written, so that there is a choice.
        {state === "WRITING" && " You may leave this page: the writing goes on, and your dashboard leads back here."}
      </Text>
      {sourceUrl && (
        <Text color="fg.muted" mt="2" overflowWrap="anywhere">
          From{" "}
          <TextLink href={sourceUrl} target="_blank" rel="noreferrer">
            {new URL(sourceUrl).hostname}
          </TextLink>
        </Text>
      )}
      <Keys />
    </Box>
  );
}
