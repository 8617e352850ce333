import { type RefObject, useLayoutEffect } from "react";

/** Makes everything around an element inert within the application, except live regions. */
export function useAlone(element: RefObject<Element | null>, isAlone: boolean) {
  useLayoutEffect(() => {
    if (!isAlone) return;
    const around: Element[] = [];
    // Children of the body are toasts and dialogs, which appear above.
    for (let inner = element.current; inner?.parentElement && inner.parentElement !== document.body; ) {
      const { parentElement } = inner;
      for (const sibling of parentElement.children)
        if (sibling !== inner && !sibling.matches("[aria-live], [inert]")) around.push(sibling);
      inner = parentElement;
    }
    for (const one of around) one.setAttribute("inert", "");
    return () => {
      for (const one of around) one.removeAttribute("inert");
    };
  }, [element, isAlone]);
}
