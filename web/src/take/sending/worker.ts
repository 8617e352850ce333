import { handIn } from "../attempt/api.ts";
import { deleteFromOutbox, readOutbox } from "../attempt/outbox.ts";
import { isPassing } from "../attempt/submit.ts";
import { cacheMessage, mark, syncTag } from "./worker.names.ts";

/*
 * The taker's service worker. Opens a cached page when the server cannot be reached, and sends finished answers after
 * the page was closed.
 */

/** The part of `ServiceWorkerGlobalScope` used here. TypeScript's "webworker" library conflicts with "dom". */
declare const self: EventTarget & { skipWaiting(): Promise<void>; clients: { claim(): Promise<void> } };
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { data: { type: string; page: string; files: string[] } | null };
  fetch: FetchEvent;
  sync: SyncEvent;
}

const on = <Name extends keyof Events>(name: Name, handle: (event: Events[Name]) => void) =>
  self.addEventListener(name, handle as EventListener);

const cacheName = "assay-take";
const maxCached = 80;
/** Milliseconds to wait for the server before showing the cached page. */
const pageTimeout = 8000;

on("install", (event) => event.waitUntil(self.skipWaiting()));
on("activate", (event) => event.waitUntil(self.clients.claim()));
on("message", (event) => {
  if (event.data?.type === cacheMessage) event.waitUntil(cacheFiles(event.data.page, event.data.files));
});
on("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});
on("sync", (event) => {
  if (event.tag === syncTag) event.waitUntil(handInAll());
});

async function cacheFiles(address: string, files: string[]) {
  const cache = await caches.open(cacheName);
  const load = (url: string) => fetch(url, { cache: "force-cache", credentials: "omit" });
  await Promise.allSettled(
    files.map(async (url) => {
      const response = await load(url);
      if (response.ok) await cache.put(url, response);
    }),
  );
  const response = await load(address);
  if (response.ok && (await isOurs(response.clone()))) await cache.put(address, response);
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, Math.max(0, cached.length - maxCached)).map((old) => cache.delete(old)));
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request.url);
  if (!cached) return fetch(request);
  try {
    const response = await Promise.race([fetch(request), tooLate()]);
    // Redirects and other servers' pages, such as a network's sign-in page, must reach the taker.
    if (response.ok || response.type === "opaqueredirect" || response.status === 304) return response;
    return (await isOurs(response.clone())) ? response : cached;
  } catch {
    return cached;
  }
}

/** Serves assets from the cache, and other cached files only if the network fails. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request.url);
  if (cached && new URL(request.url).pathname.startsWith("/assets/")) return cached;
  return fetch(request).catch((error) => {
    if (cached) return cached;
    throw error;
  });
}

const isOurs = async (response: Response) => (await response.text()).includes(mark);

const tooLate = () =>
  new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error("The server took too long")), pageTimeout),
  );

/** Sends finished attempts. Rejects to make the browser try again later. The page shows refusals. */
async function handInAll() {
  for (const progress of await readOutbox()) {
    if (!progress.handedIn) continue;
    try {
      await handIn(progress);
      await deleteFromOutbox(progress.attemptKey);
    } catch (error) {
      if (isPassing(error)) throw error;
    }
  }
}
