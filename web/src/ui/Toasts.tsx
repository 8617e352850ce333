import { createToaster, Portal, Toast, Toaster, useBreakpointValue } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
import { useSwipe } from "./hooks/useSwipe.ts";
import { X } from "./icons.ts";

const options = { max: 1, duration: 5000, gap: 8, offsets: "1rem" };
const corner = createToaster({ ...options, placement: "bottom-end" });
const top = createToaster({ ...options, placement: "top" });

/**
 * Milliseconds in which to press a message's button. The timer pauses while the message has the pointer or the focus.
 */
const toDecide = 20_000;

let current = corner;

export interface ToastMessage {
  title: string;
  description?: string;
  type: "info" | "error";
  action?: { label: string; onClick: () => void };
  /** Milliseconds. Set where the user needs longer than usual to decide. */
  duration?: number;
}

export type ToastHandler = (message: ToastMessage | null) => void;

/** Shows one message at a time. `register` registers the handler and returns a function to unregister it. */
export function Toasts({ register }: { register: (handler: ToastHandler) => () => void }) {
  const isWide = useBreakpointValue({ base: false, md: true }, { ssr: false });
  current = isWide ? corner : top;
  useEffect(
    () =>
      register((message) => {
        if (!message) return current.dismiss();
        // The toaster subscribes in an effect, a moment after it is mounted.
        queueMicrotask(() => {
          current.dismiss();
          current.create({
            ...message,
            closable: true,
            ...(message.action && { duration: message.duration ?? toDecide }),
          });
        });
      }),
    [register],
  );
  useEffect(() => {
    // The outcome of an earlier submit must not appear next to the outcome of the next one.
    const clear = () => current.dismiss();
    document.addEventListener("submit", clear, { capture: true });
    return () => document.removeEventListener("submit", clear, { capture: true });
  }, []);
  return (
    // A portal, because a modal dialog makes the screen inert.
    <Portal>
      <Toaster toaster={current} insetInline={{ mdDown: "4" }}>
        {({ id, title, description, action }) => (
          <ToastBox title={title} description={description} action={action} onSwiped={() => current.dismiss(id)} />
        )}
      </Toaster>
    </Portal>
  );
}

function ToastBox({
  title,
  description,
  action,
  onSwiped,
}: {
  title: ReactNode;
  description: ReactNode;
  action: ToastMessage["action"];
  onSwiped: () => void;
}) {
  return (
    <Toast.Root {...useSwipe(onSwiped)}>
      <div>
        <Toast.Title dir="auto">{title}</Toast.Title>
        {description && <Toast.Description dir="auto">{description}</Toast.Description>}
      </div>
      {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
      <Toast.CloseTrigger aria-label="Close">
        <X aria-hidden />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}
