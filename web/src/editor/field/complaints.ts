import { createContext, useContext, useSyncExternalStore } from "react";
import type { Issue } from "./rules.ts";

/** What is wrong with the page, watched field by field, so that a hundred fields do not stir for one. */
export function createComplaints() {
  let found: ReadonlyMap<string, string> = new Map();
  const listeners = new Set<() => void>();
  return {
    count: () => found.size,
    at: (path: string) => found.get(path),
    anyIn: (part: string) => [...found.keys()].some((path) => path.startsWith(`${part}.`)),
    set(issues: readonly Issue[]) {
      // The first complaint about a field is the one it shows.
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

export const ComplaintsContext = createContext(createComplaints());

/** What is wrong at the first of these places that has something wrong. */
export function useComplaint(...places: string[]): string | undefined {
  const { subscribe, at } = useContext(ComplaintsContext);
  return useSyncExternalStore(subscribe, () => places.map(at).find((message) => message !== undefined));
}

export function useComplaintIn(part: string): boolean {
  const { subscribe, anyIn } = useContext(ComplaintsContext);
  return useSyncExternalStore(subscribe, () => anyIn(part));
}
