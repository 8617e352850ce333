import { trustedScript } from "../../ui/text/trusted.ts";
import { cacheMessage, syncTag } from "./worker.names.ts";

/** The folder of an item's page, such as `/share/quiz/`: the service worker controls nothing above it. */
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
    // Service workers are refused in sandboxes and over plain http. The page works without.
  }
}

export async function sendLater(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (registration as { sync?: { register(tag: string): Promise<void> } } | undefined)?.sync?.register(syncTag);
  } catch {
    // Some browsers lack background sync; the next visit sends the outbox.
  }
}
