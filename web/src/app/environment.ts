import { startTransition, useSyncExternalStore } from "react";
import {
  type CacheConfig,
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  type RequestParameters,
  Store,
  type SubscribeFunction,
  type Variables,
} from "relay-runtime";
import { accessToken, onSessionStart } from "../account/session/session.ts";
import { createListeners } from "../ui/listeners.ts";
import { takeEarly } from "./early.ts";
import { sendOperation } from "./sendOperation.ts";

/** The timeout of a request, in milliseconds. Each sender handles it. */
const requestTimeout = 20_000;

/**
 * Cancels the request on unsubscribing and on timeout. Metadata: `takesLong` for mutations without the timeout,
 * `comesByItself` for background queries, whose results are rendered in a transition.
 */
const abortable = (
  params: RequestParameters,
  variables: Variables,
  { metadata }: CacheConfig,
): Observable<GraphQLResponse> =>
  Observable.create((sink) => {
    const abort = new AbortController();
    function giveUp() {
      abort.abort();
      sink.error(new Error("The server did not answer in time. Please try again."));
    }
    const isLimited = params.operationKind === "mutation" && !metadata?.takesLong;
    const timer = isLimited ? setTimeout(giveUp, requestTimeout) : undefined;
    answerTo(params, variables, abort.signal)
      .then(
        (answer) => {
          const pass = () => sink.next(answer);
          if (metadata?.comesByItself) startTransition(pass);
          else pass();
          sink.complete();
        },
        (error: Error) => abort.signal.aborted || sink.error(error),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  });

/** Returns the early response if there is one. A failed one is requested again. */
async function answerTo(params: RequestParameters, variables: Variables, signal: AbortSignal) {
  const early = await takeEarly(params, variables)?.catch(() => null);
  return early && early.token === accessToken() ? early.answer : sendOperation(params, variables, signal);
}

function createEnvironment() {
  const live = createLive();
  const network = Network.create(abortable, live.subscribe);
  return { live, environment: new Environment({ network, store: new Store(new RecordSource()) }) };
}

/** The WebSocket client loads with the first subscription: most pages have none. */
function createLive() {
  let live: ReturnType<typeof connect> | undefined;
  const connect = async () => (await import("./live.ts")).createLive();
  const subscribe: SubscribeFunction = (params, variables, { metadata }) => {
    live ??= connect();
    return Observable.from(live).mergeMap((live) =>
      Observable.create(live.source(params, variables, metadata?.pause as number | undefined)),
    );
  };
  return { subscribe, close: async () => (await live)?.close() };
}

let current = createEnvironment();
const { notify, subscribe } = createListeners();

export const environment = () => current.environment;

/** Drops all cached data, so that no account sees another's. */
export function resetEnvironment() {
  void current.live.close();
  current = createEnvironment();
  notify();
}

onSessionStart(resetEnvironment);

export const useEnvironment = () => useSyncExternalStore(subscribe, environment, environment);
