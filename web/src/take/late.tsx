import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { deliver } from "./attempt/submit.ts";

export interface Retrying {
  /** How often the file could not be loaded. */
  failures: number;
  /** Tries again at once. */
  retry: () => void;
}

/**
 * A component in a file of its own. What `load` has loaded before is shown at once, and takes the focus with its
 * screen; a lazy component would come a moment later. Where the file cannot be loaded, `otherwise` stands in while it is
 * asked for again as answers are sent again (with `isAtOnce` from the beginning); without `otherwise` the page fails.
 */
export function late<Props extends object>(
  importIt: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props & Retrying>,
  isAtOnce = false,
) {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded = await importIt();
    return loaded;
  };
  const Lazy = otherwise
    ? retried(load, otherwise, isAtOnce)
    : (lazy(async () => ({ default: await load() })) as ComponentType<Props>);

  function Late(props: Props) {
    const [Shown] = useState(() => loaded ?? Lazy);
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
      const leaving = new AbortController();
      const onDelay = () => setFailures((failures) => failures + 1);
      deliver(load, { signal: leaving.signal, onDelay }).then(
        (component) => leaving.signal.aborted || setLoaded(() => component),
        () => {},
      );
      return () => leaving.abort();
    }, [tries]);
    if (Loaded) return <Loaded {...props} />;
    const retry = () => setTries((tries) => tries + 1);
    return (failures > 0 || isAtOnce) && <Otherwise {...props} failures={failures} retry={retry} />;
  };
}

/**
 * Whether asking for a file would fail. Browsers of before 2026 never ask again for one that failed, as long as the page
 * is open.
 */
export const isCutOff = () => !navigator.onLine && !navigator.serviceWorker?.controller;

/** Resolves once files can be asked for. */
export const connected = () =>
  new Promise<void>((resolve) =>
    isCutOff() ? addEventListener("online", () => resolve(), { once: true }) : resolve(),
  );

/** With the words that such parts of the page say. */
export async function withWords<Module>(importing: Promise<Module>): Promise<Module> {
  const [module, { laterWords }] = await Promise.all([importing, import("./language/later.ts")]);
  await laterWords;
  return module;
}

/** With words of its own, which it exports. */
export async function withOwnWords<Module extends { words: Promise<void> }>(importing: Promise<Module>) {
  const module = await importing;
  await module.words;
  return module;
}
