import { createHmac } from "node:crypto";
import { type Mail, Prisma } from "../../generated/prisma/client.ts";
import type { Transaction } from "../data/database.ts";
import type { Platform } from "../platform.ts";

type Keyed = Pick<Platform, "tokenKey">;

/** Replacement for an erased address. It has no at sign, so that it is not an address. */
export const erasedForm = ({ tokenKey }: Keyed, address: string) =>
  `erased:${createHmac("sha256", tokenKey).update(`mail stop of ${address}`).digest("hex")}`;

/** Possible stored forms of an address. */
export const formsOf = (platform: Keyed, address: string) => [address, erasedForm(platform, address)];

interface Sent {
  kinds: Mail["kind"][];
  creatorId?: string;
  contentId?: string;
  recipients?: readonly string[];
}

/** The recipients of mails written in the last day, by the database's clock, with one row for each mail. */
function sentToday(platform: Keyed, { kinds, creatorId, contentId, recipients }: Sent): Prisma.Sql {
  const conditions = [
    Prisma.sql`kind = ANY(${kinds}) AND created_at > now() - interval '1 day'`,
    ...(creatorId === undefined ? [] : [Prisma.sql`creator_id = ${creatorId}`]),
    ...(contentId === undefined ? [] : [Prisma.sql`quiz_id = ${contentId}`]),
    ...(recipients ? [Prisma.sql`recipient = ANY(${recipients.flatMap((to) => formsOf(platform, to))})`] : []),
  ];
  const where = Prisma.join(conditions, " AND ");
  return Prisma.sql`(SELECT recipient FROM mails WHERE ${where} UNION ALL SELECT recipient FROM erased_mails WHERE ${where}) AS sent`;
}

/** Number of mails that count against a daily limit. */
export async function countToday(platform: Keyed, tx: Transaction, sent: Sent): Promise<number> {
  const [mails] = await tx.$queryRaw<{ count: number }[]>`SELECT count(*)::int FROM ${sentToday(platform, sent)}`;
  return mails?.count ?? 0;
}

/** Number of such mails for each of these addresses that got any. */
export async function countTodayOfEach(
  platform: Keyed,
  tx: Transaction,
  sent: Sent & { recipients: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await tx.$queryRaw<{ recipient: string; count: number }[]>`
    SELECT recipient, count(*)::int FROM ${sentToday(platform, sent)} GROUP BY recipient`;
  const addresses = new Map(sent.recipients.map((address) => [erasedForm(platform, address), address]));
  const counts = new Map<string, number>();
  for (const { recipient, count } of rows) {
    const address = addresses.get(recipient) ?? recipient;
    counts.set(address, (counts.get(address) ?? 0) + count);
  }
  return counts;
}

/**
 * Deletes the mails to an address. Mails of the last day still count against the limits. Returns the number deleted.
 */
export async function eraseMails(
  platform: Keyed,
  tx: Transaction,
  where: Prisma.MailWhereInput & { recipient: string },
): Promise<number> {
  const mails = await tx.mail.findMany({ where, select: { id: true } });
  const ids = mails.map(({ id }) => id);
  await tx.$executeRaw`
    INSERT INTO erased_mails (kind, recipient, creator_id, quiz_id, created_at)
    SELECT kind, ${erasedForm(platform, where.recipient)}, creator_id, quiz_id, created_at FROM mails
     WHERE id = ANY(${ids}) AND created_at > now() - interval '1 day'`;
  return (await tx.mail.deleteMany({ where: { id: { in: ids } } })).count;
}

/** Deletes replacements that no longer count. */
export const purgeErasedMails = ({ db }: Pick<Platform, "db">) =>
  db.$executeRaw`DELETE FROM erased_mails WHERE created_at <= now() - interval '1 day'`;
