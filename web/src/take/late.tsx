import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { deliver } from "./attempt/submit.ts";

export interface Retrying {
  /** Number of times the file could not be loaded. */
  failures: number;
  /** Tries again immediately. */
  retry: () => void;
}

/**
 * A component in a file of its own. If `load` has loaded it before, it is rendered immediately and gets the focus with
 * its screen; a lazy component would appear a moment later. If loading fails, `otherwise` is shown while it is retried
 * as often as sending answers is. With `isAtOnce`, `otherwise` is shown from the start. Without `otherwise`, the page
 * fails.
 */
export function late<Props extends object>(
  importIt: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props & Retrying>,
  isAtOnce = false,
) {
  let component: ComponentType<Props> | null = null;
  const load = async () => {
    component = await importIt();
    return component;
  };
  const Lazy = otherwise
    ? retried(load, otherwise, isAtOnce)
    : (lazy(async () => ({ default: await load() })) as ComponentType<Props>);

  function Late(props: Props) {
    const [Shown] = useState(() => component ?? Lazy);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }
  return { Late, load };
}

function retried<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props & Retrying>,
  isAtOnce: boolean,
) {
  return function Retried(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [failures, setFailures] = useState(0);
    const [tries, setTries] = useState(0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: from the start with each press
    useEffect(() => {
      const controller = new AbortController();
      const onDelay = () => setFailures((failures) => failures + 1);
      deliver(load, { signal: controller.signal, onDelay }).then(
        (component) => controller.signal.aborted || setLoaded(() => component),
        () => {},
      );
      return () => controller.abort();
    }, [tries]);
    if (Loaded) return <Loaded {...props} />;
    const retry = () => setTries((tries) => tries + 1);
    return (failures > 0 || isAtOnce) && <Otherwise {...props} failures={failures} retry={retry} />;
  };
}

/**
 * Whether requesting a file would fail. Browsers before 2026 never request a failed file again while the page is open.
 */
export const isCutOff = () => !navigator.onLine && !navigator.serviceWorker?.controller;

/** Resolves once files can be requested. */
export const connected = () =>
  new Promise<void>((resolve) =>
    isCutOff() ? addEventListener("online", () => resolve(), { once: true }) : resolve(),
  );

/** Loads a part of the page with the later messages that it uses. */
export async function withWords<Module>(importing: Promise<Module>): Promise<Module> {
  const [module, { deferredWords }] = await Promise.all([importing, import("./language/deferred.ts")]);
  await deferredWords;
  return module;
}

/** Loads a part of the page with its own messages, which it exports as `words`. */
export async function withOwnWords<Module extends { words: Promise<void> }>(importing: Promise<Module>) {
  const module = await importing;
  await module.words;
  return module;
}
