import { Box, Button, Text } from "@chakra-ui/react";
import { useCallback, useEffect, useTransition } from "react";
import { graphql, useRefetchableFragment } from "react-relay";
import type { DeliveryLog_webhook$key } from "#relay/DeliveryLog_webhook.graphql.ts";
import type { DeliveryLogRefetchQuery } from "#relay/DeliveryLogRefetchQuery.graphql.ts";
import { DeliveryRow } from "./DeliveryRow.tsx";
import { Subsection } from "./Subsection.tsx";

interface DeliveryLogProps {
  webhook: DeliveryLog_webhook$key;
  results: string;
}

const pollInterval = 5000;

export function DeliveryLog({ webhook, results }: DeliveryLogProps) {
  const [{ deliveries }, refetch] = useRefetchableFragment<DeliveryLogRefetchQuery, DeliveryLog_webhook$key>(
    graphql`
      fragment DeliveryLog_webhook on Webhook @refetchable(queryName: "DeliveryLogRefetchQuery") {
        deliveries {
          id
          state
          ...DeliveryRow_delivery
        }
      }
    `,
    webhook,
  );
  const [isPending, startTransition] = useTransition();
  const look = useCallback(
    () => startTransition(() => void refetch({}, { fetchPolicy: "store-and-network" })),
    [refetch],
  );

  const isWaiting = deliveries.some(({ state }) => state === "WAITING");
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => document.visibilityState === "visible" && look(), pollInterval);
    return () => clearInterval(timer);
  }, [isWaiting, look]);

  return (
    <Subsection
      title="Messages"
      lead="The last 50, newest first. What is not taken is sent again for about a day."
      actions={
        <Button variant="outline" colorPalette="ink" size="sm" aria-disabled={isPending} onClick={look}>
          Refresh
        </Button>
      }
    >
      {deliveries.length === 0 ? (
        <Text color="fg.muted">Nothing has been sent yet. The next response will be.</Text>
      ) : (
        <Box as="ul" listStyleType="none" borderTopWidth="1px">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} results={results} />
          ))}
        </Box>
      )}
    </Subsection>
  );
}
