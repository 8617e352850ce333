import { logged } from "../../account/log/log.ts";
import type { Content, ItemAddress } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid, parse } from "../../platform/errors.ts";
import { hourly } from "../../platform/hourly.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { intentionOf, once } from "../../platform/work/idempotency.ts";
import { requireOwn } from "../content.policy.ts";
import { lockOwn, madeContent, ownContent } from "../own.ts";
import { AddressInput, AddressQuestion } from "./address.rules.ts";
import { formFlaw, mostAddresses } from "./address.shared.ts";

declare module "../../platform/work/events.ts" {
  interface Topics {
    /** Addresses of items that lead somewhere new or no longer work. */
    addresses: true;
  }
}

/** Days for which a released address is reserved for its previous owner. */
const reservedDays = 365;

interface Wanted {
  address: string;
  id: string;
  userId: string;
}

interface Held {
  contentId: string | null;
  userId: string | null;
  isReleased: boolean;
  isReserved: boolean;
  isInTrash: boolean;
}

/** The reason why the register refuses an address for a user's item, or null if the item can have it. */
async function takenFlaw(tx: Transaction, { address, id, userId }: Wanted): Promise<string | null> {
  const [row] = await tx.$queryRaw<Held[]>`
    SELECT a.quiz_id AS "contentId", a.user_id AS "userId", a.released_at IS NOT NULL AS "isReleased",
           a.released_at > now() - make_interval(days => ${reservedDays}::int) AS "isReserved",
           EXISTS (SELECT FROM trashed_items t WHERE t.quiz_id = a.quiz_id) AS "isInTrash"
      FROM item_addresses a WHERE a.address = ${address}`;
  if (!row || row.contentId === id) return null;
  const isOurs = row.userId === userId;
  if (!row.isReleased && isOurs)
    return row.isInTrash
      ? "An item in your trash has this link. Restore it, delete it permanently, or choose another link."
      : "Another of your items has this link. Change that one first.";
  if (!row.isReleased) return "This link is taken. Choose another.";
  if (isOurs || !row.isReserved) return null;
  return "Someone else had this link less than a year ago, so it is reserved. Choose another.";
}

/** Deletes addresses that belong to no item and whose reservation has ended, so that anyone may have them. */
export const deleteOldAddresses = ({ sql }: Platform) =>
  sql.query(
    "DELETE FROM item_addresses WHERE quiz_id IS NULL AND released_at <= now() - make_interval(days => $1::int)",
    [reservedDays],
  );

export const forgetAddresses = (platform: Platform) =>
  hourly(platform, "Old addresses of items could not be deleted", () => deleteOldAddresses(platform));

/** Every address of the item: the current one first, then previous ones that redirect to it. */
export async function listAddresses({ db }: Platform, { id }: Pick<Content, "id">): Promise<ItemAddress[]> {
  return db.itemAddress.findMany({
    where: { contentId: id },
    orderBy: [{ releasedAt: { sort: "desc", nulls: "first" } }, { address: "asc" }],
  });
}

/**
 * The reason why the viewer's item cannot have an address, or null if it currently can. Rate-limited, because the
 * answer reveals which addresses are taken.
 */
export async function flawOfAddress(
  platform: Platform,
  viewer: Viewer,
  { id }: Pick<Content, "id">,
  input: unknown,
): Promise<{ address: string; flaw: string | null }> {
  const { id: userId } = signedIn(viewer);
  const { address } = parse(AddressQuestion, input);
  const flaw = formFlaw(address);
  if (flaw) return { address, flaw };
  await platform.limits.take("addressQuestion", userId);
  return { address, flaw: await takenFlaw(platform.db, { address, id, userId }) };
}

/**
 * Sets or removes the address of the viewer's item. The previous address redirects to the item. Makes no revision, and
 * does nothing if the address stays the same. Throws CONFLICT if the address belongs to someone else or to another
 * item.
 */
export async function setAddress(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
  key?: unknown,
): Promise<Content> {
  const { id: userId } = signedIn(viewer);
  const { address } = parse(AddressInput, input);
  return once(platform, intentionOf(viewer, key, "address", id, { address }), {
    async prepare() {
      const content = await ownContent(platform, viewer, "content:write", id, "content");
      if (content.address !== address) await platform.limits.take("itemAddress", userId);
      return async (tx, announce) => {
        const before = await lockOwn(tx, viewer, id, "content");
        if (before.address === address) return before;
        if (address !== null) await claim(tx, { address, id, userId });
        if (before.address !== null)
          await tx.$executeRaw`UPDATE item_addresses SET released_at = now() WHERE address = ${before.address}`;
        // The item's ETag is derived from this time.
        await tx.$executeRaw`UPDATE quizzes SET address = ${address}, updated_at = now() WHERE id = ${id}`;
        const { title } = before;
        await logged(tx, viewer, userId, {
          action: "settings_changed",
          contentId: id,
          title,
          settings: ["address"],
          ...(address !== null && { address }),
        });
        await announce(
          "addresses",
          [before.address, address].filter((each) => each !== null),
        );
        await announce("content", [id]);
        return tx.content.findUniqueOrThrow({ where: { id } });
      };
    },
    note: () => ({}),
    recall: async () => requireOwn(viewer, "content:write", await madeContent(platform, id)),
  });
}

/** When two items claim an address at once, the second waits for the first and then finds the address taken. */
async function claim(tx: Transaction, wanted: Wanted): Promise<void> {
  const { address, id, userId } = wanted;
  await tx.$executeRaw`
    INSERT INTO item_addresses (address, quiz_id, user_id) VALUES (${address}, ${id}, ${userId}) ON CONFLICT DO NOTHING`;
  await tx.$queryRaw`SELECT FROM item_addresses WHERE address = ${address} FOR UPDATE`;
  const message = await takenFlaw(tx, wanted);
  if (message) throw new DomainError("CONFLICT", message, { issues: [{ path: "address", message }] });
  const others = await tx.itemAddress.count({ where: { contentId: id, address: { not: address } } });
  if (others >= mostAddresses)
    throw invalid("address", `It has ${mostAddresses} addresses that lead here. Take one of these again.`);
  await tx.$executeRaw`
    UPDATE item_addresses SET quiz_id = ${id}, user_id = ${userId}, taken_at = now(), released_at = NULL
     WHERE address = ${address}`;
}
