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

/** The question that a link to the editor names. */
export const questionInAddress = () => new URLSearchParams(location.search).get("question");

/** The browser lays out elements that came into view up to three frames later. */
const framesAtRest = 5;
let nextScroll = 0;

/**
 * Scrolls an element to the top, again in each frame until it rests there. Questions out of view have estimated
 * heights, so the element moves while those around it are laid out.
 */
function scrollToTop(element: HTMLElement, rested = 0) {
  cancelAnimationFrame(nextScroll);
  const { top } = element.getBoundingClientRect();
  element.scrollIntoView({ block: "start" });
  const next = element.getBoundingClientRect().top === top ? rested + 1 : 0;
  if (next < framesAtRest) nextScroll = requestAnimationFrame(() => scrollToTop(element, next));
}

/** Scrolls a question to the top and returns the element to focus. */
export function bringUp(key: string | null): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(`[data-question="${CSS.escape(key ?? "")}"]`);
  if (row) scrollToTop(row);
  return row?.querySelector<HTMLElement>("textarea, button[name]") ?? null;
}
