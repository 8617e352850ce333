import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { Suspense, useCallback, useEffect, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { VerificationBanner_user$key } from "#relay/VerificationBanner_user.graphql.ts";
import type { VerificationBannerQuery } from "#relay/VerificationBannerQuery.graphql.ts";
import { useVerificationEmail } from "../../product/operation/useVerificationEmail.ts";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import { tabStore } from "../../ui/storage.ts";
import { useSignedIn } from "../session/session.ts";

/**
 * Asks the viewer to verify the email address. A new screen suspends for it to avoid a layout shift; a visible screen
 * does not.
 */
export function VerificationBanner() {
  const isSignedIn = useSignedIn();
  const [hasBegun, setBegun] = useState(!isSignedIn);
  const begin = useCallback(() => setBegun(true), []);
  if (!isSignedIn) return null;
  return (
    <Boundary fallback={null}>
      {hasBegun ? (
        <Suspense fallback={null}>
          <Reminder />
        </Suspense>
      ) : (
        <Reminder onKnown={begin} />
      )}
    </Boundary>
  );
}

const dismissal = "verification-dismissed";

function Reminder({ onKnown }: { onKnown?: () => void }) {
  // Screens' first queries include this field, so it is in the store already.
  const { viewer: user } = useLazyLoadQuery<VerificationBannerQuery>(
    graphql`
      query VerificationBannerQuery {
        viewer {
          ...VerificationBanner_user
        }
      }
    `,
    {},
  );
  const viewer = useFragment<VerificationBanner_user$key>(
    graphql`
      fragment VerificationBanner_user on User {
        email
        isEmailVerified
        timeZone
      }
    `,
    user,
  );
  useEffect(() => onKnown?.(), [onKnown]);
  const [dismissed, setDismissed] = useState(() => tabStore.getItem(dismissal));
  const environment = useRelayEnvironment();
  const hasNoZone = viewer?.timeZone === null;
  useEffect(() => {
    if (hasNoZone) void import("../adoptTimeZone.ts").then(({ adoptTimeZone }) => adoptTimeZone(environment));
  }, [hasNoZone, environment]);
  const [send, isSending] = useVerificationEmail();
  if (!viewer || viewer.isEmailVerified || dismissed === viewer.email) return null;

  function dismiss(email: string) {
    tabStore.setItem(dismissal, email);
    setDismissed(email);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <Box
      as="section"
      aria-label="Email verification"
      bg="bg.subtle"
      borderBottomWidth="1px"
      _print={{ display: "none" }}
    >
      <Flex
        maxW="var(--page-width)"
        mx="auto"
        px={{ base: "4", md: "8" }}
        py="2"
        wrap="wrap"
        align="center"
        columnGap="6"
        rowGap="1"
      >
        <Text flex="1 1 18rem" overflowWrap="anywhere">
          Please verify your email address: the link went to {viewer.email}.
        </Text>
        <Flex gap="1" ms={{ base: "-3", md: "0" }}>
          <Button variant="ghost" size="sm" h="11" disabled={isSending} onClick={send}>
            {isSending ? "Sending..." : "Resend Email"}
          </Button>
          <Button variant="ghost" colorPalette="ink" size="sm" h="11" onClick={() => dismiss(viewer.email)}>
            Dismiss
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
