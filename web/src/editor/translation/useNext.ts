import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from "react";
import { announce } from "../../ui/announce.ts";
import { isEnter } from "../../ui/composing.ts";

/** Focuses the next unfinished field after the last one used. */
export function useNext(sheet: RefObject<HTMLElement | null>) {
  const last = useRef<Element>(null);

  function go() {
    const all = [...(sheet.current?.querySelectorAll<HTMLElement>("[data-unfinished]") ?? [])];
    const follows = (element: Element) =>
      last.current?.isConnected &&
      (last.current.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const next = all.find(follows) ?? all[0];
    if (!next) return announce("Nothing is missing");
    next.focus();
    next.scrollIntoView({ block: "center" });
  }

  const watch = {
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) last.current = target;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isEnter(event) || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      go();
    },
  };
  return { go, watch };
}
