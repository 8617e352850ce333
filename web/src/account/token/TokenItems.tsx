import { Flex, Stack, Text } from "@chakra-ui/react";
import { useDeferredValue, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { TokenItemsQuery } from "#relay/TokenItemsQuery.graphql.ts";
import { CheckList } from "../../ui/form/CheckList.tsx";
import { SearchBox } from "../../ui/form/SearchBox.tsx";

interface TokenItemsProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string | undefined;
}

/** Selects items of the viewer by a part of their titles. Selected items stay visible. */
export function TokenItems({ chosen, onChange, error }: TokenItemsProps) {
  const [search, setSearch] = useState("");
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const { viewer } = useLazyLoadQuery<TokenItemsQuery>(
    graphql`
      query TokenItemsQuery($search: String!) {
        viewer {
          contents(first: 20, search: $search) {
            totalCount
            edges {
              node {
                key
                title
              }
            }
          }
        }
      }
    `,
    { search: useDeferredValue(search) },
    { fetchPolicy: "store-and-network" },
  );
  const { edges, totalCount } = viewer?.contents ?? { edges: [], totalCount: 0 };
  const matches = edges.map(({ node: { key, title } }) => ({ value: key, label: title }));
  const selected = [...titles].map(([value, label]) => ({ value, label }));
  const options = [...selected, ...matches.filter(({ value }) => !titles.has(value))];

  function change(next: string[]) {
    const labels = new Map(options.map(({ value, label }) => [value, label]));
    setTitles(new Map(next.map((value) => [value, labels.get(value) ?? value])));
    onChange(next);
  }
  return (
    <Stack gap="3">
      <Flex>
        <SearchBox
          label="Search your items"
          placeholder="Search your items"
          maxLength={200}
          value={search}
          onChange={setSearch}
        />
      </Flex>
      <CheckList legend="Your items" options={options} chosen={chosen} onChange={change} error={error} />
      <Text color="fg.muted" fontSize="sm" aria-live="polite">
        {matches.length === 0
          ? "No item is found. "
          : totalCount > matches.length && `${matches.length} of ${totalCount} shown. `}
        {chosen.length} chosen.
      </Text>
    </Stack>
  );
}
