/** What was, what is, and what was taken back; states are kept as text, so that none can be changed afterwards. */
export interface History {
  readonly past: readonly string[];
  readonly present: string;
  readonly future: readonly string[];
}

const steps = 100;

export const begin = (present: string): History => ({ past: [], present, future: [] });

/** Notes a change. A change that goes on with the one before, such as the next letter of a word, shares its step. */
export function record(history: History, next: string, goesOn = false): History {
  if (next === history.present) return history;
  const past = goesOn && history.past.length > 0 ? history.past : [...history.past, history.present].slice(-steps);
  return { past, present: next, future: [] };
}

export function undo({ past, present, future }: History): History | null {
  const previous = past.at(-1);
  return previous === undefined ? null : { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

export function redo({ past, present, future }: History): History | null {
  const [next, ...rest] = future;
  return next === undefined ? null : { past: [...past, present], present: next, future: rest };
}
