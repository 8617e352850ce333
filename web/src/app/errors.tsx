import { type ComponentProps, useEffect } from "react";
import { useLocation, useMatches, useRouteError } from "react-router-dom";
import { loginPath } from "../account/session/redirect.ts";
import { isSignedOut } from "../product/signedOut.ts";
import { LinkButton } from "../ui/form/LinkButton.tsx";
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
      <ErrorPage title="Your session has ended" action={<LinkButton to={loginPath(location)}>Sign In</LinkButton>}>
        Log in again to pick up where you left off.
      </ErrorPage>
    );
  }
  if (error instanceof RequestError && error.code === "FORBIDDEN")
    return <ErrorPage title={error.message} action={<LinkButton to="/dashboard">To the Dashboard</LinkButton>} />;
  return (
    <ErrorPage title={failure?.title ?? "This page could not be loaded"} onRetry={() => window.location.reload()}>
      {navigator.onLine
        ? (failure?.message ?? messageOf(error))
        : "You seem to be offline. Try again once you are connected."}
    </ErrorPage>
  );
}

const ErrorPage = (props: ComponentProps<typeof ErrorState>) => (
  <Frame>
    <ErrorState headingLevel="h1" {...props} />
  </Frame>
);

const messageOf = (error: unknown) => (error instanceof RequestError ? error.message : "Reloading usually fixes this.");

export function AppError() {
  useReported();
  return (
    <ErrorPage title="Something went wrong" onRetry={() => window.location.reload()} retryLabel="Reload">
      The page ran into a problem it could not recover from. Reloading it usually helps.
    </ErrorPage>
  );
}

function useReported() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return error;
}
