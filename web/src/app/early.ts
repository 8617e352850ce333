import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";

/** The page's first query, sent by `start.ts`. */
export interface Early {
  id: string;
  variables: Variables;
  /** With the token of the request. */
  answer: Promise<{ answer: GraphQLResponse; token: string | null }>;
}

declare global {
  interface Window {
    /** Null once the application sends its own queries. */
    early?: Early | null;
  }
}

/** The early answer, if the first query is the expected one. */
export function takeEarly({ id }: RequestParameters, variables: Variables): Early["answer"] | undefined {
  const { early } = window;
  // Later queries want a newer answer.
  window.early = null;
  return early?.id === id && isSame(early.variables, variables) ? early.answer : undefined;
}

/** Relay lists all variables, in an order of its own. */
const isSame = (a: Variables, b: Variables) =>
  Object.keys({ ...a, ...b }).every((name) => JSON.stringify(a[name] ?? null) === JSON.stringify(b[name] ?? null));
