import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";

/** The first query of the page, begun by `start.ts`. */
export interface Early {
  id: string;
  variables: Variables;
  /** With the token that it was asked with. */
  answer: Promise<{ answer: GraphQLResponse; token: string | null }>;
}

declare global {
  interface Window {
    /** Null once the application asks for itself. */
    early?: Early | null;
  }
}

/** The answer that was asked for early, if the first query is the one it was expected to be. */
export function takeEarly({ id }: RequestParameters, variables: Variables): Early["answer"] | undefined {
  const { early } = window;
  // What comes later wants a newer answer.
  window.early = null;
  return early?.id === id && isSame(early.variables, variables) ? early.answer : undefined;
}

/** Relay names each variable, and puts them in an order of its own. */
const isSame = (a: Variables, b: Variables) =>
  Object.keys({ ...a, ...b }).every((name) => JSON.stringify(a[name] ?? null) === JSON.stringify(b[name] ?? null));
