import { Link, Text } from "@chakra-ui/react";
import { answerSeconds, patience, retries } from "../../../api/src/webhook/delivery/schedule.shared.ts";
import { Code } from "./code/Code.tsx";
import { Part, Points } from "./Part.tsx";

/** The ways to receive new responses. */
export function Following() {
  return (
    <>
      <Part id="live">
        <Text>
          Follow any item as a stream of events: <code>attempt</code> for each new attempt, <code>figures</code> when
          the totals change, <code>changed</code> when its owner edits it. Reconnect with <code>Last-Event-ID</code> to
          get each attempt exactly once.
        </Text>
        <Code label="Follow an item with curl" file="live/events.sh" />
        <Text>
          A GraphQL subscription sends the fields you choose, up to four times a second. In the next two examples,{" "}
          <code>$ITEM</code> is the GraphQL <code>id</code>.
        </Text>
        <Code label="A subscription as an event stream" file="live/subscription.sh" />
        <Text>
          Over WebSocket, use the graphql-ws protocol (<code>npm install graphql graphql-ws</code>). Node 24 runs it as
          it is: <code>node socket.ts</code>.
        </Text>
        <Code label="socket.ts" file="live/socket.ts" />
      </Part>
      <Part id="polling">
        <Text>
          With <code>order=oldest</code>, the attempts of any item are a list that only grows at its end. Keep{" "}
          <code>nextCursor</code> as <code>$CURSOR</code> and use it for the next request. Each attempt appears exactly
          once.
        </Text>
        <Code label="Attempts at an item since the last call" file="live/poll.sh" />
        <Text>The same works for all events of your items, with the event types of the webhooks below.</Text>
        <Code label="Events since the last call" file="live/changes.sh" />
      </Part>
      <Part id="webhooks">
        <Text>
          A webhook sends each event to your URL right after it happens: new and deleted attempts; items created,
          changed, published or deleted. It covers all your items, or those in <code>contentIds</code>. This call
          returns the <code>secret</code> that signs the messages.
        </Text>
        <Text>
          The URL has to be public and use https. To try it on your own machine, start the service with{" "}
          <code>FETCH_ALLOW_HOSTS=127.0.0.1:8000</code>, and it also sends to <code>http://127.0.0.1:8000</code>.
        </Text>
        <Code label="Send events to your URL, $RECEIVER" file="webhooks/create.sh" />
        <Text>
          Messages are signed according to{" "}
          <Link href="https://www.standardwebhooks.com" display="inline">
            Standard Webhooks
          </Link>
          , which has libraries for most languages. A receiver that verifies them (
          <code>npm install standardwebhooks</code>), run by Node 24 with <code>WEBHOOK_SECRET=… node receiver.ts</code>
          :
        </Text>
        <Code label="receiver.ts" file="webhooks/receiver.ts" />
        <Points>
          <li>
            Answer with 2xx within {answerSeconds} seconds. Otherwise the message is sent again with the same{" "}
            <code>webhook-id</code>: {retries}.
          </li>
          <li>
            A message may come twice: remember its <code>webhook-id</code>.
          </li>
          <li>
            A 410 response, or {patience} days without a success, disables the webhook, and you get an email. Send the
            missed messages again with <code>{"POST /api/webhooks/{id}/recover"}</code>.
          </li>
        </Points>
      </Part>
    </>
  );
}
