import { Repeater } from "@repeaterjs/repeater";

export const over = Symbol("over");

/**
 * Yields the value of `read`, immediately and after each change that `watch` reports, until it is `over`. A slow
 * consumer gets only the newest value. Undefined is not yielded; an error of `read` ends the iteration.
 */
export function latest<T>(
  watch: (changed: () => void) => () => void,
  read: () => Promise<T | undefined | typeof over>,
): AsyncIterable<T> {
  return new Repeater<T>(async (push, stop) => {
    let isBusy = false;
    let isStale = false;
    let hasListener = true;
    async function tell() {
      isBusy = true;
      while (isStale && hasListener) {
        isStale = false;
        const value = await read();
        if (value === over) stop();
        else if (value !== undefined) await push(value);
      }
      isBusy = false;
    }
    function changed() {
      isStale = true;
      if (!isBusy) tell().catch(stop);
    }
    const leave = watch(changed);
    changed();
    await stop;
    // Stops the loop, which would otherwise read every change that `read` itself reports.
    hasListener = false;
    leave();
  });
}
