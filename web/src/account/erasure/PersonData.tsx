import { Box, Button, Heading, Input, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { PersonDataMutation } from "#relay/PersonDataMutation.graphql.ts";
import { canonicalEmail } from "../../../../api/src/platform/shared/email.shared.ts";
import { perform } from "../../product/operation/perform.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { noAnswerToEnd, pressing, useIntention } from "../../ui/intention.ts";
import type { Person, Preview } from "./usePreview.ts";
import { WhatIsThere } from "./WhatIsThere.tsx";

interface PersonDataProps {
  person: Person;
  preview: Preview;
  onErasing: (key: string) => void;
}

export function PersonData({ person, preview, onErasing }: PersonDataProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { items, mails, mailStops } = preview;
  const isEmpty = items.length === 0 && mails === 0 && mailStops === 0;
  return (
    <Box as="section" mt="10" borderTopWidth="1px" pt="6">
      <Heading ref={heading} as="h2" size="lg" tabIndex={-1} overflowWrap="anywhere" mb="4">
        {isEmpty ? `No data for ${person.email}` : `Data for ${person.email}`}
      </Heading>
      {isEmpty ? (
        <Text color="fg.muted" maxW="prose">
          {person.everywhere
            ? "No responses under this address, and no emails to it, on the whole site."
            : "Your items, including the trash, have no responses under this address and sent it no results."}
        </Text>
      ) : (
        <>
          <WhatIsThere items={items} mails={mails} mailStops={mailStops} />
          <Confirmation person={person} onErasing={onErasing} />
        </>
      )}
    </Box>
  );
}

function Confirmation({ person, onErasing }: Pick<PersonDataProps, "person" | "onErasing">) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const erasing = useIntention();
  const [erase, isErasing] = useOperation<PersonDataMutation>(graphql`
    mutation PersonDataMutation($email: String!, $isEverywhere: Boolean!, $idempotencyKey: String!) {
      erasePerson(email: $email, isEverywhere: $isEverywhere, idempotencyKey: $idempotencyKey) {
        __typename
        ... on ErasePersonSuccess {
          data {
            key
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (canonicalEmail(typed) !== person.email) {
      setError("This doesn't match the address above");
      field.current?.focus();
      return;
    }
    const { email, everywhere: isEverywhere } = person;
    const start = () => pressing(erasing, (idempotencyKey) => erase({ email, isEverywhere, idempotencyKey }));
    await perform("Couldn't erase the data", async () => onErasing((await start()).key), noAnswerToEnd);
  }

  return (
    <form noValidate onSubmit={confirm}>
      <Stack gap="5" mt="6" maxW="md">
        <Text>Responses can't be restored. Accounts, exported files and webhook messages stay.</Text>
        <FormField label="Type the address again to confirm" error={error}>
          <Input
            ref={field}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
          />
        </FormField>
        <Box>
          <Button type="submit" colorPalette="danger" disabled={isErasing}>
            {isErasing ? "Erasing..." : "Erase Permanently"}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
