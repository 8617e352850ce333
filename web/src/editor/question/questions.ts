import { createContext } from "react";
import type { useEntries } from "../draft/useDraft.ts";

/** The questions of the page in their order, and how to change that: one list for all who show it. */
export const QuestionsContext = createContext({} as ReturnType<typeof useEntries<"questions">>);

/** The question being worked on, by its key, and where one says so. */
export const CurrentContext = createContext<{ current: string | undefined; choose: (key: string) => void }>({
  current: undefined,
  choose: () => undefined,
});

/** The question whose part of the page this lies in. */
export const questionAround = (element: Element) =>
  element.closest<HTMLElement>("[data-question]")?.dataset.question ?? null;

/** Brings a question to the top of the window, and returns where the keyboard goes on in it. */
export function bringUp(key: string): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(`[data-question="${CSS.escape(key)}"]`);
  const scroll = () => row?.scrollIntoView({ block: "start" });
  scroll();
  // The questions on the way were as high as guessed; now those around it are laid out.
  requestAnimationFrame(() => requestAnimationFrame(scroll));
  return row?.querySelector<HTMLElement>("textarea, button[name]") ?? null;
}
