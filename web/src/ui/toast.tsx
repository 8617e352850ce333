import { lazy, useSyncExternalStore } from "react";
import { Optional } from "./layout/LazyPart.tsx";
import { createListeners } from "./listeners.ts";
import type { ToastHandler, ToastMessage } from "./Toasts.tsx";

const Toasts = lazy(async () => ({ default: (await import("./Toasts.tsx")).Toasts }));

type Message = Omit<ToastMessage, "type">;

let handler: ToastHandler | null = null;
/** A message shown before the handler was registered. */
let waiting: ToastMessage | null = null;
let isWanted = false;
const { notify, subscribe } = createListeners();

function send(message: ToastMessage | null) {
  if (handler) return handler(message);
  waiting = message;
  if (message) prepareToasts();
}

export const toast = {
  show: (message: Message) => send({ ...message, type: "info" }),
  fail: (message: Message) => send({ ...message, type: "error" }),
  clear: () => send(null),
};

/** Preloads the code of messages while the server can be reached, because some report that it cannot. */
export function prepareToasts() {
  isWanted = true;
  notify();
}

function register(given: ToastHandler) {
  handler = given;
  if (waiting) given(waiting);
  waiting = null;
  return () => {
    handler = null;
  };
}

export function ToastPlace() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  return (
    isShown && (
      <Optional>
        <Toasts register={register} />
      </Optional>
    )
  );
}
