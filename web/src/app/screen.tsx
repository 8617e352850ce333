import type { ComponentType } from "react";
import { loadQuery, type PreloadedQuery, useQueryLoader } from "react-relay";
import { type LoaderFunctionArgs, type RouteObject, redirect, replace, useLoaderData } from "react-router-dom";
import type { ConcreteRequest, OperationType } from "relay-runtime";
import type { ScreenPath } from "../../../api/src/platform/shared/screens.shared.ts";
import { loginPath, redirectTarget } from "../account/session/redirect.ts";
import { accessToken } from "../account/session/session.ts";
import { Loading } from "../ui/layout/Loading.tsx";
import { environment } from "./environment.ts";
import type { Place } from "./queries.ts";

interface PlainScreen {
  /** One the server knows, too; "*" is for all the others. */
  path: ScreenPath | "*";
  /** Signed-out visitors are sent to the login screen and come back from there. */
  signedIn?: boolean;
  /** Somebody who is signed in goes on to where signing in leads. */
  forVisitors?: boolean;
  /** What is said when it cannot be shown. */
  failure?: Failure;
  load: () => Promise<ComponentType>;
}

interface Failure {
  title: string;
  message?: string;
}

/** What the frame around a screen knows of it. */
export interface ScreenHandle {
  failure?: Failure;
  /** Somebody works on something of their own here; nobody is being shown the product. */
  isWork?: boolean;
  /** Takes all the width there is. */
  isFull?: boolean;
}

interface ScreenProps<Q extends OperationType> {
  queryRef: PreloadedQuery<Q>;
  /** For a screen that owns its search: reads the query again, for what the address now asks for. */
  load: (variables: Q["variables"], options: { fetchPolicy: "store-and-network" }) => void;
}

interface QueryScreen<Q extends OperationType> extends Omit<PlainScreen, "load" | "forVisitors"> {
  query: ConcreteRequest;
  variables: (place: Place) => Q["variables"];
  isFull?: boolean;
  /** Begins to load code that the screen takes only for such an address. */
  loadPart?: (place: Place) => void;
  /** The screen fetches what its own changes of the address need; it is not to be loaded anew for them. */
  ownsSearch?: boolean;
  /** Shows what was read at the last visit as it was left then; the screen reads it again itself. */
  isKept?: boolean;
  load: () => Promise<ComponentType<ScreenProps<Q>>>;
}

const placeOf = ({ params, request }: LoaderFunctionArgs): Place => ({
  params,
  search: new URL(request.url).searchParams,
});

const guard = ({ request }: LoaderFunctionArgs) => {
  if (accessToken() === null) throw redirect(loginPath(new URL(request.url)));
};

/** Asks the server: it may know a kept token no more, and whoever was sent here for that would be sent back for ever. */
async function passOn({ request }: LoaderFunctionArgs) {
  if (accessToken() === null) return;
  const { isSignedIn } = await import("../account/session/isSignedIn.ts");
  if (await isSignedIn(environment())) throw replace(redirectTarget(new URL(request.url).searchParams));
}

/** A route without data of its own; the code is fetched when it is visited. */
export function screen({ path, signedIn, forVisitors, failure, load }: PlainScreen): RouteObject {
  return {
    path,
    handle: { failure } satisfies ScreenHandle,
    loader: async (args) => {
      if (signedIn) guard(args);
      if (forVisitors) await passOn(args);
      return null;
    },
    lazy: { Component: load },
    HydrateFallback: Loading,
  };
}

/** A route whose query and code start loading together. */
export function queryScreen<Q extends OperationType>({
  path,
  signedIn,
  failure,
  isFull,
  query,
  variables,
  loadPart,
  ownsSearch,
  isKept,
  load,
}: QueryScreen<Q>): RouteObject {
  const loadOwning = async () => owning(query, await load());
  return {
    path,
    handle: { failure, isWork: true, isFull } satisfies ScreenHandle,
    loader: (args) => {
      if (signedIn) guard(args);
      loadPart?.(placeOf(args));
      const fetchPolicy = isKept ? "store-or-network" : "store-and-network";
      return loadQuery<Q>(environment(), query, variables(placeOf(args)), { fetchPolicy });
    },
    lazy: { Component: loadOwning },
    HydrateFallback: Loading,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      ownsSearch && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
  };
}

/** Hands the preloaded query to the screen and gives it back to Relay when the screen goes away. */
function owning<Q extends OperationType>(query: ConcreteRequest, Screen: ComponentType<ScreenProps<Q>>) {
  return function OwningScreen() {
    const preloaded = useLoaderData<PreloadedQuery<Q>>();
    const [owned, load] = useQueryLoader<Q>(query, preloaded);
    return <Screen queryRef={owned ?? preloaded} load={load} />;
  };
}
