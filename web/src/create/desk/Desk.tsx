import { Box, Grid } from "@chakra-ui/react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { Desk_drafting$key } from "#relay/Desk_drafting.graphql.ts";
import type { DeskSubscription } from "#relay/DeskSubscription.graphql.ts";
import { useSignInAgain } from "../../account/session/useSignInAgain.tsx";
import { DiscardDraft } from "../../product/drafting/DiscardDraft.tsx";
import { aKind, createdPath, editPath, type Kind, kindLabel, kindNoun, knownKind } from "../../product/kind.ts";
import { subscribeAgain } from "../../product/subscribeAgain.ts";
import { announce } from "../../ui/announce.ts";
import { LinkButton } from "../../ui/form/LinkButton.tsx";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Notice } from "../../ui/layout/Notice.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { countOf } from "../../ui/text/format.ts";
import { BrokenOff } from "./BrokenOff.tsx";
import { CandidateList } from "./card/CandidateList.tsx";
import { possibleRevisions } from "./card/revisions.ts";
import { DeskBar } from "./DeskBar.tsx";
import { DeskStatus } from "./DeskStatus.tsx";
import { SignInContext } from "./useAttempt.ts";

// Loaded when shown, because its form and rules are large.
const MoreQuestions = lazy(async () => ({ default: (await import("./MoreQuestions.tsx")).MoreQuestions }));

interface DeskProps {
  id: string;
  drafting: Desk_drafting$key;
  owner: string | null;
  hasModel: boolean;
  /** Rendered once the draft no longer exists. */
  gone: ReactNode;
}

export function Desk({ id, drafting: draftingRef, owner, hasModel, gone }: DeskProps) {
  const drafting = useFragment(
    graphql`
      fragment Desk_drafting on Drafting {
        kind
        origin
        title
        state
        difficulty
        isAddition
        content {
          key
          title
        }
        addsTo {
          title
        }
        notices
        candidates {
          id
          state
        }
        sections
        ...BrokenOff_drafting
        ...DeskStatus_drafting
        ...CandidateList_drafting
        ...MoreQuestions_drafting
        ...DeskBar_drafting
      }
    `,
    draftingRef,
  );
  const { title, state, content, candidates, sections, isAddition, addsTo, notices } = drafting;
  const isEmpty = candidates.length === 0;
  const kind = knownKind(drafting.kind);
  const { origin, difficulty } = drafting;
  const possible = useMemo(
    () => possibleRevisions({ kind, origin, difficulty, hasModel }),
    [kind, origin, difficulty, hasModel],
  );
  const isGone = useNews(id);
  const signIn = useSignInAgain(owner);
  const list = useRef<HTMLOListElement>(null);
  useEndOfWriting(state, candidates.length);
  if (isGone) return gone;

  // A source that could not be read has nothing more to offer, unless other sections of it can be read.
  const canWriteMore = state === "READY" || (state === "STOPPED" && (!isEmpty || sections.length > 0));
  const isFinished = state === "FINISHED";
  return (
    <Page
      title={title ?? `Drafting ${aKind(kind)}`}
      documentTitle={`Draft: ${title ?? kindLabel(kind)}`}
      isWritten={title !== null}
      breadcrumbs={[{ label: "Creator", to: "/creator" }, { label: "Dashboard", to: "/dashboard" }, { label: "Draft" }]}
      lead={isFinished ? undefined : leadFor(kind, isAddition, addsTo?.title)}
    >
      {isFinished ? (
        <Notice
          actions={
            content && (
              <LinkButton to={isAddition ? editPath(content.key) : createdPath(content.key)} size="sm">
                {isAddition ? "Edit" : "Open"} the {kindLabel(kind)}
              </LinkButton>
            )
          }
        >
          {endOf(kind, isAddition, content?.title)}
        </Notice>
      ) : (
        <SignInContext value={signIn.ask}>
          <Grid
            templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 16rem" }}
            columnGap="10"
            rowGap="8"
            data-above-bar
          >
            <Box gridColumn={{ xl: "2" }} gridRow={{ xl: "1" }}>
              <DeskStatus id={id} drafting={drafting} />
            </Box>
            <Box minW="0" gridColumn={{ xl: "1" }} gridRow={{ xl: "1" }}>
              <CandidateList ref={list} drafting={drafting} kind={kind} possible={possible} hasModel={hasModel} />
              {state === "READY" && isEmpty && (
                <EmptyState title="Nothing is written yet">
                  {notices.length > 0
                    ? "Change the settings below, or discard this draft."
                    : "Writing stopped before the first question. Write more below, or discard this draft."}
                </EmptyState>
              )}
              {state === "STOPPED" && isEmpty && <BrokenOff id={id} drafting={drafting} />}
              {canWriteMore && (
                <Suspense fallback={null}>
                  <MoreQuestions id={id} drafting={drafting} hasModel={hasModel} />
                </Suspense>
              )}
              <Box mt="8">
                <DiscardDraft id={id} isEmpty={isEmpty} />
              </Box>
            </Box>
          </Grid>
          {!isEmpty && <DeskBar id={id} drafting={drafting} list={list} />}
        </SignInContext>
      )}
      {signIn.dialog}
    </Page>
  );
}

const leadFor = (kind: Kind, isAddition: boolean, title: string | undefined) =>
  `Keep the questions you want. They ${isAddition ? `are added to ${title === undefined ? `the ${kindNoun(kind)}` : `“${title}”`}` : `become your ${kindNoun(kind)}`}.`;

function endOf(kind: Kind, isAddition: boolean, title: string | undefined): string {
  if (title === undefined) return `The ${kindNoun(kind)} made from this draft has been deleted.`;
  return isAddition ? `The questions you kept were added to “${title}”.` : `This draft has become ${aKind(kind)}.`;
}

/** Follows the draft in the store, from any tab and any process. Returns whether the draft is gone. */
function useNews(id: string): boolean {
  const environment = useRelayEnvironment();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const { dispose } = subscribeAgain<DeskSubscription>(environment, {
      subscription: graphql`
        subscription DeskSubscription($id: ID!) {
          draftingChanged(id: $id) {
            ...Desk_drafting
          }
        }
      `,
      variables: { id },
      isOver(error) {
        const isOver = "code" in error && error.code === "NOT_FOUND";
        if (isOver) setGone(true);
        return isOver;
      },
    });
    return dispose;
  }, [environment, id]);
  return isGone;
}

/** Announces the end of the writing, which screen readers would not notice. */
function useEndOfWriting(state: string, written: number) {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === "WRITING" && state === "READY") announce(`Done: ${countOf(written, "question")}`);
    if (before.current === "WRITING" && state === "STOPPED") announce("Writing stopped early");
    before.current = state;
  }, [state, written]);
}
