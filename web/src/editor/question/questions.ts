import { createContext } from "react";
import type { useEntries } from "../draft/useDraft.ts";

export const QuestionsContext = createContext({} as ReturnType<typeof useEntries<"questions">>);

/** The key of the question being edited, and its setter. */
export const CurrentContext = createContext<{ current: string | undefined; choose: (key: string) => void }>({
  current: undefined,
  choose: () => undefined,
});

export const questionAround = (element: Element) =>
  element.closest<HTMLElement>("[data-question]")?.dataset.question ?? null;

/** Scrolls a question to the top and returns the element to focus. */
export function bringUp(key: string): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(`[data-question="${CSS.escape(key)}"]`);
  const scroll = () => row?.scrollIntoView({ block: "start" });
  scroll();
  // Questions out of sight have estimated heights; scroll again once they are laid out.
  requestAnimationFrame(() => requestAnimationFrame(scroll));
  return row?.querySelector<HTMLElement>("textarea, button[name]") ?? null;
}
