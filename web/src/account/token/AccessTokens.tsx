import { Box, Button, Link, Text } from "@chakra-ui/react";
import { lazy, Suspense, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { AccessTokens_user$key } from "#relay/AccessTokens_user.graphql.ts";
import { maxTokens } from "../../../../api/src/account/token/access-token.shared.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { AccessTokenRow } from "./AccessTokenRow.tsx";

// Rarely used, so loaded on request.
const NewAccessTokenDialog = lazy(async () => ({
  default: (await import("./NewAccessTokenDialog.tsx")).NewAccessTokenDialog,
}));

const lead = (
  <>
    Let scripts, programs and assistants use your account. Changing your password or logging out everywhere revokes them
    all. Examples:{" "}
    <Link asChild display="inline">
      <RouterLink to="/developers">Developers</RouterLink>
    </Link>
    .
  </>
);

export function AccessTokens({ user }: { user: AccessTokens_user$key }) {
  const { accessTokens } = useFragment(
    graphql`
      fragment AccessTokens_user on User {
        accessTokens {
          id
          ...AccessTokenRow_token
        }
      }
    `,
    user,
  );
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();
  const tokens = accessTokens ?? [];
  const isFull = tokens.length >= maxTokens;
  return (
    <Section
      title="Access Tokens"
      lead={lead}
      actions={
        <Button ref={opener} variant="outline" colorPalette="ink" disabled={isFull} onClick={() => setOpen(true)}>
          New Token
        </Button>
      }
    >
      {isFull && (
        <Text color="fg.muted" mb="2">
          Limit of {maxTokens} reached. Revoke one first.
        </Text>
      )}
      {tokens.length === 0 ? (
        <Text color="fg.muted">No access tokens yet.</Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {tokens.map((token) => (
            <AccessTokenRow key={token.id} token={token} afterwards={() => opener.current} />
          ))}
        </Box>
      )}
      <Suspense fallback={null}>
        {open !== undefined && <NewAccessTokenDialog open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </Section>
  );
}
