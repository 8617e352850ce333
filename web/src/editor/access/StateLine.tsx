import type { Kind } from "../../product/kind.ts";
import { useNow } from "../../ui/text/time.ts";
import { useDraftValue } from "../draft/useDraft.ts";
import { stateOf } from "./summary.ts";
import { timesInWords } from "./times.ts";
import { useAuthorZone } from "./useAuthorZone.ts";

interface StateLineProps {
  kind: Kind;
  /** A new item is always public. */
  isStored: boolean;
}

export function StateLine({ kind, isStored }: StateLineProps) {
  useNow();
  const item = useSummarized();
  const times = timesInWords(item.rules, useAuthorZone(), Date.now());
  return stateOf(kind, { ...item, isPublic: !isStored || item.isPublic }, times);
}

/** The part of the draft that the panel changes. */
export function useSummarized() {
  return {
    isPublic: useDraftValue("isPublic"),
    showResultsToTakers: useDraftValue("showResultsToTakers"),
    collectEmailUpfront: useDraftValue("collectEmailUpfront"),
    rules: useDraftValue("rules"),
  };
}
