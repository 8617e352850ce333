import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { announce } from "../../ui/announce.ts";
import type { createFieldErrors } from "./fieldErrors.ts";

const faulty = '[aria-invalid="true"], [data-error]';

interface ErrorFocusOptions {
  sheet: RefObject<HTMLElement | null>;
  fieldErrors: ReturnType<typeof createFieldErrors>;
  onFolded?: (question: number) => void;
}

export function useErrorFocus({ sheet, fieldErrors, onFolded }: ErrorFocusOptions) {
  const count = useSyncExternalStore(fieldErrors.subscribe, fieldErrors.count);
  const last = useRef<Element>(null);
  const all = () => [...(sheet.current?.querySelectorAll<HTMLElement>(faulty) ?? [])];

  function show(element: HTMLElement | undefined) {
    if (!element) return;
    last.current = element;
    // A closed panel shows its faults on its button.
    if (element.dataset.opens !== undefined) return element.click();
    // Fields in a closed <details> cannot take the focus.
    element.closest("details")?.setAttribute("open", "");
    element.focus();
    element.scrollIntoView({ block: "center" });
  }

  const [firstRequests, setFirstRequests] = useState(0);
  const showFirst = useEffectEvent(() => {
    show(all()[0]);
    announce(count === 1 ? "One entry needs attention" : `${count} entries need attention`);
  });
  useEffect(() => {
    if (firstRequests > 0) showFirst();
  }, [firstRequests]);

  const [opened, setOpened] = useState<{ question: string } | null>(null);
  const showOpened = useEffectEvent((question: string) =>
    show(all().find((element) => element.getAttribute("name")?.startsWith(`questions.${question}.`))),
  );
  useEffect(() => {
    if (opened) showOpened(opened.question);
  }, [opened]);

  return {
    count,
    focusFirst: () => setFirstRequests((times) => times + 1),
    next() {
      const fields = all();
      const follows = (element: Element) =>
        last.current?.isConnected &&
        (last.current.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const next = fields.find(follows) ?? fields[0];
      const folded = next?.dataset.folded;
      if (next && folded !== undefined && onFolded) {
        onFolded(Number(folded));
        setOpened({ question: folded });
      } else show(next);
    },
  };
}
