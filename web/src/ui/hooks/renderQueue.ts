import { startTransition } from "react";
import { flushSync } from "react-dom";

const waiting = new Map<Element, () => void>();
const visible = new Set<Element>();
let isRunning = false;

/** The batch size when idle: more at once would block the page. */
const batchSize = 5;
/** Milliseconds after which a batch is drawn even if the browser is busy. */
const idleTimeout = 300;

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: idleTimeout });
  else setTimeout(work, 50);
}

function renderBatch() {
  const next = [...waiting.keys()].slice(0, batchSize);
  isRunning = next.length > 0;
  if (!isRunning) return;
  startTransition(() => next.forEach(draw));
  whenIdle(renderBatch);
}

function draw(element: Element) {
  waiting.get(element)?.();
  waiting.delete(element);
}

let observer: IntersectionObserver | undefined;

function observe(element: Element) {
  if (!observer) {
    const note: IntersectionObserverCallback = (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
        if (isIntersecting) draw(target);
      }
    };
    observer = new IntersectionObserver(note, { rootMargin: "50%" });
    // Printing needs all elements.
    addEventListener("beforeprint", () => flushSync(() => [...waiting.keys()].forEach(draw)));
  }
  observer.observe(element);
}

/**
 * Schedules updates of many elements: visible ones at once, the others in batches when the browser is idle. Call `ask`
 * when an update is pending, and `end` to unregister.
 */
export function queueFor(element: Element, render: () => void) {
  observe(element);
  return {
    ask() {
      if (visible.has(element)) return startTransition(render);
      waiting.set(element, render);
      if (isRunning) return;
      isRunning = true;
      whenIdle(renderBatch);
    },
    end() {
      observer?.unobserve(element);
      waiting.delete(element);
      visible.delete(element);
    },
  };
}
