import { Box, Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { WebhookTestMutation } from "#relay/WebhookTestMutation.graphql.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { type OperationData, useOperation } from "../../product/operation/useOperation.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { inWords, isTaken, ResponseBody } from "../log/answer.tsx";
import { Subsection } from "./Subsection.tsx";

export function WebhookTest({ id }: { id: string }) {
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
        ... on DomainError { code message }
      }
    }
  `);
  const [outcome, setOutcome] = useState<OperationData<WebhookTestMutation> | null>(null);

  function send() {
    setOutcome(null);
    test({ id }).then(setOutcome, (error) => tellRefusal("Couldn't send the test", error));
  }

  return (
    <Subsection
      title="Test"
      lead="Sends one message of the type webhook.test"
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
