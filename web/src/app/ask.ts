import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { accessToken, post, refreshSession } from "../account/session/session.ts";
import { UnreadableAnswer } from "../product/unreadable.ts";
import { RequestError } from "./requestError.ts";

type Operation = Pick<RequestParameters, "id" | "name">;

interface Answer {
  data?: Record<string, { __typename?: string; code?: string } | null> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

async function send({ id, name }: Operation, variables: Variables, token: string | null, leaving?: AbortSignal) {
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

/** Asks the server what a query or mutation says; trades an expired token for a new one, and asks once more. */
export async function ask(params: Operation, variables: Variables, leaving?: AbortSignal) {
  const token = accessToken();
  let answer = await send(params, variables, token, leaving);
  if (isExpired(answer) && (await refreshSession(token))) {
    answer = await send(params, variables, accessToken(), leaving);
  }
  const [error] = answer.errors ?? [];
  if (error) throw new RequestError(error.message, error.extensions?.code ?? null);
  return answer as GraphQLResponse;
}
