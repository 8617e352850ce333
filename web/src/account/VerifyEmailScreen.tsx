import { Button } from "@chakra-ui/react";
import { Suspense, use, useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import type { VerifyEmailScreenQuery } from "#relay/VerifyEmailScreenQuery.graphql.ts";
import { ask } from "./authenticate.ts";
import { Outcome } from "./Outcome.tsx";
import { Refused } from "./refused.ts";
import { useSignedIn } from "./session.ts";

export function VerifyEmailScreen() {
  const token = useSearchParams()[0].get("token") ?? "";
  return (
    <Suspense key={token} fallback={<Outcome title="Verifying Your Email" lead="One moment, please…" />}>
      <Verification token={token} />
    </Suspense>
  );
}

function Verification({ token }: { token: string }) {
  const failure = use(verify(token));
  return failure === null ? (
    <Verified />
  ) : (
    <Outcome title="Verification Failed" lead={failure}>
      <Button asChild>
        <RouterLink to="/register">Try Registering Again</RouterLink>
      </Button>
      <Button asChild variant="outline" colorPalette="ink">
        <RouterLink to="/login">Back to Login</RouterLink>
      </Button>
    </Outcome>
  );
}

function Verified() {
  const isSignedIn = useSignedIn();
  useFreshViewer(isSignedIn);
  return (
    <Outcome title="Email Verified" lead="Thank you: now we know that this address is yours.">
      <Button asChild>
        {isSignedIn ? (
          <RouterLink to="/dashboard">Continue to Dashboard</RouterLink>
        ) : (
          <RouterLink to="/login">Continue to Login</RouterLink>
        )}
      </Button>
    </Outcome>
  );
}

const answers = new Map<string, Promise<string | null>>();

/** Null, or why not. A link works once, so it is asked for once, however often the screen is drawn. */
function verify(token: string): Promise<string | null> {
  let answer = answers.get(token);
  if (!answer) {
    answer = token ? askServer(token) : Promise.resolve("Invalid verification link. No token provided.");
    answers.set(token, answer);
  }
  return answer;
}

async function askServer(token: string): Promise<string | null> {
  try {
    await ask("verify-email", { token });
    return null;
  } catch (error) {
    if (error instanceof Refused && error.isAnswer) {
      return error.message || "Email verification failed. The link may have expired.";
    }
    return "Unable to verify email. Please try again later.";
  }
}

/** What the rest of the page knows of the account is out of date. */
function useFreshViewer(isSignedIn: boolean) {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isSignedIn) return;
    const { unsubscribe } = fetchQuery<VerifyEmailScreenQuery>(
      environment,
      graphql`
        query VerifyEmailScreenQuery {
          viewer {
            isEmailVerified
          }
        }
      `,
      {},
    ).subscribe({});
    return unsubscribe;
  }, [environment, isSignedIn]);
}
