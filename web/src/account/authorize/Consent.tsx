import { Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import type { AccessScope, ConsentMutation } from "#relay/ConsentMutation.graphql.ts";
import type { Scope } from "../../../../api/src/platform/identity/scopes.shared.ts";
import { perform } from "../../product/operation/perform.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { CheckList } from "../../ui/form/CheckList.tsx";
import { noAnswerToEnd, pressing, useIntention } from "../../ui/intention.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { Outcome } from "../form/Outcome.tsx";
import { enumOf, isIncludedIn, scopeOptions } from "../token/scopes.ts";

interface ConsentProps {
  query: string;
  client: { name: string; host: string | null; returnsTo: string };
  email: string;
  scopes: readonly AccessScope[];
  flaw: string | null;
}

export function Consent({ query, client: { name, host, returnsTo }, email, scopes, flaw }: ConsentProps) {
  const options = scopeOptions.filter(({ value }) => scopes.includes(enumOf(value)));
  // Names of participants are not preselected, as for tokens created by hand.
  const [selection, setSelection] = useState<Scope[]>(() =>
    options.map(({ value }) => value).filter((scope) => options.length === 1 || scope !== "participants:read"),
  );
  const [decide, isPending] = useOperation<ConsentMutation>(graphql`
    mutation ConsentMutation($input: DecideAuthorizationInput!) {
      decideAuthorization(input: $input) {
        __typename
        ... on DecideAuthorizationSuccess {
          data {
            url
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  const intention = useIntention();
  const [outcome, setOutcome] = useState<"allowed" | "denied">();

  async function decideOn(allowed: readonly Scope[]) {
    const { url } = await pressing(intention, (idempotencyKey) =>
      decide({ input: { query, scopes: allowed.map(enumOf), idempotencyKey } }),
    );
    setOutcome(allowed.length > 0 ? "allowed" : "denied");
    // Apps on the device take over the URL and leave this page open.
    window.location.assign(url);
  }
  const answer = (allowed: readonly Scope[]) =>
    perform("Couldn't save your decision", () => decideOn(allowed), noAnswerToEnd);

  if (outcome)
    return (
      <Outcome
        title={outcome === "allowed" ? "Access Allowed" : "Access Denied"}
        lead={`Go back to ${name}. You can close this page.`}
      />
    );
  if (flaw !== null)
    return (
      <Page title="This Request Does Not Work" width="narrow">
        <Notice tone="error">{flaw}</Notice>
        <Button disabled={isPending} onClick={() => answer([])}>
          Return to {returnsTo}
        </Button>
      </Page>
    );
  const isOnDevice = !returnsTo.startsWith("https://");
  return (
    <Page title={`Connect ${name}?`} isWritten lead="It asks for access to your account on Assay." width="narrow">
      {/* Comes first, so that it is visible above the cookie banner. */}
      <Stack gap="6">
        {options.length > 1 ? (
          <CheckList
            legend="It may"
            options={options.map((option) => ({ ...option, isIncluded: isIncludedIn(selection, option.value) }))}
            chosen={selection}
            onChange={setSelection}
          />
        ) : (
          <Text>
            It may: {options[0]?.label}. {options[0]?.hint}
          </Text>
        )}
        <Box as="dl">
          <Fact term="Your account">{email}</Fact>
          <Fact term="Returns to">
            <Box as="span" fontFamily="mono" overflowWrap="anywhere">
              {returnsTo}
            </Box>
            {isOnDevice && " (an application on this device)"}
          </Fact>
          {host && <Fact term="Described at">{host}</Fact>}
        </Box>
        <Text color="fg.muted">
          {host ? "" : "Applications choose their names themselves. "}
          Allow this only if you have just started it in {name}. You can revoke it in your profile at any time.
        </Text>
        <Flex gap="3" wrap="wrap">
          <Button disabled={isPending || selection.length === 0} onClick={() => answer(selection)}>
            {isPending ? "One moment..." : "Allow"}
          </Button>
          <Button variant="outline" colorPalette="ink" disabled={isPending} onClick={() => answer([])}>
            Deny
          </Button>
        </Flex>
      </Stack>
    </Page>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <Flex wrap="wrap" columnGap="4" py="2.5" borderTopWidth="1px">
    <Box as="dt" color="fg.muted" minW="8rem">
      {term}
    </Box>
    <Box as="dd" minW="0" overflowWrap="anywhere">
      {children}
    </Box>
  </Flex>
);
