import { Box, Flex, Text } from "@chakra-ui/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ItemListQuery } from "#relay/ItemListQuery.graphql.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";

const pageSize = 30;

export interface Item {
  readonly id: string;
  readonly title: string;
}

interface ItemListProps {
  search: string;
  /** Items always listed first, whatever the search. */
  selection: readonly Item[];
  value: readonly string[];
  onToggle: (item: Item) => void;
}

export function ItemList({ search, selection, value, onToggle }: ItemListProps) {
  const { viewer } = useLazyLoadQuery<ItemListQuery>(
    graphql`
      query ItemListQuery($search: String, $first: Int!) {
        viewer {
          contents(first: $first, search: $search) {
            totalCount
            edges {
              node {
                id
                title
              }
            }
          }
        }
      }
    `,
    { search: search || null, first: pageSize },
    { fetchPolicy: "store-and-network" },
  );
  const { edges = [], totalCount = 0 } = viewer?.contents ?? {};
  const matches = edges.map(({ node }) => node);
  const others = selection.filter(({ id }) => !matches.some((match) => match.id === id));
  const rest = totalCount - edges.length;
  return (
    <>
      {[...others, ...matches].map((item) => (
        <Flex as="label" key={item.id} gap="3" py="1.5" cursor="pointer">
          <Box asChild boxSize="6" flexShrink="0" accentColor="accent">
            <input type="checkbox" checked={value.includes(item.id)} onChange={() => onToggle(item)} />
          </Box>
          <Box as="span" minW="0" overflowWrap="anywhere">
            <AuthorText>{item.title}</AuthorText>
          </Box>
        </Flex>
      ))}
      {edges.length === 0 && (
        <Text py="1.5" color="fg.muted">
          {search ? "No items match." : "You have no items yet."}
        </Text>
      )}
      {rest > 0 && (
        <Text py="1.5" fontSize="sm" color="fg.muted">
          {rest} more. Use the search.
        </Text>
      )}
    </>
  );
}
