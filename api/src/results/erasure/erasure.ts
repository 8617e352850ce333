import { createHash, randomBytes } from "node:crypto";
import { logged } from "../../account/log/log.ts";
import type { Erasure } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { notFound, parse } from "../../platform/errors.ts";
import { administrator, inPerson, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { intentionOf, once } from "../../platform/work/idempotency.ts";
import { type ErasureScope, type FoundItem, findItems, mailsTo } from "./erased-items.ts";
import { Person } from "./erasure.rules.ts";

export interface ErasurePreview {
  everywhere: boolean;
  items: FoundItem[];
  mails: number;
  mailStops: number;
}

/**
 * A preview of everything that an erasure would delete now. Only administrators may ask for `everywhere`; others get
 * FORBIDDEN.
 */
export async function previewErasure(platform: Platform, viewer: Viewer, input: unknown): Promise<ErasurePreview> {
  const { everywhere, ...meant } = scopeOf(viewer, input);
  const { db } = platform;
  const items = await findItems(platform, meant);
  const mails = await db.mail.count({ where: mailsTo(meant) });
  const mailStops = everywhere ? await db.mailStop.count({ where: { recipient: meant.address } }) : 0;
  return { everywhere, items, mails, mailStops };
}

/**
 * Starts to erase everything under an address, in a job, and returns the receipt. Once all is done, only a salted hash
 * of the address remains in it. There is no undo.
 */
export async function erasePerson(platform: Platform, viewer: Viewer, input: unknown, key?: unknown): Promise<Erasure> {
  const { everywhere, address, ownerId } = scopeOf(viewer, input);
  const { id: userId } = inPerson(viewer);
  return once(platform, intentionOf(viewer, key, "erasePerson", input), {
    async prepare() {
      const items = await findItems(platform, { address, ownerId });
      return async (tx) => {
        const salt = randomBytes(16).toString("hex");
        const addressHash = createHash("sha256").update(salt).update(address).digest("hex");
        const erasure = await tx.erasure.create({ data: { userId, everywhere, address, salt, addressHash } });
        if (everywhere)
          await tx.auditEntry.create({ data: { actorId: userId, action: "erase-person", subjectId: erasure.id } });
        await logErasure(tx, viewer, items, everywhere ? [] : [userId]);
        await platform.jobs.send(tx, "erasure", [erasure.id]);
        return erasure;
      };
    },
    note: ({ id }) => ({ id }),
    recall: ({ id }) => ownErasure(platform, viewer, id),
  });
}

export async function ownErasure({ db }: Platform, viewer: Viewer, id: string): Promise<Erasure> {
  const { id: userId } = inPerson(viewer);
  const erasure = await db.erasure.findUnique({ where: { id, userId } });
  if (!erasure) throw notFound("Erasure");
  return erasure;
}

function scopeOf(viewer: Viewer, input: unknown): ErasureScope & { everywhere: boolean } {
  const { id } = inPerson(viewer);
  const { email: address, everywhere } = parse(Person, input);
  if (everywhere) administrator(viewer);
  return { address, everywhere, ownerId: everywhere ? null : id };
}

/**
 * Logs the number of erased responses for each owner. For an owner who erases from their own items, even if nothing was
 * found.
 */
async function logErasure(tx: Transaction, viewer: Viewer, items: FoundItem[], owners: string[]): Promise<void> {
  const counts = new Map(owners.map((owner) => [owner, 0]));
  for (const { ownerId, attempts } of items)
    if (ownerId !== null) counts.set(ownerId, (counts.get(ownerId) ?? 0) + attempts);
  for (const [owner, count] of counts) await logged(tx, viewer, owner, { action: "person_erased", count });
}
