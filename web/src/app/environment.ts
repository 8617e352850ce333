import { useSyncExternalStore } from "react";
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
import { accessToken, onSessionStart, post, refreshSession } from "../account/session.ts";
import { UnreadableAnswer } from "../ui/unreadable.ts";
import { RequestError } from "./requestError.ts";

interface Answer {
  data?: Record<string, { __typename?: string; code?: string } | null> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

async function send({ id, name }: RequestParameters, variables: Variables, token: string | null, leaving: AbortSignal) {
  const body = { operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } };
  const response = await post("/graphql", body, token, leaving).catch(unreachable);
  return read(response);
}

/** What a browser says of a lost connection differs from one to the next, and helps nobody. */
function unreachable(): never {
  throw new Error("The server could not be reached. Please try again.");
}

async function read(response: Response): Promise<Answer> {
  const isJson = /[/+]json\b/.test(response.headers.get("content-type") ?? "");
  const text = await response.text();
  if (isJson && text === "") throw new UnreadableAnswer("Server returned empty response");
  try {
    if (isJson) return JSON.parse(text);
  } catch {
    // Said below, as of any other text that is not JSON.
  }
  throw new UnreadableAnswer("Server returned invalid response format");
}

/** An expired token is refused as a whole, or, where a mutation answers with its own errors, in the field. */
const isExpired = ({ data, errors }: Answer) =>
  errors?.some(({ extensions }) => extensions?.code === "TOKEN_EXPIRED") ||
  Object.values(data ?? {}).some((field) => field?.__typename === "DomainError" && field.code === "TOKEN_EXPIRED");

async function request(params: RequestParameters, variables: Variables, leaving: AbortSignal) {
  const token = accessToken();
  let answer = await send(params, variables, token, leaving);
  if (isExpired(answer) && (await refreshSession(token))) {
    answer = await send(params, variables, accessToken(), leaving);
  }
  const [error] = answer.errors ?? [];
  if (error) throw new RequestError(error.message, error.extensions?.code ?? null);
  return answer as GraphQLResponse;
}

/** Milliseconds that somebody waits for what they asked to be done. Each sender says what to do then. */
const patience = 20_000;

/**
 * Hangs up when nobody waits for the answer any more, or when it does not come. A mutation that may take longer says so
 * in its metadata: `takesLong`.
 */
const abortable = (
  params: RequestParameters,
  variables: Variables,
  { metadata }: CacheConfig,
): Observable<GraphQLResponse> =>
  Observable.create((sink) => {
    const leaving = new AbortController();
    function giveUp() {
      leaving.abort();
      sink.error(new Error("The server did not answer in time. Please try again."));
    }
    const isLimited = params.operationKind === "mutation" && !metadata?.takesLong;
    const timer = isLimited ? setTimeout(giveUp, patience) : undefined;
    request(params, variables, leaving.signal)
      .then(
        (answer) => {
          sink.next(answer);
          sink.complete();
        },
        (error: Error) => leaving.signal.aborted || sink.error(error),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  });

function createEnvironment() {
  const live = createLive();
  const network = Network.create(abortable, live.subscribe);
  return { live, environment: new Environment({ network, store: new Store(new RecordSource()) }) };
}

/** The connection itself is fetched with the first subscription: most pages have none. */
function createLive() {
  let live: ReturnType<typeof connect> | undefined;
  const connect = async () => (await import("./live.ts")).createLive();
  const subscribe: SubscribeFunction = (params, variables) => {
    live ??= connect();
    return Observable.from(live).mergeMap((live) => Observable.create(live.source(params, variables)));
  };
  return { subscribe, close: async () => (await live)?.close() };
}

let current = createEnvironment();
const listeners = new Set<() => void>();

export const environment = () => current.environment;

/** Forgets all cached data: nothing one account has seen may show up under the next. */
export function resetEnvironment() {
  void current.live.close();
  current = createEnvironment();
  for (const listener of listeners) listener();
}

onSessionStart(resetEnvironment);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useEnvironment = () => useSyncExternalStore(subscribe, environment, environment);
