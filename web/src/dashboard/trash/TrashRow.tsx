import { Badge, Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import type { RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import type { TrashRow_trashed$key } from "#relay/TrashRow_trashed.graphql.ts";
import { kindLabel } from "../../product/kind.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { countOf, formatDateTime } from "../../ui/text/format.ts";
import { TimeAgo } from "../../ui/text/TimeAgo.tsx";
import { useNow } from "../../ui/text/time.ts";
import { removeItem } from "../listChanges.ts";
import { DeleteForGood } from "./DeleteForGood.tsx";
import { useRestoreItem } from "./useRestoreItem.ts";

interface TrashRowProps {
  trashed: TrashRow_trashed$key;
  list: string;
  heading: RefObject<HTMLElement | null>;
}

const day = 24 * 60 * 60 * 1000;

export function TrashRow({ trashed: trashedRef, list, heading }: TrashRowProps) {
  const trashed = useFragment(
    graphql`
      fragment TrashRow_trashed on TrashedItem {
        id
        contentId
        kind
        title
        attemptCount
        deletedAt
        expiresAt
        ...DeleteForGood_trashed
      }
    `,
    trashedRef,
  );
  const { id, contentId, kind, title, attemptCount, deletedAt, expiresAt } = trashed;
  const [restore, isRestoring] = useRestoreItem();
  const daysLeft = Math.max(0, Math.ceil((Date.parse(expiresAt) - useNow()) / day));

  async function putBack() {
    if (isRestoring) return;
    const isDone = await restore({ id: contentId, kind, title }, (store) => removeItem(store, list, id));
    if (isDone) heading.current?.focus();
  }

  return (
    <Flex as="li" wrap="wrap" align="center" columnGap="6" rowGap="3" borderTopWidth="1px" py="5">
      <Box flex="1 1 16rem" minW="0">
        <Heading as="h3" size="md" overflowWrap="anywhere">
          <AuthorText>{title}</AuthorText>
        </Heading>
        <Flex
          wrap="wrap"
          columnGap="4"
          rowGap="1"
          mt="1.5"
          fontSize="sm"
          align="center"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          <Badge>{kindLabel(kind)}</Badge>
          <span>{countOf(attemptCount ?? 0, "response")}</span>
          <span>
            Deleted <TimeAgo iso={deletedAt} />
          </span>
          <Text as="span" color={daysLeft <= 3 ? "fg.warning" : undefined}>
            <time dateTime={expiresAt} data-tip={formatDateTime(expiresAt)}>
              {daysLeft === 0 ? "Deleted soon" : `${countOf(daysLeft, "day")} left`}
            </time>
          </Text>
        </Flex>
      </Box>
      <Flex gap="2">
        <Button
          variant="outline"
          size="sm"
          h="11"
          aria-disabled={isRestoring}
          aria-label={`Restore ${title}`}
          onClick={putBack}
        >
          {isRestoring ? "Restoring..." : "Restore"}
        </Button>
        <DeleteForGood trashed={trashed} list={list} heading={heading} />
      </Flex>
    </Flex>
  );
}
