import { Box, Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WebhookTest_webhook$key } from "#relay/WebhookTest_webhook.graphql.ts";
import type { WebhookTestMutation, WebhookTestMutation$data } from "#relay/WebhookTestMutation.graphql.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { inWords, isTaken } from "../log/answer.ts";
import { ResponseBody } from "../log/ResponseBody.tsx";
import { Subsection } from "./Subsection.tsx";

type Outcome = Extract<WebhookTestMutation$data["testWebhook"], { __typename: "TestWebhookSuccess" }>["data"];

export function WebhookTest({ webhook }: { webhook: WebhookTest_webhook$key }) {
  const { id } = useFragment(
    graphql`
      fragment WebhookTest_webhook on Webhook {
        id
      }
    `,
    webhook,
  );
  const [test, isPending] = useOperation<WebhookTestMutation>(graphql`
    mutation WebhookTestMutation($id: ID!) {
      testWebhook(id: $id) {
        __typename
        ... on TestWebhookSuccess {
          data {
            status
            answer
            error
            duration
          }
        }
        ... on DomainError {
          message
        }
      }
    }
  `);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function send() {
    setOutcome(null);
    test({ id }).then(setOutcome, (error) => tellRefusal("The test was not sent", error));
  }

  return (
    <Subsection
      title="Test"
      lead="Sends a message of the type webhook.test, once."
      actions={
        <Button
          variant="outline"
          colorPalette="ink"
          size="sm"
          aria-disabled={isPending}
          onClick={() => !isPending && send()}
        >
          {isPending ? "Sending..." : "Send a Test"}
        </Button>
      }
    >
      <Box role="status">
        {outcome && (
          <Notice tone={isTaken(outcome) ? "plain" : "warning"}>
            {inWords(outcome)}
            {outcome.answer && <ResponseBody>{outcome.answer}</ResponseBody>}
          </Notice>
        )}
      </Box>
    </Subsection>
  );
}
