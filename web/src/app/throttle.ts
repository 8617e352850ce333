/** Throttles events: the first at once, then the newest after each pause. */
export function throttle<E>(pass: (event: E) => void, pause: number) {
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
    /** Emits the pending event now. */
    flush,
    /** Drops the pending event. */
    end() {
      clearTimeout(timer);
      waiting = undefined;
    },
  };
}
