import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSwipe } from "../ui/hooks/useSwipe.ts";
import { X } from "../ui/icons.ts";
import { t } from "./language/t.ts";

export type Toast = { title: () => string; description: () => string; tone: "good" | "bad" };

export const notLoaded: Toast = { title: () => t("language"), description: () => t("noServer"), tone: "bad" };
export const notStarted: Toast = { ...notLoaded, title: () => t("failed") };

export interface Toasts {
  toast: Toast | null;
  dismiss: () => void;
}

export function useToast() {
  const [toast, setToast] = useState<Toast | null>(null);
  const dismiss = useCallback(() => setToast(null), []);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(dismiss, 5000);
    return () => clearTimeout(timer);
  }, [toast, dismiss]);
  return { toast, showToast: setToast, dismiss };
}

export function ToastRegion({ toast, dismiss }: Toasts) {
  return (
    <div className="toasts" role="status">
      {toast && <Shown toast={toast} dismiss={dismiss} />}
    </div>
  );
}

function Shown({ toast, dismiss }: { toast: Toast; dismiss: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // The button in the toast disappears, so the focus moves to the top of the page.
  useLayoutEffect(() => {
    const node = box.current;
    return () => {
      if (node?.contains(document.activeElement)) document.querySelector("h1")?.focus();
    };
  }, []);
  return (
    <div ref={box} className={`toast ${toast.tone}`} {...useSwipe(dismiss)}>
      <div>
        <p className="toast-title">{toast.title()}</p>
        <p>{toast.description()}</p>
      </div>
      <button className="icon-button" type="button" aria-label={t("dismiss")} onClick={dismiss}>
        <X aria-hidden size={18} />
      </button>
    </div>
  );
}
