import { localStore } from "../ui/storage.ts";

const name = (key: string) => `shown:${key}`;

/** Notes that its creator was shown the questions that were written for them. */
export const noteShown = (key: string) => localStore.setItem(name(key), "1");

/** Whether they were, on this device. */
export const wasShown = (key: string) => localStore.getItem(name(key)) !== null;
