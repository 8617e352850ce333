import { type FocusEvent, useLayoutEffect, useRef } from "react";

const frames: Element[] = [];

/** Makes everything outside the topmost dialog inert, except live regions. */
function update() {
  const top = frames.at(-1);
  for (const one of document.body.children)
    one.toggleAttribute("inert", top !== undefined && !one.contains(top) && !one.matches("[aria-live]"));
}

/**
 * Returns a dialog's onFocus handler, which makes the page behind it inert until the dialog closes. Waits for the
 * focus: an inert control loses the focus, and the dialog could not restore it.
 */
export function useInertBehind(isOpen: boolean) {
  const frame = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    return () => {
      if (frame.current) frames.splice(frames.indexOf(frame.current), 1);
      frame.current = null;
      update();
    };
  }, [isOpen]);
  return ({ currentTarget, target }: FocusEvent) => {
    // Events of a nested dialog bubble through React, but its focus is elsewhere in the document.
    if (!isOpen || frame.current || !currentTarget.contains(target)) return;
    frame.current = currentTarget;
    frames.push(currentTarget);
    update();
  };
}
