import type { z } from "zod";
import { tabStore } from "../../ui/storage.ts";

/**
 * An unfinished text, stored in the tab. It survives a reload and the end of a session, and is deleted with the tab.
 */
export interface TabDraft<T> {
  read(): T | null;
  write(value: T | null): void;
}

export function tabDraft<T>(place: string, rules: z.ZodType<T>): TabDraft<T> {
  const name = `people:${place}`;
  return {
    read() {
      try {
        return rules.parse(JSON.parse(tabStore.getItem(name) ?? "null"));
      } catch {
        return null;
      }
    },
    write(value) {
      if (value === null) tabStore.removeItem(name);
      else tabStore.setItem(name, JSON.stringify(value));
    },
  };
}
