import { keepMessage, syncTag } from "./worker.names.ts";

/** `/quiz/…`, `/share/quiz/…` and the like: the rest of the site has nothing to do with the taker's service worker. */
const scopeOf = (path: string) => path.replace(/[^/]*$/, "");

/** Sees to it that this page opens again although the server is away. Browsers may refuse; then a reload needs it. */
export async function keepPage(): Promise<void> {
  try {
    const scope = scopeOf(location.pathname);
    const registration = await navigator.serviceWorker.register("/take-worker.js", { scope, type: "module" });
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    const files = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/`) && !name.startsWith(`${location.origin}/api/`));
    worker?.postMessage({ type: keepMessage, page: location.href.replace(/#.*/, ""), files });
  } catch {
    // In a sandbox, over plain http, or switched off: the page works without.
  }
}

/** Asks the browser to hand in what waits in the outbox once it is online, even when the page is closed by then. */
export async function sendLater(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (registration as { sync?: { register(tag: string): Promise<void> } } | undefined)?.sync?.register(syncTag);
  } catch {
    // Background sync is not in every browser; the next visit sends what waits.
  }
}
