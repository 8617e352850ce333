import { Badge, Table, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { ItemRow_content$key } from "#relay/ItemRow_content.graphql.ts";
import { kindLabel } from "../../product/kind.ts";
import { RowLink } from "../../ui/form/RowLink.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { formatDate } from "../../ui/text/format.ts";
import { Email } from "../Email.tsx";
import { useItemAddress } from "./useItemAddress.ts";

export function ItemRow({ content: contentRef }: { content: ItemRow_content$key }) {
  const content = useFragment(
    graphql`
      fragment ItemRow_content on Content {
        key
        kind
        title
        isPublic
        createdAt
        creator {
          email
        }
      }
    `,
    contentRef,
  );
  const { linkTo } = useItemAddress();
  const kind = kindLabel(content.kind);
  const visibility = content.isPublic ? "Public" : "Private";
  const creator = content.creator ? <Email email={content.creator.email} /> : "Account deleted";
  const created = formatDate(content.createdAt);
  return (
    <Table.Row position="relative">
      <Table.Cell asChild ps="0" minW="0" fontWeight="normal">
        <th scope="row">
          <RowLink {...linkTo(content.key)}>
            <AuthorText>{content.title}</AuthorText>
          </RowLink>
          <Text hideFrom="md" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {kind} · {visibility} · {created}
            <br />
            {creator}
          </Text>
        </th>
      </Table.Cell>
      <Table.Cell hideBelow="md">
        <Badge>{kind}</Badge>
      </Table.Cell>
      <Table.Cell hideBelow="md" overflowWrap="anywhere" {...(!content.creator && { color: "fg.muted" })}>
        {creator}
      </Table.Cell>
      <Table.Cell hideBelow="md">{visibility}</Table.Cell>
      <Table.Cell hideBelow="md" whiteSpace="nowrap" pe="0">
        <time dateTime={content.createdAt}>{created}</time>
      </Table.Cell>
    </Table.Row>
  );
}
