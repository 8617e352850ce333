import { localStore } from "../ui/storage.ts";

/**
 * Applies the display face to titles. First visits to a workspace download it after the screen. /color-mode.js reads
 * the mark for a cached typeface.
 */
export function typeset() {
  document.documentElement.classList.add("typeset");
  void document.fonts.load('1em "Newsreader Variable"').then(
    () => localStore.setItem("typeface", "kept"),
    () => undefined,
  );
}
