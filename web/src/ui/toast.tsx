import { lazy, Suspense, useSyncExternalStore } from "react";
import { Boundary } from "./layout/Boundary.tsx";
import type { Said, Speaker } from "./Toasts.tsx";

const Toasts = lazy(async () => ({ default: (await import("./Toasts.tsx")).Toasts }));

type Message = Omit<Said, "type">;

let speaker: Speaker | null = null;
/** A message from before the speaker was registered. */
let waiting: Said | null = null;
let isWanted = false;
const listeners = new Set<() => void>();

function say(message: Said | null) {
  if (speaker) return speaker(message);
  waiting = message;
  if (message) prepareToasts();
}

export const toast = {
  show: (message: Message) => say({ ...message, type: "info" }),
  fail: (message: Message) => say({ ...message, type: "error" }),
  clear: () => say(null),
};

/** Preloads the code of messages while the server can be reached: some say that it cannot. */
export function prepareToasts() {
  isWanted = true;
  for (const listener of listeners) listener();
}

function speakWith(given: Speaker) {
  speaker = given;
  if (waiting) given(waiting);
  waiting = null;
  return () => {
    speaker = null;
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function ToastPlace() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  return (
    isShown && (
      <Boundary fallback={null}>
        <Suspense fallback={null}>
          <Toasts speakWith={speakWith} />
        </Suspense>
      </Boundary>
    )
  );
}
