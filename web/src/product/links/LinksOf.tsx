import { Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { LinksOfQuery, LinksOfQuery$variables } from "#relay/LinksOfQuery.graphql.ts";

interface LinksOfProps {
  itemKey: string;
  links: LinksOfQuery$variables["links"];
  children: (links: readonly string[]) => ReactNode;
}

/** Links created by the service, because only it can sign. */
export function LinksOf({ itemKey, links, children }: LinksOfProps) {
  const { content } = useLazyLoadQuery<LinksOfQuery>(
    graphql`
      query LinksOfQuery($key: String!, $links: [FieldLinkInput!]!) {
        content(key: $key) {
          linksWith(links: $links)
        }
      }
    `,
    { key: itemKey, links },
    { fetchPolicy: "store-and-network" },
  );
  if (!content?.linksWith) return <Text color="fg.muted">Only its owner can make such links.</Text>;
  return children(content.linksWith);
}
