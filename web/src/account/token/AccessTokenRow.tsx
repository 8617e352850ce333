import { Badge, Box, Button, Flex, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { AccessTokenRow_token$key } from "#relay/AccessTokenRow_token.graphql.ts";
import type { AccessTokenRowMutation } from "#relay/AccessTokenRowMutation.graphql.ts";
import { perform } from "../../product/operation/perform.ts";
import { useConfirmation } from "../../product/operation/useConfirmation.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { noAnswerToEnd, pressing, useIntention } from "../../ui/intention.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { formatDate } from "../../ui/text/format.ts";
import { TimeAgo } from "../../ui/text/TimeAgo.tsx";
import { useNow } from "../../ui/text/time.ts";
import { toast } from "../../ui/toast.tsx";
import { labelsOf } from "./scopes.ts";

interface AccessTokenRowProps {
  token: AccessTokenRow_token$key;
  afterwards: () => HTMLElement | null;
}

export function AccessTokenRow({ token, afterwards }: AccessTokenRowProps) {
  const { id, name, lastFour, scopes, items, createdAt, lastUsedAt, lastUsedFrom, expiresAt } = useFragment(
    graphql`
      fragment AccessTokenRow_token on AccessToken {
        id
        name
        lastFour
        scopes
        items {
          title
        }
        createdAt
        lastUsedAt
        lastUsedFrom
        expiresAt
      }
    `,
    token,
  );
  const [revoke] = useOperation<AccessTokenRowMutation>(graphql`
    mutation AccessTokenRowMutation($id: ID!, $idempotencyKey: String!) {
      revokeAccessToken(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on RevokeAccessTokenSuccess {
          data {
            ...AccessTokens_user
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  const intention = useIntention();
  const now = useNow();
  const isOver = expiresAt != null && Date.parse(expiresAt) <= now;

  async function end() {
    await pressing(intention, (idempotencyKey) => revoke({ id, idempotencyKey }));
    toast.show({ title: "Token revoked", description: `“${name}” no longer works` });
  }
  const { ask, isPending, dialog } = useConfirmation(() => perform("Couldn't revoke the token", end, noAnswerToEnd));

  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap="4"
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: "0" }}
    >
      <Box minW="0">
        <Flex wrap="wrap" align="center" columnGap="2" rowGap="2" mb="1.5" fontWeight="medium">
          <Box as="span" dir="auto" overflowWrap="anywhere">
            {name}
          </Box>
          {labelsOf(scopes).map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
          {isOver && <Badge colorPalette="danger">Expired</Badge>}
        </Flex>
        {items && (
          <Text fontSize="sm" dir="auto" overflowWrap="anywhere">
            {items.length === 0
              ? "Its items were deleted, so it no longer works."
              : `Only with ${items.map(({ title }) => `“${title}”`).join(", ")}`}
          </Text>
        )}
        <Text fontSize="sm" color="fg.muted">
          {lastFour && (
            <>
              <Box as="span" fontFamily="mono">
                assay_pat_…{lastFour}
              </Box>{" "}
              ·{" "}
            </>
          )}
          Created {formatDate(createdAt)} ·{" "}
          {lastUsedAt ? (
            <>
              Last used <TimeAgo iso={lastUsedAt} />
              {lastUsedFrom && ` from ${lastUsedFrom}`}
            </>
          ) : (
            "Never used"
          )}{" "}
          · {expiresAt ? `${isOver ? "Expired" : "Expires"} ${formatDate(expiresAt)}` : "Never expires"}
        </Text>
      </Box>
      <Button variant="ghost" colorPalette="danger" me="-3" aria-label={`Revoke ${name}`} onClick={ask}>
        Revoke
      </Button>
      <ConfirmDialog
        {...dialog}
        title={`Revoke “${name}”?`}
        confirmLabel={isPending ? "Revoking..." : "Revoke Token"}
        destructive
        finalFocus={() => (isPending ? afterwards() : null)}
      >
        Programs using it lose access immediately. You can't undo this.
      </ConfirmDialog>
    </Flex>
  );
}
