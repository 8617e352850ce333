import { createContext, useContext, useSyncExternalStore } from "react";
import type { Issue } from "./rules.ts";

/** The errors of the form. A store, so that an error renders only its own field. */
export function createFieldErrors() {
  let found: ReadonlyMap<string, string> = new Map();
  const listeners = new Set<() => void>();
  return {
    count: () => found.size,
    at: (path: string) => found.get(path),
    anyIn: (part: string) => [...found.keys()].some((path) => path.startsWith(`${part}.`)),
    set(issues: readonly Issue[]) {
      // A field shows its first error.
      found = new Map([...issues].reverse().map(({ path, message }) => [path, message]));
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
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
