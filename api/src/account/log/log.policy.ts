import type { LogEntry } from "../../generated/prisma/client.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";

/** Only the owner may see a log, and only in person: it names every token. */
export const maySeeEntry = (viewer: Viewer, { userId }: Pick<LogEntry, "userId">): boolean =>
  viewer.token === null && viewer.user?.id === userId;
