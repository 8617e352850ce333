const begun = new WeakSet<() => Promise<unknown>>();

/** Preloads code once, when the browser has nothing else to do: a long list asks in every row. */
export function preload(load: () => Promise<unknown>) {
  if (begun.has(load)) return;
  begun.add(load);
  // Failures are reported where the code is used.
  const begin = () => void load().catch(() => undefined);
  // Safari has no idle callbacks.
  const wait = () => (window.requestIdleCallback ?? setTimeout)(begin);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
