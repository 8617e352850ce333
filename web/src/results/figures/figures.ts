import { graphql } from "react-relay";
import { getFragment, getSingularSelector, type IEnvironment } from "relay-runtime";
import type { figures_content$data, figures_content$key } from "#relay/figures_content.graphql.ts";
import type { Analysis } from "./analysis.ts";
import type { Frame } from "./frame.ts";

export const figuresFragment = graphql`
  fragment figures_content on Content {
    attemptCount @include(if: $isFiltered)
    results(filter: $filter) {
      totalAttempts
      layout
      counts {
        layout
        questions
        wordings
        scores
        levels
      }
    }
  }
`;

/** What is shown of an item's results, as it moves. */
export interface Figures {
  /** Null only while what was counted last is of other questions than are known here. */
  now: () => Frame | null;
  /** Calls a listener with each new frame, until what it returns is called. */
  follow: (listener: () => void) => () => void;
  /** Shows another analysis from now on. */
  analyse: (analysis: Analysis | null) => void;
  /** Takes each frame that comes into Relay's store, until what it returns is called. */
  watch: () => () => void;
}

/** The figures that a query has read; Relay's store keeps them up to date. */
export function createFigures(environment: IEnvironment, content: figures_content$key): Figures {
  const selector = getSingularSelector(getFragment(figuresFragment), content);
  if (!selector) throw new Error("The figures of nothing");
  const listeners = new Set<() => void>();
  const read = () => environment.lookup(selector);
  let frame = next(read().data as unknown as figures_content$data, null);
  function show(shown: Frame | null) {
    if (shown === frame) return;
    frame = shown;
    for (const listener of listeners) listener();
  }
  return {
    now: () => frame,
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    analyse: (analysis) => show(frame && frame.analysis !== analysis ? { ...frame, analysis } : frame),
    watch() {
      const take = ({ data }: ReturnType<typeof read>) => show(next(data as unknown as figures_content$data, frame));
      const known = read();
      take(known);
      const { dispose } = environment.subscribe(known, take);
      return dispose;
    },
  };
}

/** Figures of other questions than were read wait until those have been read. */
function next({ attemptCount, results }: figures_content$data, shown: Frame | null): Frame | null {
  if (!results || results.counts.layout !== results.layout) return shown;
  const { totalAttempts, counts } = results;
  const all = attemptCount ?? totalAttempts;
  return shown?.counts === counts && shown.all === all ? shown : { analysis: null, ...shown, all, counts };
}
