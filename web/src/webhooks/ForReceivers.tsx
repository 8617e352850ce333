import { Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { answerSeconds } from "../../../api/src/webhook/delivery/schedule.shared.ts";
import { Section } from "../ui/layout/Section.tsx";

/** Documentation for the author of a receiver. */
export const ForReceivers = () => (
  <Section title="For receivers">
    <Text maxW="prose">
      Each message is a POST request with JSON, signed according to{" "}
      <Link href="https://www.standardwebhooks.com" display="inline">
        Standard Webhooks
      </Link>
      . Answer with 2xx within {answerSeconds} seconds. A message may arrive twice, with the same webhook-id. Answer 410
      to disable the webhook. Find a sample receiver for{" "}
      <Link asChild display="inline">
        <RouterLink to="/developers#webhooks">developers</RouterLink>
      </Link>
      .
    </Text>
  </Section>
);
