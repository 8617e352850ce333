import { useSyncExternalStore } from "react";
import { createListeners } from "../ui/listeners.ts";
import { localStore } from "../ui/storage.ts";

const key = "color-mode";
// Prerendering has no document and no matchMedia.
const root = globalThis.document?.documentElement;
const system = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
const { notify, subscribe } = createListeners();

const isDark = () => root.classList.contains("dark");

// /color-mode.js colors the first paint; this module keeps the color mode current.
function apply() {
  const preference = localStore.getItem(key);
  paint(preference ? preference === "dark" : system.matches);
}

function paint(dark: boolean) {
  root.classList.toggle("dark", dark);
  root.classList.toggle("light", !dark);
  notify();
}

if (system) {
  system.addEventListener("change", apply);
  // Browsers print no backgrounds, so light text would be unreadable.
  addEventListener("beforeprint", () => paint(false));
  addEventListener("afterprint", apply);
  addEventListener("storage", (event) => {
    if (event.key === key) apply();
  });
}

/** Follows the system again when its mode is chosen. */
export function toggleColorMode() {
  const dark = !isDark();
  if (dark === system.matches) localStore.removeItem(key);
  else localStore.setItem(key, dark ? "dark" : "light");
  apply();
}

export const useIsDark = () => useSyncExternalStore(subscribe, isDark, () => false);
