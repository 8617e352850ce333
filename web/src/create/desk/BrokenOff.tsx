import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { BrokenOff_drafting$key } from "#relay/BrokenOff_drafting.graphql.ts";
import { knownKind } from "../../product/kind.ts";
import { LinkButton } from "../../ui/form/LinkButton.tsx";
import { makerSearch, modeOf } from "../generating/modes.ts";
import { ResumeButton } from "./ResumeButton.tsx";

/** Shown instead of the questions: the reason why there are none, and the next steps. */
export function BrokenOff({ id, drafting }: { id: string; drafting: BrokenOff_drafting$key }) {
  const { kind, origin, line, isAddition } = useFragment(
    graphql`
      fragment BrokenOff_drafting on Drafting {
        kind
        origin
        line
        isAddition
      }
    `,
    drafting,
  );
  return (
    <Box role="status" borderTopWidth="1px" pt="6">
      <Heading as="h2" size="lg">
        Nothing was written
      </Heading>
      <Text mt="2" maxW="prose" overflowWrap="anywhere">
        {line}
      </Text>
      <Flex gap="3" wrap="wrap" mt="5">
        <ResumeButton id={id}>Try Again</ResumeButton>
        {!isAddition && (
          <LinkButton to={`/maker${makerSearch(knownKind(kind), modeOf(origin))}`} variant="outline" colorPalette="ink">
            {origin === "TOPIC" ? "Another Topic" : "Another Source"}
          </LinkButton>
        )}
      </Flex>
    </Box>
  );
}
