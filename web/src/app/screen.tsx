import type { ComponentType } from "react";
import { loadQuery, type PreloadedQuery, useQueryLoader } from "react-relay";
import { type LoaderFunctionArgs, type RouteObject, redirect, replace, useLoaderData } from "react-router-dom";
import type { ConcreteRequest, OperationType } from "relay-runtime";
import type { ScreenPath } from "../../../api/src/client/screens.shared.ts";
import { loginPath, redirectTarget } from "../account/session/redirect.ts";
import { accessToken } from "../account/session/session.ts";
import { Loading } from "../ui/layout/Loading.tsx";
import { environment } from "./environment.ts";
import type { Place } from "./queries.ts";

interface PlainScreen {
  /** "*" for paths that the server does not know. */
  path: ScreenPath | "*";
  forVisitors?: boolean;
  load: () => Promise<ComponentType>;
}

interface Failure {
  title: string;
  message?: string;
}

export interface ScreenHandle {
  failure?: Failure;
  isWork?: boolean;
  isFull?: boolean;
}

interface ScreenProps<Q extends OperationType> {
  queryRef: PreloadedQuery<Q>;
  load: (variables: Q["variables"], options: { fetchPolicy: "store-and-network" }) => void;
}

interface QueryScreen<Q extends OperationType> extends Omit<PlainScreen, "load" | "forVisitors"> {
  /** Loaded on request for a screen where few people start, to keep it out of the first page. */
  query: ConcreteRequest | (() => Promise<{ default: ConcreteRequest }>);
  /** No variables by default. */
  variables?: (place: Place) => Q["variables"];
  /** True by default. */
  signedIn?: boolean;
  failure?: Failure;
  isFull?: boolean;
  loadPart?: (place: Place) => void;
  /** Changes of its search parameters do not run the loader again. */
  ownsSearch?: boolean;
  /** Renders cached data first; the screen refetches it. */
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

/** Asks the server, because a stored token may be invalid. Trusting it would redirect forever. */
async function passOn({ request }: LoaderFunctionArgs) {
  if (accessToken() === null) return;
  const { isSignedIn } = await import("../account/session/isSignedIn.ts");
  if (await isSignedIn(environment())) throw replace(redirectTarget(new URL(request.url).searchParams));
}

export function screen({ path, forVisitors, load }: PlainScreen): RouteObject {
  return {
    path,
    loader: async (args) => {
      if (forVisitors) await passOn(args);
      return null;
    },
    lazy: { Component: load },
    HydrateFallback: Loading,
  };
}

/** A route whose query and code load in parallel. */
export function queryScreen<Q extends OperationType>({
  path,
  signedIn = true,
  failure,
  isFull,
  query,
  variables = () => ({}),
  loadPart,
  ownsSearch,
  isKept,
  load,
}: QueryScreen<Q>): RouteObject {
  const request = async () => (typeof query === "function" ? (await query()).default : query);
  return {
    path,
    handle: { failure, isWork: true, isFull } satisfies ScreenHandle,
    loader: async (args) => {
      if (signedIn) guard(args);
      const place = placeOf(args);
      loadPart?.(place);
      const fetchPolicy = isKept ? "store-or-network" : "store-and-network";
      return loadQuery<Q>(environment(), await request(), variables(place), { fetchPolicy });
    },
    lazy: { Component: async () => owning(await request(), await load()) },
    HydrateFallback: Loading,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      ownsSearch && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
  };
}

/** Passes the preloaded query to the screen and disposes it on unmount. */
function owning<Q extends OperationType>(query: ConcreteRequest, Screen: ComponentType<ScreenProps<Q>>) {
  return function OwningScreen() {
    const preloaded = useLoaderData<PreloadedQuery<Q>>();
    const [owned, load] = useQueryLoader<Q>(query, preloaded);
    return <Screen queryRef={owned ?? preloaded} load={load} />;
  };
}
