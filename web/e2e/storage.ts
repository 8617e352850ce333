import type { Page } from "playwright/test";

/** Makes the browser refuse these storages. */
export const without = (page: Page, ...storages: ("localStorage" | "indexedDB")[]) =>
  page.addInitScript((names) => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of names) Object.defineProperty(window, name, { get: refuse });
  }, storages);
