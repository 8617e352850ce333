import { localStore } from "../ui/storage.ts";

const name = (key: string) => `shown:${key}`;

/** Remembers on this device that the creator has seen the drafted questions. */
export const noteShown = (key: string) => localStore.setItem(name(key), "1");

export const wasShown = (key: string) => localStore.getItem(name(key)) !== null;
