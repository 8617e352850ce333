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
  const variables = { id, state, search: search.trim() || null };
  const fetchKey = useDeferredValue(JSON.stringify({ variables, round }));
  const setFilter = (next: { state: State | null; search: string }, isNew: boolean) =>
    setAddress(
      { ...(next.state && { state: next.state.toLowerCase() }), ...(next.search && { search: next.search }) },
      isNew,
    );
  const countOfState = (state: State) => counts?.[state.toLowerCase() as Lowercase<State>] ?? 0;
  const choices = statesOf(rules?.anonymous ?? false).filter(([name]) => name === state || countOfState(name) > 0);
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
            onChange={(search, isNew) => setFilter({ state, search }, isNew)}
          />
        </Flex>
        <Flex role="group" aria-label="What happened" gap="2" wrap="wrap" mt="3">
          <Chip isOn={state === null} onPress={() => setFilter({ state: null, search }, true)}>
            All {formatCount(counts?.total ?? 0)}
          </Chip>
          {choices.map(([name, label]) => (
            <Chip
              key={name}
              isOn={state === name}
              onPress={() => setFilter({ state: state === name ? null : name, search }, true)}
            >
              {label} {formatCount(countOfState(name))}
            </Chip>
          ))}
        </Flex>
      </Box>
      <Boundary
        key={fetchKey}
        fallback={
          <ErrorState title="The list could not be loaded" onRetry={() => location.reload()}>
            Nothing of it is lost.
          </ErrorState>
        }
      >
        <LazyPart fallback={<SkeletonLines count={4} />}>
          <People fetchKey={fetchKey} onClear={() => setFilter({ state: null, search: "" }, true)} />
        </LazyPart>
      </Boundary>
    </>
  );
}

const Chip = ({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: React.ReactNode }) => (
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

function People({ fetchKey, onClear }: { fetchKey: string; onClear: () => void }) {
  const { variables } = JSON.parse(fetchKey) as { variables: InvitedQuery["variables"] };
  const [address] = useSearchParams();
  const { node } = useLazyLoadQuery<InvitedQuery>(
    graphql`
      query InvitedQuery($id: ID!, $state: InvitationState, $search: String) {
        node(id: $id) {
          ...PeopleList_content @alias(as: "content") @arguments(state: $state, search: $search)
        }
      }
    `,
    variables,
    { fetchPolicy: "store-and-network", fetchKey },
  );
  if (!node?.content) return null;
  return (
    <PeopleList content={node.content} isFiltered={address.has("state") || address.has("search")} onClear={onClear} />
  );
}
