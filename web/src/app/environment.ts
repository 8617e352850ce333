import { useSyncExternalStore } from "react";
import {
  Environment,
  type GraphQLResponse,
  Network,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from "relay-runtime";
import { accessToken, onSessionStart, post, refreshSession } from "../account/session.ts";
import { createLive } from "./live.ts";

interface Answer {
  data?: Record<string, { __typename?: string; code?: string } | null> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

async function send({ id, name }: RequestParameters, variables: Variables, token: string | null) {
  const body = { operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } };
  const response = await post("/graphql", body, token);
  return (await response.json()) as Answer;
}

/** An expired token is refused as a whole, or, where a mutation answers with its own errors, in the field. */
const isExpired = ({ data, errors }: Answer) =>
  errors?.some(({ extensions }) => extensions?.code === "TOKEN_EXPIRED") ||
  Object.values(data ?? {}).some((field) => field?.__typename === "DomainError" && field.code === "TOKEN_EXPIRED");

async function request(params: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
  const token = accessToken();
  let answer = await send(params, variables, token);
  if (isExpired(answer) && (await refreshSession(token))) answer = await send(params, variables, accessToken());
  const [error] = answer.errors ?? [];
  if (error) throw new RequestError(error.message, error.extensions?.code ?? null);
  return answer as GraphQLResponse;
}

/** A refusal of the server, with its code, for the error screens to tell apart. */
export class RequestError extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}

function createEnvironment() {
  const live = createLive();
  const network = Network.create(request, live.subscribe);
  return { live, environment: new Environment({ network, store: new Store(new RecordSource()) }) };
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

export const useEnvironment = () => useSyncExternalStore(subscribe, environment);
