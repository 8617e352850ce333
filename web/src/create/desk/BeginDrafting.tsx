import { Box, Button, Flex, Heading, Text, Textarea } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { BeginDraftingInput, BeginDraftingMutation } from "#relay/BeginDraftingMutation.graphql.ts";
import { noTypeChosen, typesWithoutModel, type WrittenType } from "../../../../../api/src/generation/types.shared.ts";
import { capitals } from "../../../editor/saving/input.ts";
import { deskPath, type Kind } from "../../../product/kind.ts";
import type { Refused } from "../../../product/operation/refused.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";
import { isSignedOut } from "../../../product/signedOut.ts";
import { FormField } from "../../../ui/form/FormField.tsx";
import { type Intention, pressing } from "../../../ui/intention.ts";
import { QuestionKinds } from "../../generating/QuestionKinds.tsx";
import { noWishes, WishFields, wishesInput } from "./WishFields.tsx";

interface BeginDraftingProps {
  kind: Kind;
  intention: Intention;
  hasModel: boolean;
  hasSource: boolean;
  /** Calls `begin` with the form's input, or shows its errors. */
  onSubmit: (begin: (input: BeginDraftingInput) => void) => void;
  onBegun: () => void;
  onRefused: (refused: Refused) => void;
  onSignedOut: (goOn: () => void) => void;
  onCancel: () => void;
}

/** The settings of the questions, before the first one is written. */
export function BeginDrafting(props: BeginDraftingProps) {
  const { kind, intention, hasModel, hasSource, onSubmit, onBegun, onRefused, onSignedOut, onCancel } = props;
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
  const [wishes, setWishes] = useState(noWishes);
  const [sections, setSections] = useState("");
  const offered = typesWithoutModel[kind];
  const choosesTypes = !hasModel && hasSource && kind === "QUIZ";
  const [types, setTypes] = useState<readonly WrittenType[]>(offered);
  const [problem, setProblem] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    void panel.current?.scrollIntoView({ block: "nearest" });
  }, []);

  function begin(input: BeginDraftingInput) {
    const questionTypes = choosesTypes ? types.map(capitals) : (input.questionTypes ?? null);
    const language = wishes.language || input.language;
    const wished = { ...wishesInput(wishes), sections: linesOf(sections), language, questionTypes };
    pressing(intention, (idempotencyKey) => send({ input: { ...input, ...wished, idempotencyKey } })).then(
      ({ id }) => {
        onBegun();
        void navigate(deskPath(id));
      },
      (refused: Refused) => (isSignedOut(refused) ? onSignedOut(() => begin(input)) : onRefused(refused)),
    );
  }

  function press() {
    if (isBeginning) return;
    const isWithoutType = choosesTypes && types.length === 0;
    setProblem(isWithoutType ? noTypeChosen : null);
    if (!isWithoutType) onSubmit(begin);
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
        Almost twice as many questions as you need are written, one by one. Keep those that you like, change others or
        have them written anew. Only what you keep becomes part of it.
      </Text>
      <WishFields wishes={wishes} hasModel={hasModel} hasSource={hasSource} onChange={setWishes} />
      {choosesTypes && (
        <Box mt="5">
          <QuestionKinds
            kind={kind}
            types={offered}
            chosen={types}
            onChange={(chosen) => {
              setTypes(chosen);
              setProblem(null);
            }}
            error={problem ?? undefined}
          />
        </Box>
      )}
      {hasSource && (
        <Box mt="5">
          <FormField
            label="Only these sections (optional)"
            hint="Headings of the source, one on each line. Left empty, it is all of it."
          >
            <Textarea value={sections} rows={2} onChange={({ currentTarget }) => setSections(currentTarget.value)} />
          </FormField>
        </Box>
      )}
      <Flex gap="3" mt="6" wrap="wrap">
        <Button size="lg" aria-disabled={isBeginning} onClick={press}>
          {isBeginning ? "Beginning..." : "Begin Drafting"}
        </Button>
        <Button size="lg" variant="ghost" colorPalette="ink" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Box>
  );
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
