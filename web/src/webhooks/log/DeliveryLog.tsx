import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useCallback, useEffect, useState, useTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { DeliveryLog_webhook$key } from "#relay/DeliveryLog_webhook.graphql.ts";
import type { DeliveryLogPaginationQuery } from "#relay/DeliveryLogPaginationQuery.graphql.ts";
import { logLength } from "../../../../api/src/webhook/delivery/log.rules.ts";
import { Subsection } from "../one/Subsection.tsx";
import { DeliveryRow } from "./DeliveryRow.tsx";

const pollInterval = 5000;

const pageSize = 20;

/** Maximum number of messages per request. */
const mostAtOnce = 100;

/** Number of refetches for messages that are being queued. */
const looksForQueued = 3;

interface DeliveryLogProps {
  webhook: DeliveryLog_webhook$key;
  /** Content below the log that may queue messages. */
  below?: (onQueued: () => void) => ReactNode;
}

export function DeliveryLog({ webhook, below }: DeliveryLogProps) {
  const { data, refetch, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    DeliveryLogPaginationQuery,
    DeliveryLog_webhook$key
  >(
    graphql`
      fragment DeliveryLog_webhook on Webhook
      @refetchable(queryName: "DeliveryLogPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        deliveryLog(first: $first, after: $after) @connection(key: "DeliveryLog_deliveryLog") {
          edges {
            node {
              id
              state
              ...DeliveryRow_delivery
            }
          }
        }
        # Outcomes of messages can enable and disable the webhook.
        ...WebhookState_webhook
        ...PauseButton_webhook
      }
    `,
    webhook,
  );
  const [isPending, startTransition] = useTransition();
  const { edges } = data.deliveryLog;
  const first = Math.min(Math.max(edges.length, pageSize), mostAtOnce);
  const look = useCallback(
    () => startTransition(() => void refetch({ first }, { fetchPolicy: "store-and-network" })),
    [refetch, first],
  );

  const [further, setFurther] = useState(0);
  // A webhook is read before its messages. The next refetch shows whether one of them has disabled it since.
  const states = edges.map(({ node }) => node.state).join();
  const [previousStates, setPreviousStates] = useState(states);
  if (states !== previousStates) {
    setPreviousStates(states);
    setFurther((count) => Math.max(count, 1));
  }
  // Not refetched, because a longer list would get shorter while someone reads it.
  const isFollowed = edges.length <= mostAtOnce && (further > 0 || edges.some(({ node }) => node.state === "WAITING"));
  useEffect(() => {
    if (!isFollowed) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      look();
      setFurther((count) => Math.max(0, count - 1));
    }, pollInterval);
    return () => clearInterval(timer);
  }, [isFollowed, look]);

  return (
    <Subsection
      title="Log"
      lead={`The last ${logLength.kept} messages, newest first. Failed messages are retried for about a day.`}
      actions={
        <Button variant="outline" colorPalette="ink" size="sm" aria-disabled={isPending} onClick={look}>
          Refresh
        </Button>
      }
    >
      {edges.length === 0 ? (
        <Text color="fg.muted">No messages yet.</Text>
      ) : (
        <Box as="ul" listStyleType="none" borderTopWidth="1px">
          {edges.map(({ node }) => (
            <DeliveryRow key={node.id} delivery={node} />
          ))}
        </Box>
      )}
      {hasNext && (
        <Flex justify="center" mt="4">
          <Button
            variant="outline"
            colorPalette="ink"
            size="sm"
            aria-disabled={isLoadingNext}
            onClick={() => !isLoadingNext && loadNext(pageSize)}
          >
            {isLoadingNext ? "Loading..." : "Show older"}
          </Button>
        </Flex>
      )}
      {below && <Box mt="8">{below(() => setFurther(looksForQueued))}</Box>}
    </Subsection>
  );
}
