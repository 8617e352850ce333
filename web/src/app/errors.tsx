import { Button } from "@chakra-ui/react";
import { useEffect } from "react";
import { Link, useLocation, useMatches, useRouteError } from "react-router-dom";
import { loginPath } from "../account/session/redirect.ts";
import { isSignedOut } from "../product/signedOut.ts";
import { ErrorState } from "../ui/layout/ErrorState.tsx";
import { Frame } from "../ui/layout/Frame.tsx";
import { RequestError } from "./requestError.ts";
import type { ScreenHandle } from "./screen.tsx";

/** A failed screen. The shell stays, and navigation leaves the error behind. */
export function ScreenError() {
  const error = useReported();
  const location = useLocation();
  const failure = (useMatches().at(-1)?.handle as ScreenHandle | undefined)?.failure;

  if (error instanceof RequestError && isSignedOut(error)) {
    return (
      <Frame>
        <ErrorState
          headingLevel="h1"
          title="Your session has ended"
          action={
            <Button asChild>
              <Link to={loginPath(location)}>Sign In</Link>
            </Button>
          }
        >
          Sign in again to go on where you were.
        </ErrorState>
      </Frame>
    );
  }
  if (error instanceof RequestError && error.code === "FORBIDDEN") {
    return (
      <Frame>
        <ErrorState
          headingLevel="h1"
          title={error.message}
          action={
            <Button asChild>
              <Link to="/dashboard">To the Dashboard</Link>
            </Button>
          }
        />
      </Frame>
    );
  }
  return (
    <Frame>
      <ErrorState
        headingLevel="h1"
        title={failure?.title ?? "This page could not be loaded"}
        onRetry={() => window.location.reload()}
      >
        {navigator.onLine
          ? (failure?.message ?? messageOf(error))
          : "You seem to be offline. Try again once you are connected."}
      </ErrorState>
    </Frame>
  );
}

const messageOf = (error: unknown) =>
  error instanceof RequestError ? error.message : "Something went wrong on the way. Loading it again usually helps.";

export function AppError() {
  useReported();
  return (
    <Frame>
      <ErrorState
        headingLevel="h1"
        title="Something went wrong"
        onRetry={() => window.location.reload()}
        retryLabel="Reload"
      >
        The page ran into a problem it could not recover from. Reloading it usually helps.
      </ErrorState>
    </Frame>
  );
}

function useReported() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return error;
}
