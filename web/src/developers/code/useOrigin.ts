import { useSyncExternalStore } from "react";
import { placeholder } from "./snippets.ts";

const unchanging = () => () => {};

/** Returns the public URL that the server writes into pages. Prerendering has no document. */
const written = () =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? placeholder;

/** Returns the origin of this page, which is also that of its service. */
export const useOrigin = () => useSyncExternalStore(unchanging, () => location.origin, written);
