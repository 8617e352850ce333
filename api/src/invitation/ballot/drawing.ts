import { z } from "zod";
import { ballotBytes, ballotLengths } from "../../attempt/ballot/ballot.shared.ts";
import { ballotKeysOf, signBlindly } from "../../attempt/ballot/keys.ts";
import { anonymousRule, noonOfDay } from "../../attempt/writing/anonymity.ts";
import { requireInvitation } from "../../attempt/writing/pace.ts";
import { untilUnlocked } from "../../attempt/writing/until-unlocked.ts";
import { requireOpen } from "../../content/content.policy.ts";
import { notInvited } from "../../content/rules/personal-link.ts";
import { isAnonymous } from "../../content/rules/rules.shared.ts";
import { visibleItem } from "../../content/taking/visible-item.ts";
import { DomainError, invalid, parse } from "../../platform/errors.ts";
import { digest } from "../../platform/identity/secret.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { text } from "../../platform/shared/text.rules.ts";

export const Drawing = z.object({
  personalKey: text(255),
  blinded: text(ballotLengths.signature).meta({
    description: "The blinded message (RFC 9474) of a random token: 256 bytes in base64url.",
  }),
});

/** The service's signature of a ballot, made without seeing the ballot. */
export interface DrawnBallot {
  /** Signature of the blinded message, in base64url. */
  blindSignature: string;
}

// Stored under the item's lock before the signature is returned, so that anonymity cannot be turned off in the
// meantime. Skips a locked item. Records only the day, not the time.
const draw = `
WITH item AS MATERIALIZED (
  SELECT id FROM quizzes WHERE id = $2 AND deleted_at IS NULL AND ${anonymousRule("quizzes")} FOR KEY SHARE SKIP LOCKED
)
UPDATE invitations
   SET ballot = $3, is_ballot_new = true, finished_at = ${noonOfDay},
       started_at = coalesce(started_at, ${noonOfDay}), opened_at = coalesce(opened_at, ${noonOfDay})
 WHERE id = $1 AND quiz_id IN (SELECT item.id FROM item) AND revoked_at IS NULL AND ballot IS NULL`;

interface Drawn {
  ballot: string | null;
  isRevoked: boolean;
}

/**
 * Signs one ballot for the holder of a personal link to an anonymous item, who then counts as having taken part. Signs
 * the same ballot again on request, and throws NOT_INVITED for a different one.
 */
export async function drawBallot(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
): Promise<DrawnBallot> {
  const { personalKey, blinded } = parse(Drawing, input);
  const item = await visibleItem(platform, viewer, contentId, "Content");
  const id = await requireInvitation(platform, viewer, item, personalKey);
  if (!isAnonymous(item))
    throw new DomainError("CONFLICT", "Answers are not anonymous here: send the key of the personal link with them");
  requireOpen(item);
  const message = Buffer.from(blinded, "base64url");
  const signature = signBlindly(platform, await ballotKeysOf(platform, contentId), message);
  if (!signature)
    throw invalid("blinded", `Must be ${ballotBytes.signature} bytes in base64url, and below the modulus of the key`);
  const hash = digest(message);
  const ballot = await untilUnlocked(async () => {
    await platform.sql.query({ name: "draw-ballot", text: draw, values: [id, contentId, hash] });
    const { rows } = await platform.sql.query<Drawn>({
      name: "drawn-ballot",
      text: `SELECT ballot, revoked_at IS NOT NULL AS "isRevoked" FROM invitations WHERE id = $1 AND quiz_id = $2`,
      values: [id, contentId],
    });
    const [row] = rows;
    if (!row || row.isRevoked) throw notInvited(item, "WITHDRAWN");
    // Throws if the item was deleted, and is not just locked.
    if (row.ballot === null) await visibleItem(platform, viewer, contentId, "Content");
    return row.ballot;
  });
  if (ballot !== hash) throw notInvited(item, "DRAWN");
  return { blindSignature: signature.toString("base64url") };
}
