import type { z } from "zod";
import { DomainError, parse } from "../../platform/errors.ts";
import { digest } from "../../platform/identity/secret.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { keyRule } from "../../platform/work/idempotency.ts";
import { visibleItem } from "../taking/visible-item.ts";
import { ReportInput } from "./report.rules.ts";

/**
 * Stores a report of an item for the administrators, without the sender's account or address. Repeating the report with
 * its key stores it once; a different report with that key throws KEY_REUSED. Throws NOT_FOUND for an item that the
 * viewer cannot see, and RATE_LIMITED after too many reports from an address or of an item.
 */
export async function reportContent(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
  sentKey?: unknown,
): Promise<void> {
  const { db, limits } = platform;
  const report = parse(ReportInput, input);
  const key = sentKey == null ? null : digest(parse(keyRule, sentKey));
  await visibleItem(platform, viewer, contentId, "Item");
  if (await isStored(platform, contentId, key, report)) return;
  await limits.take("reportAddress", viewer.address);
  await limits.take("reportItem", contentId);
  // Skips a report whose key is already stored. Null keys never conflict.
  const { count } = await db.contentReport.createMany({ data: [{ contentId, key, ...report }], skipDuplicates: true });
  if (count === 0) await isStored(platform, contentId, key, report);
}

async function isStored(
  { db }: Platform,
  contentId: string,
  key: string | null,
  { reason, text = null }: z.output<typeof ReportInput>,
): Promise<boolean> {
  const earlierReport = key && (await db.contentReport.findUnique({ where: { contentId_key: { contentId, key } } }));
  if (!earlierReport) return false;
  if (earlierReport.reason !== reason || earlierReport.text !== text)
    throw new DomainError("KEY_REUSED", "This Idempotency-Key was sent with another report: take a new one");
  return true;
}
