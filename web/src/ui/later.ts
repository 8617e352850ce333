/** Fetches code that somebody may want soon, once the page has all that it begins with. */
export function later(load: () => Promise<unknown>) {
  // Whoever needs it hears of a failure.
  const begin = () => void load().catch(() => undefined);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
