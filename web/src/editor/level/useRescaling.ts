import { useEffect, useRef } from "react";
import type { Scale } from "../../../../api/src/content/content.shared.ts";
import { setDraftValue, useDraft } from "../draft/useDraft.ts";
import { rescaled } from "./rescale.ts";

export function useRescaling(scale: Scale) {
  const undoStore = useDraft();
  const before = useRef(scale);
  useEffect(() => {
    if (before.current === scale) return;
    before.current = scale;
    const { questions } = undoStore.present();
    const next = questions.map((question) => rescaled(question, scale) ?? question);
    if (next.some((question, place) => question !== questions[place])) setDraftValue(undoStore, "questions", next);
  }, [scale, undoStore]);
}
