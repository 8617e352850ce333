import { createContext, use, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { answerLimits, answerParameters } from "../../../../api/src/results/attempts/answers/answers.shared.ts";
import { choiceLimits, finerThanBlocks } from "../../../../api/src/results/attempts/choices.shared.ts";
import { toast } from "../../ui/toast.tsx";
import { readFilter } from "./address.ts";
import {
  type AskedQuestion,
  byCurrentKeys,
  type Filter,
  isFiltering,
  isTooMuch,
  says,
  without,
  withPart,
} from "./filter.ts";
import { withFilter } from "./written.ts";

interface Filtering {
  filter: Filter;
  /** Whether the part can filter the item's responses. */
  allows: (part: Filter) => boolean;
  toggle: (part: Filter) => void;
  change: (part: Filter) => void;
  drop: (part: Filter) => void;
  clear: () => void;
}

/** Null if bars are not filters. */
export const FilteringContext = createContext<Filtering | null>(null);

export const useFiltering = () => use(FilteringContext);

export const useAllows = (part: Filter): boolean => useFiltering()?.allows(part) ?? false;

export function useIsFiltered(): boolean {
  const filtering = useFiltering();
  return filtering !== null && isFiltering(filtering.filter);
}

const none: readonly AskedQuestion[] = [];

/** The filter in the address. Each change is a history entry. */
export function useAddressFiltering(questions = none, isAnonymous = false): Filtering {
  const [address, setAddress] = useSearchParams();
  // A constant keeps the bars memoized while responses come in.
  const needed = ["question", ...answerParameters].some((name) => address.has(name)) ? questions : none;
  return useMemo(() => {
    const filter = byCurrentKeys(readFilter(address), needed);
    const go = (next: Filter) => {
      if (isTooMuch(next)) return toast.show(tooMuch);
      setAddress(withFilter(address, next), { preventScrollReset: true });
    };
    return {
      filter,
      // Anonymous responses are only shown in whole blocks.
      allows: (part) => !isAnonymous || finerThanBlocks.every((name) => !(name in part)),
      toggle: (part) => go(says(filter, part) ? without(filter, part) : withPart(filter, part)),
      change: (part) => go(withPart(filter, part)),
      drop: (part) => go(without(filter, part)),
      clear: () => go({}),
    };
  }, [address, setAddress, needed, isAnonymous]);
}

const tooMuch = {
  title: `A filter takes ${choiceLimits.questions} questions and ${answerLimits.answers} answers`,
  description: "Remove one of them before you add another.",
};
