import { type RefObject, useEffect, useState } from "react";

export function useBusy(list: RefObject<HTMLElement | null>, top: RefObject<HTMLElement | null>) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPast, setPast] = useState(false);

  useEffect(() => {
    if (!list.current || !top.current) return;
    const listening = new AbortController();
    const on = (name: "pointerenter" | "pointerleave" | "focusin" | "focusout", listener: (event: Event) => void) =>
      list.current?.addEventListener(name, listener, listening);
    // Touch sends no leave event.
    on("pointerenter", (event) => setPointed((event as PointerEvent).pointerType === "mouse"));
    on("pointerleave", () => setPointed(false));
    on("focusin", () => setFocused(true));
    on("focusout", () => setFocused(false));
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(top.current);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [list, top]);

  return isPointed || isFocused || isPast;
}
