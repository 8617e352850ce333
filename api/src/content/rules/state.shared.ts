import type { ItemRules } from "../setting/stored.rules.ts";
import { availabilityOf } from "./rules.shared.ts";

export const contentStates = ["open", "scheduled", "closed", "full", "draft"] as const;
export type ContentState = (typeof contentStates)[number];

interface Facts {
  isPublic: boolean;
  rules: Pick<ItemRules, "opensAt" | "closesAt" | "maxAttempts"> | null;
}

/** The first reason why people with the link cannot respond; otherwise open. */
export function contentState({ isPublic, rules }: Facts, attempts: number, now = Date.now()): ContentState {
  if (!isPublic) return "draft";
  const availability = availabilityOf({ rules }, now);
  if (availability === "CLOSED") return "closed";
  if (rules?.maxAttempts !== undefined && attempts >= rules.maxAttempts) return "full";
  return availability === "WAITING" ? "scheduled" : "open";
}
