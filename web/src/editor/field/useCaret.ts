import { type RefObject, useEffect, useState } from "react";

interface Place {
  name: string;
  caret: number;
}

/** Moves the caret to a change that was undone or redone. A pressed button keeps the focus. */
export function useCaret(sheet: RefObject<HTMLElement | null>) {
  const [place, put] = useState<Place | null>(null);
  useEffect(() => {
    if (!place) return;
    const field = sheet.current?.querySelector(`[name="${CSS.escape(place.name)}"]`);
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
    if (document.activeElement instanceof HTMLButtonElement) field.scrollIntoView({ block: "nearest" });
    else {
      field.focus();
      // Number inputs have no selection range.
      if (field.type !== "number") field.setSelectionRange(place.caret, place.caret);
    }
  }, [place, sheet]);
  return { put };
}
