import { Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { answerSeconds } from "../../../api/src/webhook/delivery/schedule.shared.ts";
import { Section } from "../ui/layout/Section.tsx";

/** Documentation for the author of a receiver. */
export const ForReceivers = () => (
  <Section title="For receivers">
    <Text maxW="prose">
      A message is a POST request with JSON, signed by the scheme of{" "}
      <Link href="https://www.standardwebhooks.com" display="inline">
        Standard Webhooks
      </Link>
      , for which there are libraries in most languages. Answer with a status of 2xx within {answerSeconds} seconds; the
      same message may come twice, with the same webhook-id. A receiver that answers 410 gets no more of it. A receiver
      to begin with is on the page for{" "}
      <Link asChild display="inline">
        <RouterLink to="/developers#webhooks">developers</RouterLink>
      </Link>
      .
    </Text>
  </Section>
);
