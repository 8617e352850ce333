import { Box, Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { TestMailMutation } from "#relay/TestMailMutation.graphql.ts";
import type { Refused } from "../product/operation/refused.ts";
import { useOperation } from "../product/operation/useOperation.ts";
import { Notice } from "../ui/layout/Notice.tsx";
import { Section } from "../ui/layout/Section.tsx";

interface Outcome {
  text: string;
  /** The SMTP server's answer. */
  answer?: string;
  failed: boolean;
}

export function TestMail() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [sendTestMail, isSending] = useOperation<TestMailMutation>(graphql`
    mutation TestMailMutation {
      sendTestMail {
        __typename
        ... on SendTestMailSuccess {
          data {
            recipient
            delivered
            answer
          }
        }
        ... on DomainError { code message }
      }
    }
  `);
  const send = () => {
    setOutcome(null);
    sendTestMail({}).then(
      ({ recipient, delivered, answer }) => {
        const text = delivered
          ? `An email is on its way to ${recipient}.`
          : `The email to ${recipient} was not delivered.`;
        setOutcome({ text, answer, failed: !delivered });
      },
      ({ message }: Refused) => setOutcome({ text: message, failed: true }),
    );
  };
  return (
    <Section
      title="Email"
      lead="Send yourself a test email to check the mail server."
      actions={
        <Button variant="outline" colorPalette="ink" disabled={isSending} onClick={send}>
          {isSending ? "Sending…" : "Send a Test Email"}
        </Button>
      }
    >
      <Box role="status">
        {outcome && (
          <Notice tone={outcome.failed ? "warning" : "plain"}>
            {outcome.text}
            {outcome.answer && (
              <Box as="code" display="block" mt="1" fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
                {outcome.answer}
              </Box>
            )}
          </Notice>
        )}
      </Box>
    </Section>
  );
}
