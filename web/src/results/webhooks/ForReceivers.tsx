import { Box, Link, Text } from "@chakra-ui/react";
import { Section } from "../../ui/layout/Section.tsx";

const example = `import { Webhook } from "standardwebhooks";

const { type, data } = new Webhook(secret).verify(body, headers);
if (type === "attempt.created") console.log(data.attempt);`;

/** Documentation for the author of a receiver. */
export function ForReceivers() {
  return (
    <Section title="For receivers">
      <Text maxW="prose">
        A message is a POST request with JSON, signed by the scheme of{" "}
        <Link href="https://www.standardwebhooks.com" display="inline">
          Standard Webhooks
        </Link>
        , for which there are libraries in most languages. Answer with a status of 2xx within ten seconds; the same
        message may come twice, with the same webhook-id. A receiver that answers 410 gets no more of it.
      </Text>
      <Box
        as="pre"
        mt="4"
        p="4"
        bg="bg.subtle"
        borderRadius="l2"
        fontFamily="mono"
        fontSize="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {example}
      </Box>
    </Section>
  );
}
