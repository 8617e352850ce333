/** Passes on the first event at once, and of those that come within a pause after one the last, when it is over. */
export function newest<E>(pass: (event: E) => void, pause: number) {
  let waiting: E | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === undefined) return;
    const event = waiting;
    waiting = undefined;
    timer = setTimeout(flush, pause);
    pass(event);
  };
  return {
    next(event: E) {
      waiting = event;
      if (timer === undefined) flush();
    },
    /** Passes on what waits. */
    flush,
    /** Forgets it. */
    end() {
      clearTimeout(timer);
      waiting = undefined;
    },
  };
}
