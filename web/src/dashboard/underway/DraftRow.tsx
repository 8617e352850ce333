import { Badge, Box, Button, Flex, Heading, Text, Link as TextLink } from "@chakra-ui/react";
import { lazy, Suspense, useMemo } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import { Link } from "react-router-dom";
import type { DraftRow_drafting$data, DraftRow_drafting$key } from "#relay/DraftRow_drafting.graphql.ts";
import type { DraftRowSubscription } from "#relay/DraftRowSubscription.graphql.ts";
import { deskPath, kindLabel } from "../../product/kind.ts";
import { Bar } from "../../ui/charts/Bar.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { countOf } from "../../ui/text/format.ts";

// Few drafts break off before their first question.
const DiscardDraft = lazy(async () => ({
  default: (await import("../../product/drafting/DiscardDraft.tsx")).DiscardDraft,
}));

export function DraftRow({ drafting: draftingRef }: { drafting: DraftRow_drafting$key }) {
  const drafting = useFragment(
    graphql`
      fragment DraftRow_drafting on Drafting {
        id
        kind
        title
        sourceUrl
        state
        line
        wanted
        candidates {
          state
        }
      }
    `,
    draftingRef,
  );
  const { id, kind, title, sourceUrl, state, wanted, candidates } = drafting;
  const label = kindLabel(kind);
  const isEmpty = state === "STOPPED" && candidates.length === 0;
  const name = title ?? (sourceUrl ? addressOf(sourceUrl) : `${label} without a title yet`);
  // Finished on this page, and not refetched yet.
  if (state === "FINISHED") return null;
  return (
    <Flex as="li" wrap="wrap" align="center" columnGap="6" rowGap="3" borderTopWidth="1px" py="5">
      {state === "WRITING" && <Watch id={id} />}
      <Box flex="1 1 16rem" minW="0">
        <Heading as="h3" size="md" overflowWrap="anywhere">
          <TextLink asChild variant="plain">
            <Link to={deskPath(id)}>{title ? <AuthorText>{title}</AuthorText> : name}</Link>
          </TextLink>
        </Heading>
        <Flex wrap="wrap" columnGap="4" rowGap="1" mt="1.5" mb="2" fontSize="sm" align="center">
          <Badge>{label}</Badge>
          <Text color={state === "STOPPED" ? "fg.warning" : "fg.muted"} flex="1 1 12rem">
            {wordsOf(drafting)}
          </Text>
        </Flex>
        {state === "WRITING" && <Bar share={wanted === 0 ? 0 : (100 * candidates.length) / wanted} />}
      </Box>
      <Suspense fallback={null}>
        {isEmpty && <DiscardDraft id={id} isEmpty h="11" aria-label={`Discard draft: ${name}`} />}
      </Suspense>
      <Button asChild variant="outline" size="sm" h="11">
        <Link to={deskPath(id)} aria-label={`${isEmpty ? "Open draft" : "Choose questions"}: ${name}`}>
          {isEmpty ? "Open Draft" : "Choose Questions"}
        </Link>
      </Button>
    </Flex>
  );
}

/** Host and path of a link. */
function addressOf(link: string): string {
  const { host, pathname } = new URL(link);
  return `${host}${pathname.replace(/\/$/, "")}`;
}

function wordsOf({ state, line, wanted, candidates }: DraftRow_drafting$data): string {
  if (state === "WRITING") return `A draft is being written: ${candidates.length} of ${wanted}.`;
  if (state === "STOPPED") return `A draft broke off. ${line ?? ""}`;
  const count = (state: string) => candidates.filter((candidate) => candidate.state === state).length;
  const parts = [`${countOf(count("KEPT"), "question")} kept`, `${count("PROPOSED")} to decide`];
  return `A draft is waiting: ${parts.join(", ")}.`;
}

/** Keeps a draft in the store up to date while it is written. If this fails, returning to the page refetches it. */
function Watch({ id }: { id: string }) {
  useSubscription<DraftRowSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription DraftRowSubscription($id: ID!) {
            draftingChanged(id: $id) {
              ...DraftRow_drafting
            }
          }
        `,
        variables: { id },
        onError: () => undefined,
      }),
      [id],
    ),
  );
  return null;
}
