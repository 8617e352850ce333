import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";

export interface Early {
  id: string;
  variables: Variables;
  answer: Promise<{ answer: GraphQLResponse; token: string | null }>;
}

declare global {
  interface Window {
    early?: Early | null;
  }
}

export function takeEarly({ id }: RequestParameters, variables: Variables): Early["answer"] | undefined {
  const { early } = window;
  // Later queries need a newer response.
  window.early = null;
  return early?.id === id && isSame(early.variables, variables) ? early.answer : undefined;
}

/** Ignores the order of variables: Relay lists all of them in an order of its own. */
const isSame = (a: Variables, b: Variables) =>
  Object.keys({ ...a, ...b }).every((name) => JSON.stringify(a[name] ?? null) === JSON.stringify(b[name] ?? null));
