import {
  commonHeaders,
  doorOf,
  itemHeaders as extra,
  Interception,
  inLanguage,
  isItem,
  Refusal,
} from "../attempt/api.ts";
import type { Item } from "../attempt/item.ts";

/** The server's clock, in milliseconds. The device's own may be wrong, or may be set while the page is open. */
export type Clock = () => number;

/** Milliseconds after which a request without a response is aborted. */
const longest = 20_000;

/** Fetches the current item, and the server's clock. */
export async function askServer(item: Item, leaving: AbortSignal): Promise<{ item: Item; clock: Clock }> {
  const path = `/api/${doorOf(item)}/${item.id}${inLanguage(item.translation && item.language)}`;
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, longest);
  leaving.addEventListener("abort", stop);
  try {
    const response = await fetch(path, {
      credentials: "omit",
      cache: "no-store",
      headers: { ...commonHeaders, ...extra },
      signal: controller.signal,
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok && isItem(body)) return { item: body, clock: clockOf(response) };
    if (response.status === 404) throw new Refusal(response, {});
    throw new Interception(response);
  } finally {
    clearTimeout(timer);
    leaving.removeEventListener("abort", stop);
  }
}

function clockOf({ headers }: Response): Clock {
  const serverTime = Date.parse(headers.get("Date") ?? "");
  const since = performance.now();
  const start = Number.isNaN(serverTime) ? Date.now() : serverTime;
  return () => start + performance.now() - since;
}
