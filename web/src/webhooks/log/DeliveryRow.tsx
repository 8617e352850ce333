import { Badge, Box, Button, Flex, Link, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import { z } from "zod";
import type { DeliveryRow_delivery$key } from "#relay/DeliveryRow_delivery.graphql.ts";
import type { DeliveryRowMutation } from "#relay/DeliveryRowMutation.graphql.ts";
import { resultsPath } from "../../product/kind.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { countOf, formatDateTime } from "../../ui/text/format.ts";
import { TimeAgo, TimeUntil } from "../../ui/text/TimeAgo.tsx";
import { labelOf } from "../events.ts";
import { inWords, isTaken, ResponseBody } from "./answer.tsx";

const Message = z.object({ data: z.object({ contentId: z.string(), kind: z.string(), title: z.string() }) });

const states: Record<string, { label: string; colorPalette?: string }> = {
  WAITING: { label: "Waiting" },
  DELIVERED: { label: "Delivered", colorPalette: "accent" },
  FAILED: { label: "Failed", colorPalette: "danger" },
};

export function DeliveryRow({ delivery }: { delivery: DeliveryRow_delivery$key }) {
  const { id, type, attemptId, body, createdAt, state, tries, nextTryAt, answer, ...last } = useFragment(
    graphql`
      fragment DeliveryRow_delivery on WebhookDelivery {
        id
        type
        attemptId
        body
        state
        tries
        nextTryAt
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
            nextTryAt
          }
        }
        ... on DomainError { code message }
      }
    }
  `);
  const isWaiting = state === "WAITING";
  // Some messages do not name an item.
  const item = body ? Message.safeParse(JSON.parse(body)).data?.data : undefined;

  const again = () => replay({ id }).catch((error) => tellRefusal("Couldn't send the message again", error));

  const { label, colorPalette } = states[state] ?? { label: state };
  return (
    <Box as="li" py="3" borderBottomWidth="1px">
      <Flex align="flex-start" justify="space-between" gap="4">
        <Box minW="0" fontVariantNumeric="tabular-nums">
          <Flex wrap="wrap" align="center" columnGap="2">
            <Badge colorPalette={colorPalette} variant={colorPalette ? "subtle" : undefined}>
              {isWaiting && tries > 0 ? "Trying again" : label}
            </Badge>
            {inWords(last)}
          </Flex>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {labelOf(type)}
            {item && (
              <>
                {" · "}
                <AuthorText>{item.title}</AuthorText>
              </>
            )}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            <TimeAgo iso={createdAt} /> · {countOf(tries, "try", "tries")}
            {isWaiting && nextTryAt && (
              <>
                {" · next try "}
                <TimeUntil iso={nextTryAt} />
              </>
            )}
            {attemptId && item && (
              <>
                {" · "}
                <Link asChild variant="underline" display="inline" color="inherit">
                  <RouterLink to={`${resultsPath(item.kind, item.contentId)}?attempt=${encodeURIComponent(attemptId)}`}>
                    See the response
                  </RouterLink>
                </Link>
              </>
            )}
          </Text>
        </Box>
        <Button
          variant="ghost"
          colorPalette="ink"
          size="sm"
          me="-3"
          flexShrink="0"
          // `disabled` would drop the focus.
          aria-disabled={isPending}
          aria-label={`${isWaiting ? "Send now" : "Send again"}: the message of ${formatDateTime(createdAt)}`}
          onClick={() => !isPending && again()}
        >
          {isWaiting ? "Send Now" : "Send Again"}
        </Button>
      </Flex>
      {answer && !isTaken(last) && (
        <Disclosure summary="Response">{() => <ResponseBody>{answer}</ResponseBody>}</Disclosure>
      )}
      {body && (
        <Disclosure summary="Request">
          {() => <ResponseBody>{JSON.stringify(JSON.parse(body), null, 2)}</ResponseBody>}
        </Disclosure>
      )}
    </Box>
  );
}
