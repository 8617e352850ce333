import { createContext, useContext, useSyncExternalStore } from "react";
import { createListeners } from "../../ui/listeners.ts";

/** The key of the question that is open for editing. A store, so that opening renders only two questions. */
export function createOpenQuestion(first: string | null) {
  const { notify, subscribe } = createListeners();
  let open = first;
  return {
    subscribe,
    key: () => open,
    set(key: string | null) {
      if (key === open) return;
      open = key;
      notify();
    },
  };
}

export const OpenQuestionContext = createContext(createOpenQuestion(null));

export function useIsOpen(question: string): boolean {
  const { subscribe, key } = useContext(OpenQuestionContext);
  return useSyncExternalStore(subscribe, () => key() === question);
}
