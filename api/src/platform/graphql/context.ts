import type { Viewer } from "../identity/viewer.ts";
import type { Platform } from "../platform.ts";

/** The context of every resolver. */
export interface Context {
  platform: Platform;
  viewer: Viewer;
  /** Aborted when the client disconnects; null if disconnects cannot be observed. */
  disconnected: AbortSignal | null;
}
