import DataLoader from "dataloader";

/**
 * Gathers requests for a key while a batch of that key is running. They go into its next batch, so that statements of
 * one key do not wait for each other's rows. Keys do not wait for each other, and an idle key runs immediately. `run`
 * returns its answers in the order of `asked`.
 */
export function batchesByKey<Asked, Answer>(
  mostAtOnce: number,
  run: (key: string, asked: readonly Asked[]) => Promise<Answer[]>,
): (key: string, asked: Asked) => Promise<Answer> {
  const lanes = new Map<string, { loader: DataLoader<Asked, Answer>; pending: number }>();

  function begin(key: string) {
    const waiting: (() => void)[] = [];
    let isBusy = false;
    function next() {
      if (isBusy || waiting.length === 0) return;
      isBusy = true;
      waiting.shift()?.();
    }
    const load = async (asked: readonly Asked[]) => {
      try {
        return await run(key, asked);
      } finally {
        isBusy = false;
        next();
      }
    };
    const batchScheduleFn = (dispatch: () => void) => {
      waiting.push(dispatch);
      setImmediate(next);
    };
    const lane = {
      loader: new DataLoader(load, { cache: false, maxBatchSize: mostAtOnce, batchScheduleFn }),
      pending: 0,
    };
    lanes.set(key, lane);
    return lane;
  }

  return async (key, asked) => {
    const lane = lanes.get(key) ?? begin(key);
    lane.pending++;
    try {
      return await lane.loader.load(asked);
    } finally {
      if (--lane.pending === 0) lanes.delete(key);
    }
  };
}
