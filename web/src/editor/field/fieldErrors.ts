import { createContext, useContext, useSyncExternalStore } from "react";
import { createListeners } from "../../ui/listeners.ts";
import type { Issue } from "./rules.ts";

/** The errors of the form. A store, so that an error renders only its own field. */
export function createFieldErrors() {
  let errors: ReadonlyMap<string, string> = new Map();
  const { notify, subscribe } = createListeners();
  return {
    count: () => errors.size,
    at: (path: string) => errors.get(path),
    anyIn: (part: string) => [...errors.keys()].some((path) => path.startsWith(`${part}.`)),
    set(issues: readonly Issue[]) {
      // A field shows its first error.
      errors = new Map([...issues].reverse().map(({ path, message }) => [path, message]));
      notify();
    },
    subscribe,
  };
}

export const FieldErrorsContext = createContext(createFieldErrors());

/** The first error among these fields. */
export function useFieldError(...places: string[]): string | undefined {
  const { subscribe, at } = useContext(FieldErrorsContext);
  return useSyncExternalStore(subscribe, () => places.map(at).find((message) => message !== undefined));
}

export function useHasErrorIn(part: string): boolean {
  const { subscribe, anyIn } = useContext(FieldErrorsContext);
  return useSyncExternalStore(subscribe, () => anyIn(part));
}
