import { useCallback, useEffect, useState } from "react";
import { loadItem, Refusal } from "./attempt/api.ts";
import { opening, type State, stuck } from "./attempt/attempt.ts";
import type { Item } from "./attempt/item.ts";
import { readFinished, readProgress } from "./attempt/store.ts";
import { asChosen, chosenFor, shownIn } from "./language/itemLanguage.ts";

type Loading = { status: "loading" | "missing" | "failed" } | { status: "ready"; opening: State };

export function useItem(door: "quizzes" | "surveys", id: string): [Loading, retry: () => void] {
  const [loading, setLoading] = useState<Loading>(() => {
    const item = inlineItem(id);
    return item && isAsChosen(item)
      ? { status: "ready", opening: returnTo(id) ?? opening(item, readProgress(id)) }
      : { status: "loading" };
  });
  const isLoading = loading.status === "loading";
  const retry = useCallback(() => setLoading({ status: "loading" }), []);

  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    find(door, id).then((found) => isCurrent && setLoading(found));
    return () => {
      isCurrent = false;
    };
  }, [door, id, isLoading]);

  const hasFailed = loading.status === "failed";
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [hasFailed, retry]);

  return [loading, retry];
}

async function find(door: "quizzes" | "surveys", id: string): Promise<Loading> {
  const finished = returnTo(id);
  if (finished) return { status: "ready", opening: finished };
  const progress = readProgress(id);
  const inline = inlineItem(id);
  // A started attempt continues in the same language, even offline.
  if (inline?.revision === progress?.item.revision && progress && isAsChosen(progress.item))
    return { status: "ready", opening: opening(progress.item, progress) };
  try {
    const load = (language: string | null) => loadItem(door, id, language);
    return { status: "ready", opening: opening(await asChosen(inline ?? (await load(null)), load), progress) };
  } catch (error) {
    const missing = error instanceof Refusal && error.status === 404 ? error : null;
    if (!progress) return { status: missing ? "missing" : "failed" };
    // A stored attempt contains its item, so the taker can continue without the server.
    return {
      status: "ready",
      opening: missing ? stuck(progress, { kind: "gone", message: missing.message }) : opening(progress.item, progress),
    };
  }
}

const isAsChosen = (item: Item) => chosenFor(item) === shownIn(item);

function returnTo(id: string): State | null {
  const finished = readFinished(id);
  return finished && { phase: "done", ...finished };
}

/** The server writes the item into the page, which saves a round trip. */
function inlineItem(id: string): Item | null {
  try {
    const item: Item = JSON.parse(document.getElementById("item")?.textContent ?? "null");
    return item?.id === id ? item : null;
  } catch {
    return null;
  }
}
