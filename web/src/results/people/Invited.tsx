import { Box, Button, Flex } from "@chakra-ui/react";
import { useDeferredValue } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { Invited_content$key } from "#relay/Invited_content.graphql.ts";
import type { InvitedQuery } from "#relay/InvitedQuery.graphql.ts";
import { SearchBox } from "../../ui/form/SearchBox.tsx";
import { useAddressQuery } from "../../ui/hooks/useAddressQuery.ts";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { PeopleList } from "./list/PeopleList.tsx";
import { NextStep } from "./NextStep.tsx";
import { type State, stateIn, statesOf } from "./states.ts";

const longestSearch = 200;

interface InvitedProps {
  content: Invited_content$key;
  /** The list is refetched when it changes. */
  round: number;
}

/** The list with its filters, and the next step. */
export function Invited({ content: contentRef, round }: InvitedProps) {
  const content = useFragment(
    graphql`
      fragment Invited_content on Content {
        id
        rules {
          anonymous
        }
        invitationCounts {
          total
          unsent
          queued
          sent
          bounced
          stopped
          deferred
          opened
          started
          finished
          unanswered
          revoked
        }
        ...NextStep_content
      }
    `,
    contentRef,
  );
  const [address, setAddress] = useAddressQuery();
  const { id, rules, invitationCounts: counts } = content;
  const search = (address.get("search") ?? "").slice(0, longestSearch);
  const state = stateIn(address);
  const asked = { id, state, search: search.trim() || null };
  const shown = useDeferredValue(JSON.stringify({ asked, round }));
  const set = (next: { state: State | null; search: string }, isNew: boolean) =>
    setAddress(
      { ...(next.state && { state: next.state.toLowerCase() }), ...(next.search && { search: next.search }) },
      isNew,
    );
  const countOfState = (state: State) => counts?.[state.toLowerCase() as Lowercase<State>] ?? 0;
  const offered = statesOf(rules?.anonymous ?? false).filter(([name]) => name === state || countOfState(name) > 0);
  return (
    <>
      <NextStep content={content} />
      <Box as="search" aria-label="People" mb="4">
        <Flex maxW="md">
          <SearchBox
            label="Search people"
            placeholder="Name or email"
            maxLength={longestSearch}
            value={search}
            onChange={(search, isNew) => set({ state, search }, isNew)}
          />
        </Flex>
        <Flex role="group" aria-label="What happened" gap="2" wrap="wrap" mt="3">
          <Chip isOn={state === null} onPress={() => set({ state: null, search }, true)}>
            All {formatCount(counts?.total ?? 0)}
          </Chip>
          {offered.map(([name, label]) => (
            <Chip
              key={name}
              isOn={state === name}
              onPress={() => set({ state: state === name ? null : name, search }, true)}
            >
              {label} {formatCount(countOfState(name))}
            </Chip>
          ))}
        </Flex>
      </Box>
      <Boundary
        key={shown}
        fallback={
          <ErrorState title="The list could not be loaded" onRetry={() => location.reload()}>
            Nothing of it is lost.
          </ErrorState>
        }
      >
        <LazyPart fallback={<SkeletonLines count={4} />}>
          <Shown shown={shown} onClear={() => set({ state: null, search: "" }, true)} />
        </LazyPart>
      </Boundary>
    </>
  );
}

interface ChipProps {
  isOn: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

const Chip = ({ isOn, onPress, children }: ChipProps) => (
  <Button
    size="sm"
    variant="outline"
    colorPalette={isOn ? "accent" : "ink"}
    aria-pressed={isOn}
    layerStyle={isOn ? "chosen" : undefined}
    fontVariantNumeric="tabular-nums"
    onClick={onPress}
  >
    {children}
  </Button>
);

function Shown({ shown, onClear }: { shown: string; onClear: () => void }) {
  const { asked } = JSON.parse(shown) as { asked: InvitedQuery["variables"] };
  const [address] = useSearchParams();
  const { node } = useLazyLoadQuery<InvitedQuery>(
    graphql`
      query InvitedQuery($id: ID!, $state: InvitationState, $search: String) {
        node(id: $id) {
          ...PeopleList_content @alias(as: "content") @arguments(state: $state, search: $search)
        }
      }
    `,
    asked,
    { fetchPolicy: "store-and-network", fetchKey: shown },
  );
  if (!node?.content) return null;
  return (
    <PeopleList content={node.content} isFiltered={address.has("state") || address.has("search")} onClear={onClear} />
  );
}
