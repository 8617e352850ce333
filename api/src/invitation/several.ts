import { z } from "zod";
import { logged } from "../account/log/log.ts";
import { lockOwn, ownContent } from "../content/own.ts";
import type { Content, LogAction } from "../generated/prisma/client.ts";
import { inTransaction, type Transaction } from "../platform/data/database.ts";
import { parse } from "../platform/errors.ts";
import { signedIn, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { shapes } from "../platform/shape/shape.rules.ts";
import { requirePeople } from "./invitation.policy.ts";
import { mostAtOnce } from "./mail/mailing.shared.ts";
import { mailBefore } from "./mail/reach.ts";

export const SeveralChange = z.strictObject({
  change: z
    .enum(["revoke", "restore", "delete"])
    .register(shapes, { name: "InvitationChange" })
    .meta({ description: "Whether to withdraw the links, restore them, or remove the people from the list." }),
  ids: z.array(z.string()).max(mostAtOnce, `Up to ${mostAtOnce} at once`),
});

type Change = z.output<typeof SeveralChange>["change"];

/** The statement for each change, and the condition for invitations that it hasn't been applied to. */
const changes: Record<Change, { does: string; to: string; action: LogAction | null }> = {
  revoke: {
    does: `UPDATE invitations SET revoked_at = now(), wanted = NULL, mail = CASE WHEN wanted IS NULL THEN mail ELSE ${mailBefore} END`,
    to: "revoked_at IS NULL",
    action: "invitations_revoked",
  },
  restore: { does: "UPDATE invitations SET revoked_at = NULL", to: "revoked_at IS NOT NULL", action: null },
  delete: { does: "DELETE FROM invitations", to: "true", action: "invitations_deleted" },
};

/**
 * Changes invitations that are on the list and records it in the log. Returns the number of invitations that changed.
 */
export async function changeThose(
  tx: Transaction,
  viewer: Viewer,
  { id: contentId, title }: Pick<Content, "id" | "title">,
  change: Change,
  ids: string[],
): Promise<number> {
  const { does, to, action } = changes[change];
  // Locks rows in the same order as starts do.
  const count = await tx.$executeRawUnsafe(
    `WITH meant AS MATERIALIZED (
       SELECT id FROM invitations WHERE quiz_id = $1 AND id = ANY($2) AND ${to} ORDER BY id FOR UPDATE
     ) ${does} WHERE id IN (SELECT id FROM meant)`,
    contentId,
    ids,
  );
  if (count > 0 && action) await logged(tx, viewer, signedIn(viewer).id, { action, contentId, title, count });
  return count;
}

export interface ChangedInvitations {
  /** Number of invitations that changed. */
  changed: number;
}

/** Withdraws or restores several links, or removes the people from the list. Skips people who are not on it. */
export async function changeInvitations(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
): Promise<ChangedInvitations> {
  await ownContent(platform, viewer, "content:write", contentId, "content");
  requirePeople(viewer);
  const { change, ids } = parse(SeveralChange, input);
  return inTransaction(platform.db, async (tx) => ({
    changed: await changeThose(tx, viewer, await lockOwn(tx, viewer, contentId), change, ids),
  }));
}
