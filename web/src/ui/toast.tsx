import { createToaster, Toast, Toaster, useBreakpointValue } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useSwipe } from "./useSwipe.ts";

const options = { max: 1, duration: 5000, gap: 8, offsets: "1rem" };
const corner = createToaster({ ...options, placement: "bottom-end" });
const top = createToaster({ ...options, placement: "top" });

let current = corner;

interface Message {
  title: string;
  description?: string;
}

/**
 * Shows one message at a time: a new one takes the place of the one before. A screen may speak as it appears with the
 * whole page, when nothing listens yet: hence the moment's wait.
 */
function show(type: "info" | "error", message: Message) {
  queueMicrotask(() => {
    current.dismiss();
    current.create({ ...message, type, closable: true });
  });
}

export const toast = {
  show: (message: Message) => show("info", message),
  fail: (message: Message) => show("error", message),
  clear: () => current.dismiss(),
};

export function Toasts() {
  const isWide = useBreakpointValue({ base: false, md: true }, { ssr: false });
  current = isWide ? corner : top;
  useEffect(() => {
    // What the last try of a form came to must not stand beside the outcome of the next, be it a field's own complaint.
    document.addEventListener("submit", toast.clear, { capture: true });
    return () => document.removeEventListener("submit", toast.clear, { capture: true });
  }, []);
  return (
    <Toaster toaster={current} insetInline={{ mdDown: "4" }}>
      {({ id, title, description }) => (
        <Shown title={title} description={description} onSwiped={() => current.dismiss(id)} />
      )}
    </Toaster>
  );
}

function Shown({ title, description, onSwiped }: { title: ReactNode; description: ReactNode; onSwiped: () => void }) {
  return (
    <Toast.Root {...useSwipe(onSwiped)}>
      <div>
        <Toast.Title dir="auto">{title}</Toast.Title>
        {description && <Toast.Description dir="auto">{description}</Toast.Description>}
      </div>
      <Toast.CloseTrigger aria-label="Close">
        <X aria-hidden />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}
