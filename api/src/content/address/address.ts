import { logged } from "../../account/log/log.ts";
import type { Content, ItemAddress } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid, parse } from "../../platform/errors.ts";
import { hourly } from "../../platform/hourly.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { intentionOf, once } from "../../platform/work/idempotency.ts";
import { requireOwn } from "../content.policy.ts";
import { lockOwn, madeContent, ownContent } from "../content.ts";
import { AddressInput, AddressQuestion } from "./address.rules.ts";
import { formFlaw, mostAddresses } from "./address.shared.ts";

declare module "../../platform/work/events.ts" {
  interface Topics {
    /** Addresses of items that lead elsewhere, or nowhere, from then on. */
    addresses: true;
  }
}

/** For how many days nobody else is given an address that an item let go. */
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

/** Why an item of a user cannot have an address, by the register; null if it can. */
async function takenFlaw(tx: Transaction, { address, id, userId }: Wanted): Promise<string | null> {
  const [held] = await tx.$queryRaw<Held[]>`
    SELECT a.quiz_id AS "contentId", a.user_id AS "userId", a.released_at IS NOT NULL AS "isReleased",
           a.released_at > now() - make_interval(days => ${reservedDays}::int) AS "isReserved",
           EXISTS (SELECT FROM trashed_items t WHERE t.quiz_id = a.quiz_id) AS "isInTrash"
      FROM item_addresses a WHERE a.address = ${address}`;
  if (!held || held.contentId === id) return null;
  const isOurs = held.userId === userId;
  if (!held.isReleased && isOurs)
    return held.isInTrash
      ? "An item in your trash has this address. Restore it, or delete it for good, or choose another address."
      : "Another item of yours has this address. Give that one another address first.";
  if (!held.isReleased) return "Somebody else has this address. Choose another.";
  if (isOurs || !held.isReserved) return null;
  return "Somebody else had this address less than a year ago, so it is kept for them. Choose another.";
}

/** Addresses that nobody has any more, and everybody may have again. */
export const deleteOldAddresses = ({ sql }: Platform) =>
  sql.query(
    "DELETE FROM item_addresses WHERE quiz_id IS NULL AND released_at <= now() - make_interval(days => $1::int)",
    [reservedDays],
  );

export const forgetAddresses = (platform: Platform) =>
  hourly(platform, "Old addresses of items could not be deleted", () => deleteOldAddresses(platform));

/** Every address of one's own item, the present one first, then those of before that lead on to it. */
export async function listAddresses({ db }: Platform, { id }: Pick<Content, "id">): Promise<ItemAddress[]> {
  return db.itemAddress.findMany({
    where: { contentId: id },
    orderBy: [{ releasedAt: { sort: "desc", nulls: "first" } }, { address: "asc" }],
  });
}

/** Why one's own item cannot have an address; null if it can, as things stand. Limited, because it tells what is taken. */
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
 * Gives one's own item an address, or takes its present one away. The one of before leads on to the item. It makes no
 * revision, and what is so already changes nothing. CONFLICT if the address is somebody else's.
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
        // Its ETag is made of this time.
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

/** Of two items that claim an address at once, the second waits for the first, and finds it taken. */
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
