import { requestSubscription } from "react-relay";
import type { Disposable, GraphQLSubscriptionConfig, IEnvironment, OperationType } from "relay-runtime";

/** Milliseconds before the first retry after an error. Each further retry in a row waits twice as long. */
const firstWait = 1_000;
const longestWait = 15_000;

interface Config<T extends OperationType> extends Omit<GraphQLSubscriptionConfig<T>, "onError" | "onCompleted"> {
  /** True for a subscription without a natural end. An end then counts as an error. */
  isEndless?: boolean;
  /** True for a final error, after which a retry is useless. */
  isOver?: (error: Error) => boolean;
}

/** Subscribes again after each error, until disposed. */
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
