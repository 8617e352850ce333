import { localStore } from "../ui/storage.ts";

/**
 * Sets titles in the display face. A first visit to a screen of work fetches that after the screen; /color-mode.js knows
 * by the mark left here that it is in the browser's cache.
 */
export function typeset() {
  document.documentElement.classList.add("typeset");
  void document.fonts.load('1em "Newsreader Variable"').then(
    () => localStore.setItem("typeface", "kept"),
    () => undefined,
  );
}
