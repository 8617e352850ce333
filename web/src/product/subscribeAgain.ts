import { requestSubscription } from "react-relay";
import type { Disposable, GraphQLSubscriptionConfig, IEnvironment, OperationType } from "relay-runtime";

/** Milliseconds before the first try after an error; each further try in a row waits twice as long. */
const firstWait = 1_000;
const longestWait = 15_000;

interface Config<T extends OperationType> extends Omit<GraphQLSubscriptionConfig<T>, "onError" | "onCompleted"> {
  /** Whether it never ends by itself, so that an end is a failure like an error. */
  isEndless?: boolean;
  /** Whether an error is the last word, after which asking again is of no use. */
  isOver?: (error: Error) => boolean;
}

/** A subscription that is asked for again after an error, until it is disposed. */
export function subscribeAgain<T extends OperationType>(
  environment: IEnvironment,
  { isOver, isEndless = false, ...config }: Config<T>,
): Disposable {
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    timer = setTimeout(() => {
      current = subscribe();
    }, wait);
    wait = Math.min(2 * wait, longestWait);
  };
  const subscribe = (): Disposable =>
    requestSubscription<T>(environment, {
      ...config,
      onNext(answer) {
        wait = firstWait;
        config.onNext?.(answer);
      },
      onError(error) {
        if (!isOver?.(error)) again();
      },
      onCompleted() {
        if (isEndless) again();
      },
    });
  let current = subscribe();
  return {
    dispose() {
      clearTimeout(timer);
      current.dispose();
    },
  };
}
