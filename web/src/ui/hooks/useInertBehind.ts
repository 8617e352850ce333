import { type FocusEvent, useLayoutEffect, useRef } from "react";

/** The frames of the open dialogs, the topmost last. */
const frames: Element[] = [];

/** Everything beside the topmost dialog is inert, except what speaks to a screen reader. */
function update() {
  const top = frames.at(-1);
  for (const one of document.body.children)
    one.toggleAttribute("inert", top !== undefined && !one.contains(top) && !one.matches("[aria-live]"));
}

/**
 * Gives what a dialog's frame does on focus: it makes everything behind inert until the dialog closes. Not sooner than
 * on focus, because an inert control loses its own, and the dialog could not give it back in the end.
 */
export function useInertBehind(isOpen: boolean) {
  const held = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    return () => {
      if (held.current) frames.splice(frames.indexOf(held.current), 1);
      held.current = null;
      update();
    };
  }, [isOpen]);
  return ({ currentTarget, target }: FocusEvent) => {
    // The focus may be in a dialog that this one has opened, which lies elsewhere in the page.
    if (!isOpen || held.current || !currentTarget.contains(target)) return;
    held.current = currentTarget;
    frames.push(currentTarget);
    update();
  };
}
