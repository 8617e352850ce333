import { z } from "zod";
import { ballotKeysOf } from "../attempt/ballot/keys.ts";
import { type Retakes, readRetakes } from "../attempt/retakes/retakes.ts";
import { noonOfDay } from "../attempt/writing/anonymity.ts";
import { entrantOf, extraSeconds } from "../attempt/writing/invited.ts";
import { requireInvitation } from "../attempt/writing/pace.ts";
import { readSitting, timeLeftOf } from "../attempt/writing/sitting.ts";
import { notInvited } from "../content/rules/personal-link.ts";
import { isAnonymous } from "../content/rules/rules.shared.ts";
import type { Item } from "../content/taking/item.ts";
import { visibleItem } from "../content/taking/visible-item.ts";
import { parse } from "../platform/errors.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { text } from "../platform/shared/text.rules.ts";

const secondsAMinute = 60;

export const Opening = z.object({ personalKey: text(255) });

/** The data returned to the person who follows a personal link. */
export interface OpenedInvitation {
  /** The name as the author wrote it. */
  name: string | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** Minutes, including extra time. Absent without extra time. */
  timeLimit?: number;
  /**
   * Seconds until the limit or the closing, negative afterwards. Absent unless an attempt with a limit is in progress.
   */
  timeLeft?: number;
  /** The public key for ballots, as SPKI in base64. Absent unless answers are anonymous. */
  ballotKey?: string;
  /** Absent unless the item allows further attempts. */
  retakes?: Retakes;
}

/** Records that a personal link was followed. Throws NOT_INVITED for an incomplete or withdrawn link. */
export async function openInvitation(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
): Promise<OpenedInvitation> {
  const { personalKey } = parse(Opening, input);
  const item = await visibleItem(platform, viewer, contentId, "Content");
  const id = await requireInvitation(platform, viewer, item, personalKey);
  const hasBallots = isAnonymous(item);
  const limit = item.rules?.timeLimit ?? 0;
  const { rows } = await platform.sql.query<OpenedInvitation & { extra: number }>({
    name: hasBallots ? "open-invitation-anonymously" : "open-invitation",
    // Anonymous items record only the day, because the time could reveal whose answers are whose.
    text: `WITH noted AS (
             UPDATE invitations SET opened_at = ${hasBallots ? noonOfDay : "now()"} WHERE id = $1 AND opened_at IS NULL AND revoked_at IS NULL
           )
           SELECT name, started_at AS "startedAt", finished_at AS "finishedAt",
                  ${extraSeconds("invitations", "$3::int")} AS extra FROM invitations
            WHERE id = $1 AND quiz_id = $2 AND revoked_at IS NULL`,
    values: [id, contentId, secondsAMinute * limit],
  });
  if (!rows[0]) throw notInvited(item, "WITHDRAWN");
  const { extra, ...opened } = rows[0];
  if (hasBallots) return { ...opened, ballotKey: (await ballotKeysOf(platform, contentId)).spki };
  const retakes = await readRetakes(platform, item, id);
  const attemptKey = opened.finishedAt ? retakes?.attemptKey : personalKey;
  const timeLeft = opened.startedAt && attemptKey ? await timeLeftWith(platform, item, attemptKey) : null;
  return {
    ...opened,
    ...(limit > 0 && extra > 0 && { timeLimit: limit + extra / secondsAMinute }),
    ...(timeLeft !== null && { timeLeft }),
    ...(retakes && { retakes }),
  };
}

async function timeLeftWith(platform: Platform, item: Item, sentKey: string): Promise<number | null> {
  if (item.rules?.timeLimit === undefined) return null;
  const { attemptKey } = await entrantOf(platform, item, sentKey);
  const sitting = await readSitting(platform, item.id, attemptKey);
  return sitting && timeLeftOf(item, sitting, Date.now());
}
