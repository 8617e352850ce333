import { Box, Skeleton, Text, VisuallyHidden } from "@chakra-ui/react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { graphql, useFragment } from "react-relay";
import type { CandidateList_drafting$key } from "#relay/CandidateList_drafting.graphql.ts";
import type { Kind } from "../../../product/kind.ts";
import { announce } from "../../../ui/announce.ts";
import { CandidateCard } from "./CandidateCard.tsx";
import { focusCard } from "./cards.ts";
import type { Revision } from "./revisions.ts";
import { type Decision, useDecision } from "./useDecision.ts";
import { useRestore } from "./useRestore.ts";

interface CandidateListProps {
  drafting: CandidateList_drafting$key;
  kind: Kind;
  possible: readonly Revision[];
  hasModel: boolean;
  ref: RefObject<HTMLOListElement | null>;
}

const decisionWords = { KEPT: "Kept", DROPPED: "Discarded", PROPOSED: "To review again" } as const;

/** The questions as cards. Keys work while a card has the focus, which moves on to the next undecided card. */
export function CandidateList({ drafting, kind, possible, hasModel, ref }: CandidateListProps) {
  const { state, line, candidates } = useFragment(
    graphql`
      fragment CandidateList_drafting on Drafting {
        state
        line
        candidates {
          id
          state
          ...CandidateCard_candidate
        }
      }
    `,
    drafting,
  );
  const decide = useDecision();
  const restore = useRestore();
  const last = useRef<string>(null);
  const [formers, setFormers] = useState<ReadonlyMap<string, string>>(new Map());

  function turn(place: number, decision: Decision) {
    const candidate = candidates[place];
    if (!candidate || candidate.state === decision) return;
    decide(candidate.id, decision);
    last.current = decision === "PROPOSED" ? null : candidate.id;
    const after = candidates.map(({ state }, at) => (at === place ? decision : state));
    const keptCount = after.filter((state) => state === "KEPT").length;
    const undecidedCount = after.filter((state) => state === "PROPOSED").length;
    announce(`${decisionWords[decision]}. ${keptCount} kept, ${undecidedCount} to review.`);
    if (decision === "PROPOSED") focusCard(ref.current, place);
    else moveOn(after, place);
  }

  /** Focuses the next undecided card, otherwise an earlier one, otherwise the button that creates the item. */
  function moveOn(states: readonly string[], from: number) {
    const next = states.indexOf("PROPOSED", from);
    const place = next === -1 ? states.indexOf("PROPOSED") : next;
    if (place !== -1) focusCard(ref.current, place);
    else if (state === "WRITING") focusCard(ref.current, from);
    else document.getElementById("make-item")?.focus();
  }

  /** Undoes the decision on this card, its rewriting, or otherwise the last decision. */
  function undo(place: number) {
    const { id = "", state } = candidates[place] ?? {};
    const isDecided = state !== "PROPOSED";
    const former = formers.get(id);
    if (!isDecided && former !== undefined) return restore(former);
    turn(isDecided ? place : candidates.findIndex(({ id }) => id === last.current), "PROPOSED");
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    const card = target.closest<HTMLElement>("[data-card]");
    if (!card || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("input, textarea, select, [contenteditable]")) return;
    const place = Number(card.dataset.card);
    const press = (name: string) => card.querySelector<HTMLElement>(`[data-key="${name}"]`)?.click();
    const run = {
      k: () => turn(place, "KEPT"),
      d: () => turn(place, "DROPPED"),
      u: () => undo(place),
      a: () => press("a"),
      e: () => press("e"),
      arrowup: () => focusCard(ref.current, place - 1),
      arrowdown: () => focusCard(ref.current, place + 1),
    }[event.key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  }

  const focused = useRef({ id: "", place: 0 });
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const place = Number(target.closest<HTMLElement>("[data-card]")?.dataset.card);
    focused.current = { id: candidates[place]?.id ?? "", place };
  }
  const ids = candidates.map(({ id }) => id).join(" ");
  useLayoutEffect(() => {
    const { id, place } = focused.current;
    const isReplaced = id !== "" && !ids.includes(id);
    // The focused card is gone, so the card that replaced it gets the focus.
    if (isReplaced && document.activeElement === document.body) focusCard(ref.current, place);
  }, [ids, ref]);

  // Stable for as long as the list is mounted, so that a decision renders only its own card.
  const latest = useRef({ turn, restore });
  useLayoutEffect(() => {
    latest.current = { turn, restore };
  });
  const onDecide = useCallback((place: number, decision: Decision) => latest.current.turn(place, decision), []);
  const onRestore = useCallback((id: string) => latest.current.restore(id), []);
  const onRevised = useCallback((former: string, place: number, ids: readonly string[]) => {
    setFormers((formers) => new Map(formers).set(ids[place] ?? "", former));
  }, []);

  return (
    <>
      <VisuallyHidden as="h2" id="candidates">
        Questions
      </VisuallyHidden>
      <Box as="ol" ref={ref} listStyleType="none" aria-labelledby="candidates" onKeyDown={onKeyDown} onFocus={onFocus}>
        {candidates.map((candidate, place) => (
          <CandidateCard
            key={candidate.id}
            candidate={candidate}
            place={place}
            kind={kind}
            possible={possible}
            hasModel={hasModel}
            onDecide={onDecide}
            onRevised={onRevised}
            former={formers.get(candidate.id)}
            onRestore={onRestore}
          />
        ))}
        {state === "WRITING" && (
          <Box as="li" py="6" aria-hidden>
            <Text color="fg.muted" fontSize="sm" mb="4">
              {line}
            </Text>
            <Skeleton h="5" maxW="md" mb="4" />
            {candidates.length === 0 && [1, 2, 3].map((option) => <Skeleton key={option} h="4" maxW="2xs" mb="3" />)}
          </Box>
        )}
      </Box>
    </>
  );
}
