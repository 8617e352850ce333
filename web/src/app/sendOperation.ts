import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { accessToken, post, refreshSession } from "../account/session/session.ts";
import { UnreadableAnswer } from "../product/unreadable.ts";
import { RequestError } from "./requestError.ts";

type Operation = Pick<RequestParameters, "id" | "name">;

interface Answer {
  data?: Record<string, { __typename?: string; code?: string } | null> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

async function send({ id, name }: Operation, variables: Variables, token: string | null, signal?: AbortSignal) {
  const body = { operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } };
  const response = await post("/graphql", body, token, signal).catch(unreachable);
  return answerOf(response);
}

/** Browsers word a lost connection differently, and none helpfully. */
function unreachable(): never {
  throw new Error("The server could not be reached. Please try again.");
}

async function answerOf(response: Response): Promise<Answer> {
  const isJson = /[/+]json\b/.test(response.headers.get("content-type") ?? "");
  const text = await response.text();
  if (isJson && text === "") throw new UnreadableAnswer("Server returned empty response");
  try {
    if (isJson) return JSON.parse(text);
  } catch {
    // Handled below, like any text that is not JSON.
  }
  throw new UnreadableAnswer("Server returned invalid response format");
}

/** True if an expired token failed the whole request, or a mutation that returns its errors. */
const isExpired = ({ data, errors }: Answer) =>
  errors?.some(({ extensions }) => extensions?.code === "TOKEN_EXPIRED") ||
  Object.values(data ?? {}).some((field) => field?.__typename === "DomainError" && field.code === "TOKEN_EXPIRED");

/** Sends a query or mutation. On an expired token, refreshes it and tries again. */
export async function sendOperation(params: Operation, variables: Variables, signal?: AbortSignal) {
  const token = accessToken();
  let answer = await send(params, variables, token, signal);
  if (isExpired(answer) && (await refreshSession(token))) {
    answer = await send(params, variables, accessToken(), signal);
  }
  const [error] = answer.errors ?? [];
  if (error) throw new RequestError(error.message, error.extensions?.code ?? null);
  return answer as GraphQLResponse;
}
