import { type ExecutionArgs, type ExecutionResult, getOperationAST } from "graphql";
import { isAsyncIterable } from "graphql-yoga";

type Events = AsyncIterable<ExecutionResult>;
/** Subscribes. Returns refusals that need no waiting directly, not as a promise. */
type Begin = () => Promise<Events | ExecutionResult> | Events | ExecutionResult;
type Watcher = (event: string) => void;

interface Source {
  watch(watcher: Watcher): AsyncIterable<never>;
  isOver(): boolean;
}

/** Whether each event contains the complete state, so that the last event suffices for a new watcher. */
export function isShared({ schema, document, operationName }: ExecutionArgs): boolean {
  const operation = getOperationAST(document, operationName);
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  return (
    operation?.operation === "subscription" &&
    operation.selectionSet.selections.every(
      (selection) => selection.kind === "Field" && fields[selection.name.value]?.extensions.isShared === true,
    )
  );
}

/** Executes identical subscriptions once: each event is computed and serialized once, and sent to all watchers. */
export function createSharing() {
  const sources = new Map<string, Promise<Source | ExecutionResult>>();

  function start(key: string, begin: Begin) {
    const forget = () => {
      if (sources.get(key) === starting) sources.delete(key);
    };
    const starting = Promise.resolve(begin()).then((events) => {
      if (isAsyncIterable(events)) return sourceOf(events, forget);
      forget();
      return events;
    });
    starting.catch(forget);
    sources.set(key, starting);
    return starting;
  }

  /** `key` identifies viewer and operation. The result ends with the events but yields none: the watcher gets them. */
  return async function share(key: string, begin: Begin, watcher: Watcher): Promise<Events | ExecutionResult> {
    const source = await (sources.get(key) ?? start(key, begin));
    if (!("watch" in source)) return source;
    return source.isOver() ? share(key, begin, watcher) : source.watch(watcher);
  };
}

const finished = { done: true, value: undefined } as const;

function sourceOf(events: Events, onEnd: () => void): Source {
  const iterator = events[Symbol.asyncIterator]();
  const watchers = new Map<Watcher, () => void>();
  let last: string | null = null;
  let isOver = false;

  async function run() {
    for (;;) {
      const { value, done } = await iterator.next();
      if (done) return;
      last = JSON.stringify(value);
      for (const watcher of watchers.keys()) watcher(last);
      // Not kept for later watchers, because the error may be temporary.
      if (value.errors) return;
    }
  }

  function end() {
    if (isOver) return;
    isOver = true;
    onEnd();
    void iterator.return?.();
    for (const leave of watchers.values()) leave();
  }
  run().then(end, end);

  return {
    isOver: () => isOver,
    watch(watcher) {
      const { promise, resolve } = Promise.withResolvers<IteratorResult<never>>();
      const leave = async () => {
        watchers.delete(watcher);
        resolve(finished);
        if (watchers.size === 0) end();
        return finished;
      };
      watchers.set(watcher, leave);
      if (last !== null) watcher(last);
      const iterator = { next: () => promise, return: leave, throw: leave };
      return { ...iterator, [Symbol.asyncIterator]: () => iterator };
    },
  };
}

/** Sends one event at a time. A slow reader skips to the newest. */
export function newestOnly(send: (event: string, done: () => void) => void): Watcher {
  let isSending = false;
  let due: string | null = null;
  return function tell(event) {
    if (isSending) {
      due = event;
      return;
    }
    isSending = true;
    send(event, () => {
      isSending = false;
      if (due === null) return;
      const next = due;
      due = null;
      tell(next);
    });
  };
}
