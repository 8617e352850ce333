import { Badge, Box, Button, Flex, Link, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { DeliveryRow_delivery$key } from "#relay/DeliveryRow_delivery.graphql.ts";
import type { DeliveryRowMutation } from "#relay/DeliveryRowMutation.graphql.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { countOf, formatDateTime } from "../../ui/text/format.ts";
import { TimeAgo } from "../../ui/text/TimeAgo.tsx";
import { inWords, isTaken } from "./answer.ts";
import { ResponseBody } from "./ResponseBody.tsx";

const states: Record<string, { label: string; colorPalette?: string }> = {
  WAITING: { label: "Waiting" },
  DELIVERED: { label: "Delivered", colorPalette: "accent" },
  FAILED: { label: "Failed", colorPalette: "danger" },
};

export function DeliveryRow({ delivery, results }: { delivery: DeliveryRow_delivery$key; results: string }) {
  const { id, attemptId, createdAt, state, tries, answer, ...last } = useFragment(
    graphql`
      fragment DeliveryRow_delivery on WebhookDelivery {
        id
        attemptId
        state
        tries
        status
        answer
        error
        duration
        createdAt
      }
    `,
    delivery,
  );
  const [replay, isPending] = useOperation<DeliveryRowMutation>(graphql`
    mutation DeliveryRowMutation($id: ID!) {
      replayDelivery(id: $id) {
        __typename
        ... on ReplayDeliverySuccess {
          data {
            state
          }
        }
        ... on DomainError {
          message
        }
      }
    }
  `);
  const isBusy = isPending || state === "WAITING";

  const again = () => replay({ id }).catch((error) => tellRefusal("The message was not sent again", error));

  const { label, colorPalette } = states[state] ?? { label: state };
  const isAgain = state === "WAITING" && tries > 0;
  return (
    <Flex as="li" align="flex-start" justify="space-between" gap="4" py="3" borderBottomWidth="1px">
      <Box minW="0" fontVariantNumeric="tabular-nums">
        <Flex wrap="wrap" align="center" columnGap="2">
          <Badge colorPalette={colorPalette} variant={colorPalette ? "subtle" : undefined}>
            {isAgain ? "Trying again" : label}
          </Badge>
          {inWords(last)}
        </Flex>
        <Text fontSize="sm" color="fg.muted">
          <TimeAgo iso={createdAt} /> · {countOf(tries, "try", "tries")} ·{" "}
          <Link asChild variant="underline" display="inline" color="inherit">
            <RouterLink to={`${results}?attempt=${encodeURIComponent(attemptId)}`}>See the response</RouterLink>
          </Link>
        </Text>
        {answer && !isTaken(last) && (
          <Disclosure summary="What it said">{() => <ResponseBody>{answer}</ResponseBody>}</Disclosure>
        )}
      </Box>
      <Button
        variant="ghost"
        colorPalette="ink"
        size="sm"
        me="-3"
        // `disabled` would drop the focus.
        aria-disabled={isBusy}
        aria-label={`Replay the message of ${formatDateTime(createdAt)}`}
        onClick={() => !isBusy && again()}
      >
        Replay
      </Button>
    </Flex>
  );
}
