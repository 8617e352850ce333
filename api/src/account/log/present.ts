import type { LogEntry as Row } from "../../generated/prisma/client.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { LogEntry } from "./log.contract.ts";
import { sentenceOf } from "./log.shared.ts";
import { sessionBegan } from "./log.ts";

/** An entry for the owner's data file, which does not depend on the current session. */
export const presentStored = ({
  id,
  at,
  action,
  by,
  network,
  sessionId,
  contentId,
  detail,
}: Row): Omit<LogEntry, "isThisSession"> => ({
  id,
  at,
  action,
  summary: sentenceOf(action, detail),
  by,
  network,
  sessionBeganAt: sessionBegan(sessionId),
  tokenName: detail.program ?? null,
  contentId,
  contentTitle: detail.title ?? null,
});

export const presentEntry = (viewer: Viewer, entry: Row): LogEntry => ({
  ...presentStored(entry),
  isThisSession: entry.sessionId !== null && entry.sessionId === viewer.sessionId,
});
