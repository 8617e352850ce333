import type { LogEntry } from "../../generated/prisma/client.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";

/** A log is its owner's alone, in person: it tells of every token. */
export const maySeeEntry = (viewer: Viewer, { userId }: Pick<LogEntry, "userId">): boolean =>
  viewer.token === null && viewer.user?.id === userId;
