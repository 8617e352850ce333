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
  const lookup = () => environment.lookup(selector);
  let frame = nextFrame(lookup().data as unknown as figures_content$data, null);
  function show(next: Frame | null) {
    if (next === frame) return;
    frame = next;
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
      const take = ({ data }: ReturnType<typeof lookup>) =>
        show(nextFrame(data as unknown as figures_content$data, frame));
      const snapshot = lookup();
      take(snapshot);
      const { dispose } = environment.subscribe(snapshot, take);
      return dispose;
    },
  };
}

/** Returns the next frame. A frame with another layout waits until its questions have been loaded. */
function nextFrame({ attemptCount, results }: figures_content$data, frame: Frame | null): Frame | null {
  if (!results || results.counts.layout !== results.layout) return frame;
  const { totalAttempts, counts } = results;
  const all = attemptCount ?? totalAttempts;
  const isSame = frame?.counts === counts && frame.all === all && frame.attempts === totalAttempts;
  return isSame ? frame : { analysis: null, ...frame, all, attempts: totalAttempts, counts };
}
