import { localStore } from "../ui/storage.ts";

const name = (key: string) => `shown:${key}`;

export const noteShown = (key: string) => localStore.setItem(name(key), "1");

export const wasShown = (key: string) => localStore.getItem(name(key)) !== null;
