/** An undo history of immutable states, which share their unchanged parts. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
}

const steps = 100;

export const begin = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/** Records a change. `goesOn` joins it with the previous step, such as the next letter of a word. */
export function record<State>(history: History<State>, next: State, goesOn = false): History<State> {
  if (next === history.present) return history;
  const past = goesOn && history.past.length > 0 ? history.past : [...history.past, history.present].slice(-steps);
  return { past, present: next, future: [] };
}

export function undo<State>({ past, present, future }: History<State>): History<State> | null {
  const previous = past.at(-1);
  return previous === undefined ? null : { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

export function redo<State>({ past, present, future }: History<State>): History<State> | null {
  const [next, ...rest] = future;
  return next === undefined ? null : { past: [...past, present], present: next, future: rest };
}
