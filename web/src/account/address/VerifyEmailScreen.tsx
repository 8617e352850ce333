import { Button } from "@chakra-ui/react";
import { Suspense, use, useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { VerifyEmailScreenQuery } from "#relay/VerifyEmailScreenQuery.graphql.ts";
import { Refused } from "../../product/operation/refused.ts";
import { Outcome } from "../form/Outcome.tsx";
import { callAuth } from "../session/authenticate.ts";
import { useSignedIn } from "../session/session.ts";
import { useMailedToken } from "./useMailedToken.ts";

export function VerifyEmailScreen() {
  const [token, forget] = useMailedToken();
  return (
    <Suspense key={token} fallback={<Outcome title="Verifying Your Email" lead="One moment, please…" />}>
      <Verification token={token ?? ""} onDone={forget} />
    </Suspense>
  );
}

interface Verdict {
  failure: string | null;
  needsApproval?: boolean;
  newEmail?: string;
}

function Verification({ token, onDone }: { token: string; onDone: () => void }) {
  const { failure, needsApproval, newEmail } = use(verify(token));
  const isDone = failure === null;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return isDone ? (
    <Verified needsApproval={needsApproval ?? false} newEmail={newEmail} />
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

function Verified({ needsApproval, newEmail }: { needsApproval: boolean; newEmail?: string }) {
  const isSignedIn = useSignedIn();
  useFreshViewer(isSignedIn);
  return (
    <Outcome
      title="Email Verified"
      lead={
        needsApproval
          ? "Your email address is verified. It takes effect once you confirm from your current address too."
          : newEmail
            ? `Your email address is now ${newEmail}. Log in with it and your current password.`
            : "Your email address is verified."
      }
    >
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

const answers = new Map<string, Promise<Verdict>>();

/** Cached, because a link works once and effects may run twice. */
function verify(token: string): Promise<Verdict> {
  let answer = answers.get(token);
  if (!answer) {
    answer = token ? askServer(token) : Promise.resolve({ failure: "Invalid verification link. No token provided." });
    answers.set(token, answer);
  }
  return answer;
}

async function askServer(token: string): Promise<Verdict> {
  try {
    return { failure: null, ...((await callAuth("verify-email", { token })) as Omit<Verdict, "failure">) };
  } catch (error) {
    if (error instanceof Refused && error.isAnswer) {
      return { failure: error.message || "Email verification failed. The link may have expired." };
    }
    return { failure: "Unable to verify email. Please try again later." };
  }
}

function useFreshViewer(isSignedIn: boolean) {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isSignedIn) return;
    const { unsubscribe } = fetchQuery<VerifyEmailScreenQuery>(
      environment,
      graphql`
        query VerifyEmailScreenQuery {
          viewer {
            email
            isEmailVerified
          }
        }
      `,
      {},
    ).subscribe({});
    return unsubscribe;
  }, [environment, isSignedIn]);
}
