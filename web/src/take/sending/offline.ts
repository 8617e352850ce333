import { trustedScript } from "../../ui/text/trusted.ts";
import { cacheMessage, syncTag } from "./worker.names.ts";

/** The folder of an item's page, such as `/share/quiz/`. The service worker controls nothing above it. */
const scopeOf = (path: string) => path.replace(/[^/]*$/, "");

export async function cachePage(): Promise<void> {
  try {
    const scope = scopeOf(location.pathname);
    const registration = await navigator.serviceWorker.register(trustedScript("/take-worker.js"), {
      scope,
      type: "module",
    });
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    const files = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/`) && !name.startsWith(`${location.origin}/api/`));
    worker?.postMessage({ type: cacheMessage, page: location.href.replace(/#.*/, ""), files });
  } catch {
    // Sandboxes and plain http refuse service workers. The page works without one.
  }
}

export async function sendLater(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (registration as { sync?: { register(tag: string): Promise<void> } } | undefined)?.sync?.register(syncTag);
  } catch {
    // Some browsers lack background sync. The next visit sends the outbox.
  }
}
