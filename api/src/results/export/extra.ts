import type { Platform } from "../../platform/platform.ts";

/** Whether any attempt came after the closing of its item. */
export async function hasLate({ sql }: Platform, contentId: string): Promise<boolean> {
  const { rowCount } = await sql.query("SELECT FROM attempts WHERE quiz_id = $1 AND late IS NOT NULL LIMIT 1", [
    contentId,
  ]);
  return rowCount === 1;
}

/** Whether any attempt got another result since it was handed in. */
export async function hasCorrections({ db }: Platform, contentId: string): Promise<boolean> {
  return (await db.regrading.findFirst({ where: { contentId, changed: { gt: 0 } }, select: { id: true } })) !== null;
}
