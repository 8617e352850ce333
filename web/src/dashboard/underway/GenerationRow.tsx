import { Badge, Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import { type RefObject, useRef } from "react";
import { graphql } from "react-relay";
import type { GenerationRow_generation$data } from "#relay/GenerationRow_generation.graphql.ts";
import type { GenerationRowMutation } from "#relay/GenerationRowMutation.graphql.ts";
import { kindLabel } from "../../product/kind.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { stopped } from "../../product/stopped.ts";
import { announce } from "../../ui/announce.ts";
import { Bar } from "../../ui/charts/Bar.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";

graphql`
  fragment GenerationRow_generation on Generation {
    key
    kind
    title
    line
    wanted
    written
    isFailed
  }
`;

interface GenerationRowProps {
  generation: Omit<GenerationRow_generation$data, " $fragmentType">;
  heading: RefObject<HTMLElement | null>;
}

export function GenerationRow({ generation, heading }: GenerationRowProps) {
  const { key, kind, title, line, wanted, written, isFailed } = generation;
  const label = kindLabel(kind);
  const name = title ?? `${label} without a title yet`;
  const [end, isEnding] = useOperation<GenerationRowMutation>(graphql`
    mutation GenerationRowMutation($key: String!) {
      endGeneration(key: $key) {
        __typename
        ... on EndGenerationSuccess {
          data
        }
        ... on DomainError { code message }
      }
    }
  `);
  const button = useRef<HTMLButtonElement>(null);
  const action = isFailed ? "Dismiss" : "Stop";

  function press() {
    if (isEnding) return;
    end({ key }).then(
      (wasRunning) => {
        // The row may be gone already, and the focus with it.
        const { activeElement } = document;
        if (activeElement === button.current || activeElement === document.body) heading.current?.focus();
        announce(isFailed ? "Dismissed" : stopped(wasRunning));
      },
      (error) => tellRefusal(`${action} failed`, error),
    );
  }

  return (
    <Flex as="li" wrap="wrap" align="center" columnGap="6" rowGap="3" borderTopWidth="1px" py="5">
      <Box flex="1 1 16rem" minW="0">
        <Heading as="h3" size="md" color="fg.muted" overflowWrap="anywhere">
          {title ? <AuthorText>{title}</AuthorText> : name}
        </Heading>
        <Flex wrap="wrap" columnGap="4" rowGap="1" mt="1.5" mb="2" fontSize="sm" align="center">
          <Badge>{label}</Badge>
          <Text role={isFailed ? "status" : undefined} color={isFailed ? "fg.warning" : "fg.muted"} flex="1 1 12rem">
            {isFailed ? `Couldn't create this. ${line}` : line}
          </Text>
        </Flex>
        {!isFailed && <Bar share={(100 * written) / wanted} />}
      </Box>
      <Button
        ref={button}
        variant="outline"
        colorPalette="ink"
        size="sm"
        h="11"
        aria-label={`${action} ${name}`}
        aria-disabled={isEnding}
        onClick={press}
      >
        {action}
      </Button>
    </Flex>
  );
}
