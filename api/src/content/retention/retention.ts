import { logged } from "../../account/log/log.ts";
import { currentUser, holdUser } from "../../account/user.ts";
import { type Content, Prisma, type User } from "../../generated/prisma/client.ts";
import { inTransaction, type Transaction } from "../../platform/data/database.ts";
import { invalid, parse } from "../../platform/errors.ts";
import { inPerson, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Settings } from "../../platform/settings.ts";
import { RetentionDefault } from "./retention.rules.ts";
import { type Retention, retentionFlaw } from "./retention.shared.ts";

type Limits = Pick<Settings, "answerDays">;

/** The retention that applies to an item's answers. */
export interface Term extends Retention {
  /** Whether this is the site's limit, because the item has no rule. */
  isOfSite: boolean;
}

/**
 * Null if answers are kept until someone deletes them. A longer rule from before the site's limit is cut to the limit.
 */
export function termOf({ answerDays }: Limits, { rules }: Pick<Content, "rules">): Term | null {
  const own = rules?.retention;
  if (!own) return answerDays === null ? null : { what: "DELETE", days: answerDays, isOfSite: true };
  return { what: own.what, days: Math.min(own.days, answerDays ?? own.days), isOfSite: false };
}

/** Throws VALIDATION_FAILED for a rule that keeps answers longer than the site's limit. */
export function requireTerm({ answerDays }: Limits, rule: Retention | null | undefined, field: string): void {
  const flaw = rule ? retentionFlaw(rule, answerDays) : null;
  if (flaw) throw invalid(`${field}.days`, flaw);
}

/** The rules of a new item. Adds the owner's default if they don't mention retention. */
export async function withDefaultRetention<Rules extends { retention?: Retention | null | undefined }>(
  tx: Transaction,
  userId: string,
  rules: Rules | null | undefined,
): Promise<Rules | { retention: Retention } | null> {
  if (rules && rules.retention !== undefined) return rules;
  const owner = await tx.user.findUnique({ where: { id: userId }, select: { retention: true } });
  return owner?.retention ? { ...rules, retention: owner.retention } : (rules ?? null);
}

/** Sets the default for items created in future. Existing items keep their rules. */
export async function setRetentionDefault(platform: Platform, viewer: Viewer, input: unknown): Promise<User> {
  const { id } = inPerson(viewer);
  const { rule } = parse(RetentionDefault, input);
  requireTerm(platform.settings, rule, "rule");
  await inTransaction(platform.db, async (tx) => {
    const { retention: before } = await holdUser(tx, id);
    if (before?.what === rule?.what && before?.days === rule?.days) return;
    await tx.user.update({ where: { id }, data: { retention: rule ?? Prisma.DbNull } });
    await logged(tx, viewer, id, { action: "settings_changed", settings: ["retention"] });
  });
  return currentUser(platform, viewer);
}
