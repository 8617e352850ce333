import { extraSeconds } from "../attempt/writing/invited.ts";
import { lockOwn } from "../content/own.ts";
import { storedKeys } from "../content/rules/personal-link.ts";
import { isAnonymous } from "../content/rules/rules.shared.ts";
import type { Invitation } from "../generated/prisma/client.ts";
import { inTransaction } from "../platform/data/database.ts";
import { deletedMeanwhile, invalid, parse } from "../platform/errors.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { invitationFacts, requireInvitation } from "./invitation.policy.ts";
import { noExtraTime } from "./invitation.shared.ts";
import { withPassed } from "./list.ts";
import { type PersonEdit as Edit, nameless, PersonEdit } from "./people/person.rules.ts";
import { changeThose } from "./several.ts";

/** Over REST, finds the invitation only below its item. */
async function ownInvitation({ db }: Platform, viewer: Viewer, id: string, contentId?: string): Promise<Invitation> {
  const invitation = await db.invitation.findUnique({ where: { id }, include: invitationFacts });
  const isBelow = contentId === undefined || invitation?.contentId === contentId;
  return requireInvitation(viewer, "content:write", isBelow ? invitation : null);
}

/**
 * Changes an invitation's personal details, grants extra time, or withdraws or restores the link. Extra time even
 * applies to an attempt in progress. Never shortens the time limit that was promised at its start.
 */
export async function editInvitation(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: unknown,
  below?: string,
): Promise<ReturnType<typeof withPassed>> {
  const { contentId } = await ownInvitation(platform, viewer, id, below);
  const edit = parse(PersonEdit, input);
  return inTransaction(platform.db, async (tx) => {
    const content = await lockOwn(tx, viewer, contentId);
    if (isAnonymous(content) && (edit.extraMinutes || edit.extraPercent))
      throw invalid(edit.extraMinutes ? "extraMinutes" : "extraPercent", noExtraTime);
    const before = await tx.invitation.findUnique({ where: { id } });
    if (!before) throw deletedMeanwhile();
    if (edit.name === null && before.name !== null && before.email === null) throw invalid("name", nameless);
    if (edit.isRevoked != null) await changeThose(tx, viewer, content, edit.isRevoked ? "revoke" : "restore", [id]);
    const changed = await tx.invitation.update({ where: { id }, data: changeOf(edit) });
    await tx.$executeRawUnsafe(
      `UPDATE attempt_starts AS s
          SET time_limit = greatest(s.time_limit, (q.rules ->> 'timeLimit')::int * 60 +
                ${extraSeconds("i", "(q.rules ->> 'timeLimit')::int * 60")})
         FROM invitations AS i JOIN quizzes AS q ON q.id = i.quiz_id
        WHERE i.id = $1 AND s.quiz_id = q.id AND s.attempt_key = ANY($2) AND s.time_limit IS NOT NULL
          AND q.rules ->> 'timeLimit' IS NOT NULL`,
      id,
      storedKeys(id),
    );
    return withPassed(content, changed);
  });
}

function changeOf({ name, language, extraMinutes, extraPercent }: Edit) {
  return {
    ...(name !== undefined && { name }),
    ...(language !== undefined && { language }),
    // Setting one form of extra time clears the other.
    ...(extraMinutes !== undefined && { extraMinutes, ...(extraMinutes && { extraPercent: null }) }),
    ...(extraPercent !== undefined && { extraPercent, ...(extraPercent && { extraMinutes: null }) }),
  };
}

/**
 * Removes a person from the list. Their link is withdrawn, and their answers are kept. Repeating it throws NOT_FOUND.
 */
export async function deleteInvitation(
  platform: Platform,
  viewer: Viewer,
  id: string,
  below?: string,
): Promise<string> {
  const { contentId } = await ownInvitation(platform, viewer, id, below);
  return inTransaction(platform.db, async (tx) => {
    const count = await changeThose(tx, viewer, await lockOwn(tx, viewer, contentId), "delete", [id]);
    if (count === 0) throw deletedMeanwhile();
    return contentId;
  });
}
