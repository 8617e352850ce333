import { useSyncExternalStore } from "react";
import { placeholder } from "./snippets.ts";

const unchanging = () => () => {};

/** The server writes its public address into pages. Prerendering has no document. */
const written = () =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? placeholder;

/** Where this page came from, and so where its service is. */
export const useOrigin = () => useSyncExternalStore(unchanging, () => location.origin, written);
