/** Preloads code once the page has loaded. */
export function preload(load: () => Promise<unknown>) {
  // Failures are reported where the code is used.
  const begin = () => void load().catch(() => undefined);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
