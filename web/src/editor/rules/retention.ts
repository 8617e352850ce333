import type { Retention } from "../../../../api/src/content/retention/retention.shared.ts";
import { type Draft, noRetention } from "../draft/draft.ts";

type DraftRetention = Draft["rules"]["retention"];

interface StoredRetention {
  readonly rule: { readonly what: string; readonly days: number } | null | undefined;
  readonly isOfSite: boolean;
}

export function draftRetention(stored: StoredRetention | null | undefined): DraftRetention {
  if (!stored) return noRetention;
  const { rule, isOfSite } = stored;
  if (!rule || isOfSite) return { what: "KEEP", days: "" };
  return { what: rule.what === "ANONYMISE" ? "ANONYMISE" : "DELETE", days: String(rule.days) };
}

/** Undefined uses the account's rule, or keeps the stored one. Null keeps answers until someone deletes them. */
export function sentRetention({ what, days }: DraftRetention): Retention | null | undefined {
  if (what === "USUAL") return undefined;
  return what === "KEEP" ? null : { what, days: days.trim() === "" ? Number.NaN : Number(days) };
}
