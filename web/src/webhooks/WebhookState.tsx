import { Badge } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { WebhookState_webhook$key } from "#relay/WebhookState_webhook.graphql.ts";
import { TimeAgo } from "../ui/text/TimeAgo.tsx";

/** Whether messages are sent, and the reason if not. */
export function WebhookState({ webhook }: { webhook: WebhookState_webhook$key }) {
  const { pausedAt, failingSince, disabledAt, disabledBecause } = useFragment(
    graphql`
      fragment WebhookState_webhook on Webhook {
        pausedAt
        failingSince
        disabledAt
        disabledBecause
      }
    `,
    webhook,
  );
  if (disabledAt)
    return (
      <>
        <Badge colorPalette="danger">Disabled</Badge> <TimeAgo iso={disabledAt} />
        {disabledBecause === "GONE"
          ? ": the receiver returned 410 Gone"
          : ": the receiver accepted no message for days"}
      </>
    );
  if (pausedAt)
    return (
      <>
        <Badge>Paused</Badge> <TimeAgo iso={pausedAt} />
      </>
    );
  return (
    <>
      <Badge colorPalette="accent" variant="subtle">
        On
      </Badge>
      {failingSince && (
        <>
          {" "}
          First failure <TimeAgo iso={failingSince} />, no success since
        </>
      )}
    </>
  );
}
