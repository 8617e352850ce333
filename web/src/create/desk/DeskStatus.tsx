import { Box, Button, Flex, Text, Link as TextLink } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { DeskStatus_drafting$key } from "#relay/DeskStatus_drafting.graphql.ts";
import type { DeskStatusStopMutation } from "#relay/DeskStatusStopMutation.graphql.ts";
import { useLiveStatus } from "../../product/live.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { announce } from "../../ui/announce.ts";
import { Bar } from "../../ui/charts/Bar.tsx";
import { Notice } from "../../ui/layout/Notice.tsx";
import { Notices } from "../created/Notices.tsx";
import { Keys } from "./Keys.tsx";
import { ResumeButton } from "./ResumeButton.tsx";
import { useAttempt } from "./useAttempt.ts";

/** Shows the progress of the writing, and offers what can be done when it breaks off. */
export function DeskStatus({ id, drafting }: { id: string; drafting: DeskStatus_drafting$key }) {
  const { sourceUrl, state, line, wanted, questionCount, isAddition, notices, missing, candidates } = useFragment(
    graphql`
      fragment DeskStatus_drafting on Drafting {
        sourceUrl
        state
        line
        wanted
        questionCount
        isAddition
        notices
        missing
        candidates {
          id
          state
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
  const attempt = useAttempt();
  const status = useLiveStatus();
  const count = candidates.length;

  function end() {
    if (isStopping) return;
    attempt("Couldn't stop the writing", async () => {
      await stop({ id });
      announce("Stopped. The questions stay.");
      document.getElementById("main")?.focus({ preventScroll: true });
    });
  }

  return (
    <Box position={{ xl: "sticky" }} top="6" fontSize="sm">
      <Text color="fg.muted" mb="2">
        <Box as="span" textStyle="figure" fontSize={{ base: "2xl", xl: "4xl" }} color="fg">
          {count}
        </Box>{" "}
        {state === "READY" ? (count === 1 ? "question written" : "questions written") : `of ${wanted} written`}
      </Text>
      {state !== "READY" && <Bar share={wanted === 0 ? 0 : (100 * count) / wanted} />}
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
      {state === "STOPPED" && count > 0 && (
        <Notice tone="warning" role="status">
          <Box as="span" display="block" mb="3">
            {line} The questions below are kept.
          </Box>
          <Flex as="span" wrap="wrap" gap="3">
            <ResumeButton id={id} size="sm" h="11">
              Continue Writing
            </ResumeButton>
            <Button variant="outline" colorPalette="ink" size="sm" h="11" aria-disabled={isStopping} onClick={end}>
              Leave It at {count}
            </Button>
          </Flex>
        </Notice>
      )}
      {status === "offline" && (
        <Notice tone="warning" role="status">
          Connection lost. Writing continues.
        </Notice>
      )}
      <Notices notices={notices} isThere={(number) => (candidates[number - 1]?.state ?? "DROPPED") !== "DROPPED"} />
      {state === "READY" && missing > 0 && (
        <ResumeButton id={id} variant="outline" size="sm" h="11">
          {missing === 1 ? "Write the Missing Question" : "Write More Questions"}
        </ResumeButton>
      )}
      <Text color="fg.muted" mt="4" textWrap="pretty">
        {!isAddition && `You asked for ${questionCount}.`}
        {(state === "WRITING" || count > questionCount) && " We write extra questions to choose from."}
        {state === "WRITING" && " You can leave this page. Find the draft on your dashboard."}
      </Text>
      {sourceUrl && (
        <Text color="fg.muted" mt="2" overflowWrap="anywhere">
          From{" "}
          <TextLink href={sourceUrl} target="_blank" rel="noreferrer">
            {new URL(sourceUrl).hostname}
          </TextLink>
        </Text>
      )}
      {count > 0 && <Keys />}
    </Box>
  );
}
