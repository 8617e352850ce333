import { requireOwn } from "../content/content.policy.ts";
import { belongsTo, type Collection, collectionNoun } from "../content/kind.ts";
import { findItem, type Item } from "../content/taking/item.ts";
import { notFound, parse } from "../platform/errors.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { Submission } from "./attempt.rules.ts";
import { grade } from "./grading/grade.ts";
import { type Receipt, receiptOf } from "./receipt.ts";
import { answeredRevision, itemForTaker } from "./revision.ts";

export async function trialItem(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  collection: Collection,
): Promise<Item> {
  const item = requireOwn(viewer, "content:read", await findItem(platform, contentId), collectionNoun[collection]);
  if (!belongsTo(collection, item.kind)) throw notFound(collectionNoun[collection]);
  return item;
}

/**
 * Checks and grades answers like `submit`, but stores nothing. For the owner only. A trial has no start, so with a time
 * limit answers may be missing at any time.
 */
export async function tryAnswers(
  platform: Platform,
  viewer: Viewer,
  contentId: string,
  input: unknown,
  collection: Collection,
): Promise<Receipt> {
  const current = await trialItem(platform, viewer, contentId, collection);
  const submission = parse(Submission, input);
  await platform.limits.take("submitAddress", `${viewer.user?.id} ${contentId}`);
  const { item, givens } = await answeredRevision(platform, current, submission, {
    mayMiss: current.rules?.timeLimit !== undefined,
  });
  const answered = {
    id: "trial",
    totalQuestions: item.questions.length,
    isCounted: true,
    isSuperseded: false,
    participantName: null,
    invitationId: null,
    attemptKey: null,
  };
  const translated = await itemForTaker(platform, item, submission);
  return receiptOf(platform, current, translated, answered, givens, grade(item, givens));
}
