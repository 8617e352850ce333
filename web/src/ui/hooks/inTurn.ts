import { startTransition } from "react";
import { flushSync } from "react-dom";

/** What has something newer to show than it does, and how it does. */
const waiting = new Map<Element, () => void>();
const seen = new Set<Element>();
let isDrawing = false;

/** Drawn together. All at once would hold up the page. */
const few = 5;
/** In milliseconds. */
const patience = 300;

/** Safari cannot tell. */
function whenIdle(work: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: patience });
  else setTimeout(work, 50);
}

function drawNext() {
  const next = [...waiting.keys()].slice(0, few);
  isDrawing = next.length > 0;
  if (!isDrawing) return;
  startTransition(() => next.forEach(draw));
  whenIdle(drawNext);
}

function draw(element: Element) {
  waiting.get(element)?.();
  waiting.delete(element);
}

let observer: IntersectionObserver | undefined;

/** Notes what comes into sight, or close to it. */
function observe(element: Element) {
  if (!observer) {
    const note: IntersectionObserverCallback = (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
        if (isIntersecting) draw(target);
      }
    };
    observer = new IntersectionObserver(note, { rootMargin: "50%" });
    // Paper shows all of it.
    addEventListener("beforeprint", () => flushSync(() => [...waiting.keys()].forEach(draw)));
  }
  observer.observe(element);
}

/**
 * A place in the order in which a great many things on a page are drawn anew: one in sight at once, the others when the
 * browser has nothing else to do, a few at a time. `ask` for it whenever there is something newer; `end` gives it up.
 */
export function turnOf(element: Element, drawIt: () => void) {
  observe(element);
  return {
    ask() {
      if (seen.has(element)) return startTransition(drawIt);
      waiting.set(element, drawIt);
      if (isDrawing) return;
      isDrawing = true;
      whenIdle(drawNext);
    },
    end() {
      observer?.unobserve(element);
      waiting.delete(element);
      seen.delete(element);
    },
  };
}
