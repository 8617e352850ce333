import type { KeyboardEvent } from "react";

/** Handles the arrow keys of a toolbar, which is a single tab stop. */
export function walk(event: KeyboardEvent<HTMLElement>) {
  const bars = [...event.currentTarget.querySelectorAll("button")];
  const place = bars.indexOf(document.activeElement as HTMLButtonElement);
  const next = {
    ArrowRight: bars[Math.min(place + 1, bars.length - 1)],
    ArrowLeft: bars[Math.max(place - 1, 0)],
    Home: bars[0],
    End: bars.at(-1),
  }[event.key];
  if (!next) return;
  for (const bar of bars) bar.tabIndex = bar === next ? 0 : -1;
  next.focus();
  event.preventDefault();
}
