import { Box, Button, Flex } from "@chakra-ui/react";
import { useDeferredValue } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { Invited_content$key } from "#relay/Invited_content.graphql.ts";
import type { InvitedQuery } from "#relay/InvitedQuery.graphql.ts";
import type { PeopleFilters_content$key } from "#relay/PeopleFilters_content.graphql.ts";
import { SearchBox } from "../../ui/form/SearchBox.tsx";
import { useAddressQuery } from "../../ui/hooks/useAddressQuery.ts";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { filterIn, isFiltered, longestSearch, noFilter, type PeopleFilter, variablesOf, written } from "./filter.ts";
import { PeopleList } from "./list/PeopleList.tsx";
import { NextStep } from "./NextStep.tsx";
import { PeopleFilters } from "./PeopleFilters.tsx";
import { type State, statesOf } from "./states.ts";

interface InvitedProps {
  content: Invited_content$key;
  filters: PeopleFilters_content$key;
  /** The list is refetched when it changes. */
  round: number;
}

/** The list with its filters, and the next step. */
export function Invited({ content: contentRef, filters, round }: InvitedProps) {
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
          passed
          failed
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
  const filter = filterIn(address);
  const { state, search } = filter;
  const variables = { id, ...variablesOf(filter) };
  const fetchKey = useDeferredValue(JSON.stringify({ variables, round }));
  const change = (part: Partial<PeopleFilter>, isNew = true) => setAddress(written({ ...filter, ...part }), isNew);
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
            onChange={(search, isNew) => change({ search }, isNew)}
          />
        </Flex>
        <Flex role="group" aria-label="Status" gap="2" wrap="wrap" mt="3">
          <Chip isOn={state === null} onPress={() => change({ state: null })}>
            All {formatCount(counts?.total ?? 0)}
          </Chip>
          {choices.map(([name, label]) => (
            <Chip key={name} isOn={state === name} onPress={() => change({ state: state === name ? null : name })}>
              {label} {formatCount(countOfState(name))}
            </Chip>
          ))}
        </Flex>
        <PeopleFilters content={filters} filter={filter} onChange={change} />
      </Box>
      <Boundary
        key={fetchKey}
        fallback={
          <ErrorState title="Couldn't load the list" onRetry={() => location.reload()}>
            Nothing is lost. Try again.
          </ErrorState>
        }
      >
        <LazyPart fallback={<SkeletonLines count={4} />}>
          <People
            fetchKey={fetchKey}
            isFiltered={isFiltered(filter)}
            onClear={() => change({ ...noFilter, order: filter.order })}
          />
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

interface PeopleProps {
  fetchKey: string;
  isFiltered: boolean;
  onClear: () => void;
}

function People({ fetchKey, ...props }: PeopleProps) {
  const { variables } = JSON.parse(fetchKey) as { variables: InvitedQuery["variables"] };
  const { node } = useLazyLoadQuery<InvitedQuery>(
    graphql`
      query InvitedQuery(
        $id: ID!
        $state: InvitationState
        $search: String
        $level: String
        $fields: [InvitedFieldInput!]
        $order: InvitationOrder
      ) {
        node(id: $id) {
          ...PeopleList_content
            @alias(as: "content")
            @arguments(state: $state, search: $search, level: $level, fields: $fields, order: $order)
        }
      }
    `,
    variables,
    { fetchPolicy: "store-and-network", fetchKey },
  );
  return node?.content && <PeopleList content={node.content} {...props} />;
}
