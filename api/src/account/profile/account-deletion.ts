import type { Transaction } from "../../platform/data/database.ts";
import { DomainError, invalid, parse } from "../../platform/errors.ts";
import { inPerson, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { AccountDeletion } from "../account.rules.ts";
import { setAdmin } from "../admin-flag.ts";
import { requirePassword } from "../password.ts";
import { endSessions, holdAccess } from "../session.ts";
import { holdUser } from "../user.ts";
import { clearTrash, closeItems, deleteItems, lockItems } from "./item-deletion.ts";

/** Keeps the items private and without an owner, or deletes them with their answers. Empties the trash. */
export async function deleteAccount(platform: Platform, viewer: Viewer, input: unknown): Promise<void> {
  const { id } = inPerson(viewer);
  const { password, content } = parse(AccountDeletion, input);
  const user = await requirePassword(platform, id, password, "password");
  await announcing(platform, async (tx, announce) => {
    // First, so that the statements below see every item: a concurrent copy or restore ends before, or is refused.
    await lockItems(tx, id);
    await holdUser(tx, id);
    await holdAccess(tx, viewer);
    await requireErased(tx, id);
    if (user.isAdmin) await setAdmin(tx, { id }, false, viewer);
    await clearTrash(platform, tx, { userId: id });
    const items = await tx.content.findMany({ where: { userId: id }, select: { id: true } });
    if (content === "delete") await deleteItems(platform, tx, { userId: id });
    // Closes these items, because no owner is left to read their responses or to close them.
    else await closeItems(tx, { userId: id });
    await tx.mail.deleteMany({ where: { recipient: user.email, kind: { not: "results" } } });
    await endSessions(tx, id);
    const { count } = await tx.user.deleteMany({ where: { id, password: user.password } });
    if (count === 0) throw invalid("password", "Your password has just been changed elsewhere");
    await announce(
      "content",
      items.map(({ id }) => id),
    );
  });
}

/** Milliseconds. An erasure that is still unfinished after this time has failed for good. */
const erasureMillis = 24 * 60 * 60 * 1000;

/** Throws UNAVAILABLE while an erasure by the user is running, because it would end with the account. */
async function requireErased(tx: Transaction, userId: string): Promise<void> {
  const since = new Date(Date.now() - erasureMillis);
  const running = await tx.erasure.count({ where: { userId, doneAt: null, createdAt: { gt: since } } });
  if (running > 0)
    throw new DomainError("UNAVAILABLE", "Answers are still being erased. Please try again in a minute.", {
      retryAfter: 60,
    });
}
