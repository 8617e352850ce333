import { localStore } from "../ui/storage.ts";

const name = (key: string) => `shown:${key}`;

export const markSeen = (key: string) => localStore.setItem(name(key), "1");

export const wasSeen = (key: string) => localStore.getItem(name(key)) !== null;
