import { requireOpen } from "../../content/content.policy.ts";
import type { Collection } from "../../content/kind.ts";
import { notInvited } from "../../content/rules/personal-link.ts";
import { availabilityOf } from "../../content/rules/rules.shared.ts";
import type { Item } from "../../content/taking/item.ts";
import { visibleItemIn } from "../../content/taking/visible-item.ts";
import { parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { Start } from "../attempt.rules.ts";
import { noRetake, takesPlace, termsOf } from "../retakes/retakes.ts";
import { requireEntry } from "./entry.ts";
import { erasedAnswers } from "./erased.ts";
import { entrantOf } from "./invited.ts";
import { countingRefusals, takeAsHolder, takeStart } from "./pace.ts";
import { takeSeatToStart } from "./seat.ts";
import { readSitting, type Sitting, timeLeftOf } from "./sitting.ts";
import { storeStart } from "./starts.ts";
import { untilUnlocked } from "./until-unlocked.ts";

export interface Started {
  item: Item;
  /** Seconds; null without a time limit. */
  timeLeft: number | null;
}

/** Counts a repeated key once. */
export async function startAttempt(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
  collection?: Collection,
): Promise<Started> {
  const startInput = parse(Start, input);
  const item = await visibleItemIn(platform, viewer, contentId, collection);
  const begin = () => start(platform, viewer, item, startInput.attemptKey);
  return { item, timeLeft: await countingRefusals(platform, viewer, contentId, begin) };
}

async function start(platform: Platform, viewer: Viewer, item: Item, sentKey: string): Promise<number | null> {
  const contentId = item.id;
  const { timeLimit } = item.rules ?? {};
  const entrant = await entrantOf(platform, item, sentKey);
  const { attemptKey } = entrant;
  const promised = timeLimit === undefined ? null : timeLimit * 60;
  const sitting = () => readSitting(platform, contentId, attemptKey);
  const earlier = await sitting();
  const isHolder = earlier !== null || entrant.invitationId !== null || entrant.ballot !== null;
  if (isHolder) await takeAsHolder(platform, contentId, attemptKey);
  // The reply to its start may have been lost before the item closed.
  if (earlier && availabilityOf(item) === "CLOSED") return leftOf(item, earlier);
  requireOpen(item);
  await requireEntry(platform, viewer, item, entrant, async () => earlier);
  if (!isHolder) await takeStart(platform, viewer, contentId);
  // Takers with a passcode or personal link are not limited by address, because a class may share one.
  const isGiven = entrant.invitationId !== null || entrant.ballot !== null || item.rules?.passcode !== undefined;
  if (await takesPlace(platform, item, entrant))
    await takeSeatToStart(platform, item, attemptKey, isGiven ? null : viewer.address);
  const result = await untilUnlocked(async () => {
    const terms = termsOf(item, entrant.number);
    const stored = await storeStart(platform, contentId, { ...entrant, ...terms, promised });
    return stored.outcome === "locked" ? null : stored;
  });
  if (result.outcome === "withdrawn") throw notInvited(item, "WITHDRAWN");
  if (result.outcome === "spent") throw notInvited(item, "SPENT");
  if (result.outcome === "erased") throw erasedAnswers();
  if (result.outcome === "known" && entrant.number > 1 && !earlier) throw noRetake();
  if (promised === null) return null;
  const firstSitting = result.outcome === "new" && { elapsed: 0, promised: (result.promised ?? promised) * 1000 };
  return leftOf(item, firstSitting || (await sitting()));
}

const leftOf = (item: Item, sitting: Sitting | null) => sitting && timeLeftOf(item, sitting, Date.now());
