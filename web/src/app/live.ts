import { CloseCode, createClient } from "graphql-ws";
import { startTransition } from "react";
import type { GraphQLResponse, Observable, RequestParameters, Variables } from "relay-runtime";
import { accessToken, refreshSession } from "../account/session/session.ts";
import { setLiveStatus } from "../product/live.ts";
import { RequestError } from "./requestError.ts";
import { throttle } from "./throttle.ts";

type Sink = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0];

/** One WebSocket for all subscriptions, open while there are any. */
export function createLive() {
  let refusedToken: string | null = null;
  let lastToken: string | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const client = createClient({
    url: () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => accessToken() !== null,
    retryWait: (retries) => wait(Math.min(500 * 2 ** retries, 15_000) * (0.5 + Math.random() / 2)),
    keepAlive: 20_000,
    connectionParams: async () => {
      if (refusedToken !== null && (await refreshSession(refusedToken))) refusedToken = null;
      lastToken = accessToken();
      return { accessToken: lastToken };
    },
    on: {
      connecting: (isRetry) => setLiveStatus(isRetry ? "offline" : "connecting"),
      connected: () => setLiveStatus("live"),
      // Detects connections that died silently, such as on a phone that slept.
      ping: (isReceived) => {
        if (!isReceived) silence = setTimeout(() => client.terminate(), 5_000);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(silence);
      },
      closed: (event) => {
        clearTimeout(silence);
        const { code, wasClean } = event as CloseEvent;
        if (code === CloseCode.Forbidden) refusedToken = lastToken;
        setLiveStatus(wasClean && code === 1000 ? "idle" : "offline");
      },
    },
  });

  /** Passes on only the newest of the events within `pause` milliseconds, if given. */
  const source = (params: RequestParameters, variables: Variables, pause?: number) => (sink: Sink) => {
    // A transition, so that background data does not block input.
    const pass = (result: GraphQLResponse) => startTransition(() => sink.next(result));
    const events = pause === undefined ? { next: pass, flush() {}, end() {} } : throttle(pass, pause);
    const unsubscribe = client.subscribe<GraphQLResponse>(persisted(params, variables), {
      next: (result) => {
        if (result.data == null && result.errors) sink.error(refusal(result.errors));
        else events.next(result as GraphQLResponse);
      },
      error: (error) => sink.error(error instanceof Error ? error : refusal(error)),
      complete: () => {
        events.flush();
        sink.complete();
      },
    });
    return () => {
      events.end();
      unsubscribe();
    };
  };

  return { source, close: () => client.dispose() };
}

/** The error of a subscription that the server refused or ended. */
function refusal(errors: unknown) {
  const [error] = Array.isArray(errors) ? (errors as { message: string; extensions?: { code?: string } }[]) : [];
  return new RequestError(error?.message ?? "The live connection was refused", error?.extensions?.code ?? null);
}

/** Operations are persisted: only the id is sent, but graphql-ws requires a `query`. */
const persisted = ({ id, name }: RequestParameters, variables: Variables) => ({
  query: "",
  operationName: name,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: id } },
});

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
