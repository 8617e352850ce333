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
  kept: readonly Item[];
  value: readonly string[];
  onToggle: (item: Item) => void;
}

export function ItemList({ search, kept, value, onToggle }: ItemListProps) {
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
  const found = edges.map(({ node }) => node);
  const foundIds = new Set(found.map(({ id }) => id));
  const others = kept.filter(({ id }) => !foundIds.has(id));
  const rest = totalCount - edges.length;
  return (
    <>
      {[...others, ...found].map((item) => (
        <Flex as="label" key={item.id} gap="3" py="1.5" cursor="pointer">
          <Box asChild boxSize="4" mt="1" flexShrink="0" accentColor="accent">
            <input type="checkbox" checked={value.includes(item.id)} onChange={() => onToggle(item)} />
          </Box>
          <Box as="span" minW="0" overflowWrap="anywhere">
            <AuthorText>{item.title}</AuthorText>
          </Box>
        </Flex>
      ))}
      {edges.length === 0 && (
        <Text py="1.5" color="fg.muted">
          {search ? "None of your items fits." : "You have no items yet."}
        </Text>
      )}
      {rest > 0 && (
        <Text py="1.5" fontSize="sm" color="fg.muted">
          {rest} more: search for them.
        </Text>
      )}
    </>
  );
}
