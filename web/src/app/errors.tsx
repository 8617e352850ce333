import { Button } from "@chakra-ui/react";
import { useEffect } from "react";
import { Link, useLocation, useRevalidator, useRouteError } from "react-router-dom";
import { loginPath } from "../account/redirect.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Frame } from "../ui/Frame.tsx";
import { RequestError } from "./environment.ts";

/** A screen failed: the shell stays, and going elsewhere leaves the error behind. */
export function ScreenError() {
  const error = useReported();
  const location = useLocation();
  const { revalidate } = useRevalidator();

  if (error instanceof RequestError && (error.code === "UNAUTHENTICATED" || error.code === "TOKEN_EXPIRED")) {
    return (
      <Frame>
        <ErrorState
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
  if (error instanceof RequestError) {
    return (
      <Frame>
        <ErrorState title="This page could not be loaded" onRetry={() => void revalidate()}>
          {error.message}
        </ErrorState>
      </Frame>
    );
  }
  return (
    <Frame>
      <ErrorState title="This page could not be loaded" onRetry={() => window.location.reload()}>
        {navigator.onLine
          ? "Something went wrong on the way. Loading it again usually helps."
          : "You seem to be offline. Try again once you are connected."}
      </ErrorState>
    </Frame>
  );
}

/** The shell itself failed, so nothing of it can be relied on. */
export function AppError() {
  useReported();
  return (
    <Frame>
      <ErrorState title="Something went wrong" onRetry={() => window.location.reload()} retryLabel="Reload">
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
