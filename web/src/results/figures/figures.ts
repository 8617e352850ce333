import { graphql } from "react-relay";
import { getFragment, getSingularSelector, type IEnvironment } from "relay-runtime";
import type { figures_content$data, figures_content$key } from "#relay/figures_content.graphql.ts";
import type { Analysis } from "./analysis.ts";
import type { Frame } from "./frame.ts";

graphql`
  fragment figures_counts on CompactCounts {
    layout
    questions
    wordings
    others
    wordingOthers
    scores
    levels
  }
`;

export const figuresFragment = graphql`
  fragment figures_content on Content {
    attemptCount @include(if: $isFiltered)
    results(filter: $filter) {
      totalAttempts
      layout
      counts {
        ...figures_counts @relay(mask: false)
      }
    }
  }
`;

export interface Figures {
  /** Null while the newest counts belong to questions that have not been loaded. */
  now: () => Frame | null;
  follow: (listener: () => void) => () => void;
  analyse: (analysis: Analysis | null) => void;
  watch: () => () => void;
}

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

/** Returns the next frame. A frame with another layout waits until its questions have been loaded. */
function next({ attemptCount, results }: figures_content$data, shown: Frame | null): Frame | null {
  if (!results || results.counts.layout !== results.layout) return shown;
  const { totalAttempts, counts } = results;
  const all = attemptCount ?? totalAttempts;
  return shown?.counts === counts && shown.all === all ? shown : { analysis: null, ...shown, all, counts };
}
