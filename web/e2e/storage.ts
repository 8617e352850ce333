import type { Page } from "playwright/test";

/** A browser that refuses these. */
export const without = (page: Page, ...storages: ("localStorage" | "indexedDB")[]) =>
  page.addInitScript((names) => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of names) Object.defineProperty(window, name, { get: refuse });
  }, storages);
