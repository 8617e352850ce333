import type { Dispatch } from "react";
import { reloadItem } from "../attempt/api.ts";
import type { Action, Progress } from "../attempt/attempt.ts";
import { endProgress, readProgress } from "../attempt/store.ts";

/** Leads back to the gate after the server has refused a start. Whoever has answered something stays. */
export async function turnAway({ item, attemptKey }: Progress, dispatch: Dispatch<Action>): Promise<void> {
  const current = await reloadItem(item);
  const kept = readProgress(item.id);
  const isUntouched =
    kept?.attemptKey === attemptKey && Object.keys({ ...kept.answers, ...kept.drafts }).length === 0 && !kept.handedIn;
  if (!current.availability || !isUntouched) return;
  const ending = { attemptKey, ended: "discarded" } as const;
  endProgress(item.id, ending);
  dispatch({ type: "ended", ending });
  dispatch({ type: "refreshed", item: current, asked: item });
}
