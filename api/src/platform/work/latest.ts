import { Repeater } from "@repeaterjs/repeater";

/** What `read` answers when there will be nothing more. */
export const over = Symbol("over");

/**
 * Yields what `read` answers: at once, and again whenever `watch` tells of a change, until nobody listens any more or it
 * is over. One value at a time: whoever is slow gets the newest next, and none of those in between. What changes during
 * a read is read once more. Undefined is not yielded. A read that fails ends it with its error.
 */
export function latest<T>(
  watch: (changed: () => void) => () => void,
  read: () => Promise<T | undefined | typeof over>,
): AsyncIterable<T> {
  return new Repeater<T>(async (push, stop) => {
    let isBusy = false;
    let isStale = false;
    async function tell() {
      isBusy = true;
      while (isStale) {
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
    leave();
  });
}
