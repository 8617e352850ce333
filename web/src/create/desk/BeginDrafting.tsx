import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { BeginDraftingInput, BeginDraftingMutation } from "#relay/BeginDraftingMutation.graphql.ts";
import { deskPath, type Kind } from "../../product/kind.ts";
import type { Refused } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { isSignedOut } from "../../product/signedOut.ts";
import { type Intention, pressing } from "../../ui/intention.ts";
import { WishFields } from "../generating/GenerationFields.tsx";
import type { GeneratedMode } from "../generating/modes.ts";
import { SourceOutlook } from "./SourceOutlook.tsx";

interface BeginDraftingProps {
  kind: Kind;
  mode: GeneratedMode;
  intention: Intention;
  hasModel: boolean;
  /** Calls `begin` with the form's input, or shows its errors. */
  onSubmit: (begin: (input: BeginDraftingInput) => void) => void;
  onBegun: () => void;
  onRefused: (refused: Refused) => void;
  onSignedOut: (goOn: () => void) => void;
  onCancel: () => void;
}

/** The settings of the questions, before the first one is written. */
export function BeginDrafting(props: BeginDraftingProps) {
  const { kind, mode, intention, hasModel, onSubmit, onBegun, onRefused, onSignedOut, onCancel } = props;
  const [send, isBeginning] = useOperation<BeginDraftingMutation>(graphql`
    mutation BeginDraftingMutation($input: BeginDraftingInput!) {
      beginDrafting(input: $input) {
        __typename
        ... on BeginDraftingSuccess {
          data {
            id
          }
        }
        ... on DomainError {
          code
          message
          retryAfter
          errorType
          issues {
            path
            message
          }
        }
      }
    }
  `);
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    void panel.current?.scrollIntoView({ block: "nearest" });
  }, []);

  function begin(input: BeginDraftingInput) {
    pressing(intention, (idempotencyKey) => send({ input: { ...input, idempotencyKey } })).then(
      ({ id }) => {
        onBegun();
        void navigate(deskPath(id));
      },
      (refused: Refused) => (isSignedOut(refused) ? onSignedOut(() => begin(input)) : onRefused(refused)),
    );
  }

  return (
    <Box
      ref={panel}
      role="group"
      aria-labelledby="begin-drafting"
      tabIndex={-1}
      outline="0"
      borderTopWidth="1px"
      mt="8"
      pt="6"
    >
      <Heading as="h2" id="begin-drafting" size="md">
        Question by question
      </Heading>
      <Text color="fg.muted" mt="1" mb="5" maxW="prose">
        We write extra questions. Keep, edit or replace each one.
      </Text>
      <Stack gap="5">
        {hasModel && <WishFields />}
        {mode !== "ai" && <SourceOutlook kind={kind} mode={mode} hasModel={hasModel} />}
      </Stack>
      <Flex gap="3" mt="6" wrap="wrap">
        <Button size="lg" aria-disabled={isBeginning} onClick={() => !isBeginning && onSubmit(begin)}>
          {isBeginning ? "Starting..." : "Start Drafting"}
        </Button>
        <Button size="lg" variant="ghost" colorPalette="ink" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Box>
  );
}
