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
          An item of any kind can be followed as a stream of events: <code>attempt</code> for each new attempt,{" "}
          <code>figures</code> whenever they move, <code>changed</code> when its owner edits it. Reconnect with{" "}
          <code>Last-Event-ID</code> to get each attempt exactly once.
        </Text>
        <Code label="Follow an item with curl" file="live/events.sh" />
        <Text>
          A GraphQL subscription sends the fields that you choose, at most four times a second. In the next two{" "}
          <code>$ITEM</code> is the <code>id</code> that GraphQL gives.
        </Text>
        <Code label="A subscription as an event stream" file="live/subscription.sh" />
        <Text>
          Over WebSocket it goes by the protocol of graphql-ws (<code>npm install graphql graphql-ws</code>). Node 24
          runs it as it is: <code>node socket.ts</code>.
        </Text>
        <Code label="socket.ts" file="live/socket.ts" />
      </Part>
      <Part id="polling">
        <Text>
          With <code>order=oldest</code> the attempts at an item, of whichever kind, are a list that only grows at its
          end. Keep <code>nextCursor</code> as <code>$CURSOR</code>, and ask again with it whenever it suits you: none
          is missed and none comes twice.
        </Text>
        <Code label="Attempts at an item since the last call" file="live/poll.sh" />
        <Text>The same goes for everything that happens to your items, in the words of the webhooks below.</Text>
        <Code label="What has happened since the last call" file="live/changes.sh" />
      </Part>
      <Part id="webhooks">
        <Text>
          A webhook sends what happens to an address of yours, a moment after it happened: new and deleted attempts,
          items made, changed, published and deleted. It is of all your items, or of those in <code>contentIds</code>.
          The answer of this call has the <code>secret</code> that signs what is sent.
        </Text>
        <Text>
          The address has to be public and https. To try it on your own machine, start the service there with{" "}
          <code>FETCH_ALLOW_HOSTS=127.0.0.1:8000</code>, and it sends to <code>http://127.0.0.1:8000</code>, too.
        </Text>
        <Code label="Have it sent to $RECEIVER, an address of yours" file="webhooks/create.sh" />
        <Text>
          Messages are signed by the scheme of{" "}
          <Link href="https://www.standardwebhooks.com" display="inline">
            Standard Webhooks
          </Link>
          , for which there are libraries in most languages. A receiver that checks them (
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
            An answer of 410, or {patience} days without a success, switches the webhook off, and you get a mail.
            Everything since a time can then be sent again: <code>{"POST /api/webhooks/{id}/recover"}</code>.
          </li>
        </Points>
      </Part>
    </>
  );
}
